import { lt } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { webhookDelivery } from './schema.ts'

const RETENTION = 30 * 24 * 60 * 60_000

/** Removes deliveries of more than 30 days, also those that wait in the queue of a paused webhook. */
export async function sweepDeliveries(db: Database, at: Date): Promise<void> {
  await db
    .delete(webhookDelivery)
    .where(lt(webhookDelivery.occurred_at, new Date(at.getTime() - RETENTION).toISOString()))
}
