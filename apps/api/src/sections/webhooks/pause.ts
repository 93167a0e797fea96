import { and, eq, sql } from '#db/drizzle.ts'
import { systemPrincipal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { changeStatuses } from '#records/many/change-statuses.ts'
import { webhook } from './schema.ts'
import { webhookStatuses } from './statuses.ts'

/** Pauses a webhook, or all, and notifies the users who may resume them. */
export async function pauseWebhooks(tx: Database, at: Date, comment: string, id?: number): Promise<void> {
  const paused = await changeStatuses(
    { db: tx, actor: systemPrincipal(at) },
    {
      entity: 'webhook',
      table: webhook,
      machine: webhookStatuses,
      to: 'paused',
      where: and(id === undefined ? undefined : eq(webhook.id, id)),
      label: webhook.name,
      companyId: sql`null`,
      comment,
    },
  )
  if (paused.length === 0) return
  await tx.execute(sql`
    insert into notification (user_id, type, title, body, entity, entity_id, created_at, updated_at)
    select "user".id, 'webhook_paused', 'Вебхук «' || webhook.name || '» приостановлен', ${`${comment}. События ждут в очереди`},
      'webhook', webhook.id, ${at.toISOString()}, ${at.toISOString()}
    from "user" cross join webhook
    where webhook.id = any(${sql.param(paused)}::int8[]) and "user".status = 'active' and "user".kind = 'person' and exists (
      select from user_role join role on role.id = user_role.role_id
      where user_role.user_id = "user".id and (role.slug = 'administrator' or exists (
        select from role_permission where role_id = role.id and permission = 'webhook.statusChange')))`)
}
