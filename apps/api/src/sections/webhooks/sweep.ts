import { expired } from '#db/time/expired.ts'
import { webhookDelivery } from './schema.ts'

const RETENTION = 30 * 24 * 60 * 60_000

/** Deliveries of more than 30 days go, also those that wait in the queue of a paused webhook. */
export const sweepDeliveries = expired(webhookDelivery, webhookDelivery.occurred_at, RETENTION)
