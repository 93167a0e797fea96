import { eq, sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { defineList, equals, oneOf, words } from '#query/define-list.ts'
import { listPage } from '#query/list.ts'
import { bodyOf } from './message.ts'
import { webhook, webhookDelivery as delivery } from './schema.ts'
import { webhookStatuses } from './statuses.ts'

/** A longer queue waits in the log: `enqueue` stops there. */
export const QUEUED_AT_MOST = 10_000

const row = {
  id: webhook.id,
  name: webhook.name,
  url: webhook.url,
  entities: webhook.entities,
  events: webhook.events,
  status: webhook.status,
  pending_count: sql<number>`(
    select least(count(*), ${sql.raw(String(QUEUED_AT_MOST))})::int from webhook_delivery
    where webhook_id = "webhook".id and state = 'pending')`,
  accepted_at: webhook.accepted_at,
  created_at: webhook.created_at,
  version: webhook.version,
}

export function listWebhooks(db: Database, query: Call<'webhooks.list'>['query']) {
  return listPage(
    db,
    query,
    defineList<'webhooks.list'>(query, {
      table: webhook,
      where: {
        q: words(sql`${webhook.name} || ' ' || ${webhook.url}`),
        status: oneOf(webhook.status),
      },
      sort: {
        name: sql`${webhook.name} collate "unicode"`,
        accepted_at: webhook.accepted_at,
        created_at: webhook.created_at,
      },
      order: ['name'],
    }),
    (position) => db.select({ ...row, ...position }).from(webhook),
  )
}

export async function findWebhook(db: Database, actor: Principal, id: number) {
  const [record] = await db
    .select({ ...row, previous_until: webhook.previous_until, updated_at: webhook.updated_at })
    .from(webhook)
    .where(eq(webhook.id, id))
  if (!record) throw notFound()
  return { ...record, available_statuses: webhookStatuses.available(record.status, actor) }
}

const deliveryRow = {
  id: delivery.id,
  message_id: delivery.message_id,
  type: sql<string>`${delivery.entity} || '.' || ${delivery.event}`,
  entity: delivery.entity,
  entity_id: delivery.entity_id,
  state: delivery.state,
  attempts: delivery.attempts,
  occurred_at: delivery.occurred_at,
  attempted_at: delivery.attempted_at,
  next_attempt_at: delivery.next_attempt_at,
  answer_status: delivery.answer_status,
  failure: delivery.failure,
  duration_ms: delivery.duration_ms,
}

export async function listDeliveries(db: Database, query: Call<'webhookDeliveries.list'>['query']) {
  return listPage(
    db,
    query,
    defineList<'webhookDeliveries.list'>(query, {
      table: delivery,
      where: { webhook_id: equals(delivery.webhook_id), state: oneOf(delivery.state) },
      sort: { id: delivery.id },
      order: ['-id'],
    }),
    (position) => db.select({ ...deliveryRow, ...position }).from(delivery),
  )
}

export async function findDelivery(db: Database, id: number) {
  const [record] = await db
    .select({ ...deliveryRow, event: delivery.event, audit_id: delivery.audit_id, answer_body: delivery.answer_body })
    .from(delivery)
    .where(eq(delivery.id, id))
  if (!record) throw notFound()
  const { event, audit_id, ...fields } = record
  return { ...fields, body: bodyOf({ ...record, event, audit_id }) }
}
