import { and, eq, inArray, sql } from '#db/drizzle.ts'
import { systemPrincipal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { activePeople, holdsOneOfEach } from '#records/access/holders.ts'
import { changeStatuses } from '#records/many/change-statuses.ts'
import { notify } from '#records/notify.ts'
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
  const named = await tx.select({ id: webhook.id, name: webhook.name }).from(webhook).where(inArray(webhook.id, paused))
  for (const one of named)
    await notify(tx, activePeople(holdsOneOfEach([['webhook.statusChange']])), {
      type: 'webhook_paused',
      title: `Вебхук «${one.name}» приостановлен`,
      body: `${comment}. События ждут в очереди`,
      at,
      about: { entity: 'webhook', entity_id: one.id },
    })
}
