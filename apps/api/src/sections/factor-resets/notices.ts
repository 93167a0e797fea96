import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { sql } from '#db/drizzle.ts'

interface Told {
  account: { id: number; label: string }
  reason: string
}

/** Asks the other administrators for the confirmation, which they give on the page of the user. */
export function notifyAdministrators(tx: Database, actor: Actor, ids: readonly number[], { account, reason }: Told) {
  const title = `${actor.userName} просит сбросить второй шаг входа: ${account.label}`
  return notify(tx, actor, { ids, type: 'factor_reset_requested', title, body: reason, leadsTo: account.id })
}

/** Answers the author of a request. */
export function notifyAuthor(
  tx: Database,
  actor: Actor,
  id: number,
  { account, isReset }: Omit<Told, 'reason'> & { isReset: boolean },
) {
  const title = `${isReset ? 'Второй шаг входа сброшен' : 'В сбросе второго шага отказано'}: ${account.label}`
  return notify(tx, actor, {
    ids: [id],
    type: 'factor_reset_answered',
    title,
    body: actor.userName,
    leadsTo: account.id,
  })
}

interface Notice {
  ids: readonly number[]
  type: string
  title: string
  body: string
  leadsTo: number
}

async function notify(tx: Database, { at }: Actor, { ids, type, title, body, leadsTo }: Notice) {
  const moment = at.toISOString()
  await tx.execute(sql`
    insert into notification (user_id, type, title, body, entity, entity_id, created_at, updated_at)
    select id, ${type}, ${title}, ${body}, 'user', ${leadsTo}::int8, ${moment}, ${moment}
    from unnest(${sql.param(ids)}::int8[]) as heard (id)`)
}
