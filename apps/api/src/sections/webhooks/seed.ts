import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { recordStatus } from '#db/status-history.ts'
import { webhook } from './schema.ts'
import { newSalt } from './secrets.ts'

const DAY = 86_400_000

/** All of them are off: demo data must not send requests. */
const demo = [
  { name: 'Обмен с 1С', url: 'https://1c.example/hooks/orders', entities: ['order', 'sub-order'], status: 'paused' },
  {
    name: 'Витрина',
    url: 'https://shop.example/api/catalog-events',
    entities: ['product', 'product-offer'],
    status: 'off',
  },
] as const

export async function seedWebhooks(tx: Database, { at }: { at: Date }): Promise<void> {
  const days = (count: number) => new Date(at.getTime() + count * DAY).toISOString()
  for (const { name, url, entities, status } of demo) {
    const created = { created_at: days(-40), updated_at: days(-1) }
    const [saved] = await tx
      .insert(webhook)
      .values({
        name,
        url,
        entities: [...entities],
        status,
        salt: newSalt(),
        position: 0,
        since: days(0),
        accepted_at: days(-2),
        ...created,
      })
      .returning({ id: webhook.id })
    if (!saved || status !== 'paused') continue
    await seedDeliveries(tx, saved.id, at)
    await recordStatus(tx, {
      entity: 'webhook',
      entity_id: saved.id,
      from_status: 'active',
      to_status: 'paused',
      comment: 'За сутки получатель не принял ни одного события',
      user_id: null,
      created_at: days(-1),
    })
  }
}

/** Twelve events that were accepted, and then eight that wait since the receiver refused the first of them. */
async function seedDeliveries(tx: Database, id: number, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into webhook_delivery (webhook_id, audit_id, entity, entity_id, event, occurred_at, state, attempts,
      next_attempt_at, first_attempt_at, attempted_at, answer_status, answer_body, failure, duration_ms)
    select ${id}, log.id, entity, entity_id, event, created_at,
      case when turn > 8 then 'delivered' else 'pending' end,
      case when turn > 8 then 1 else 38 end,
      case when turn <= 8 then ${at.toISOString()}::timestamptz end, created_at, created_at,
      case when turn > 8 then 200 else 503 end, case when turn > 8 then '{"ok":true}' else 'Service Unavailable' end, null, 84
    from (
      select *, row_number() over (order by created_at desc, id desc) as turn from audit_log
      where entity in ('order', 'sub-order') and event = 'status_changed' order by created_at desc, id desc limit 20
    ) log order by created_at, id`)
}
