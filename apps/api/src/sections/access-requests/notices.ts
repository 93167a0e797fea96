import { type Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { sql } from '#db/drizzle.ts'
import { permissionWord } from '#text/permission-words.ts'

interface Notice {
  type: 'access_requested' | 'access_answered'
  title: string
  body: string
  at: Date
  /** The user whose page the notice leads to. */
  leadsTo: number | null
}

/** Tells those who can give a permission that the actor asks for it. */
export function notifyGivers(tx: Database, actor: Actor, ids: readonly number[], permission: string, reason: string) {
  const title = `${actor.userName} просит доступ: ${permissionWord(permission)}`
  return notify(tx, ids, { type: 'access_requested', title, body: reason, at: actor.at, leadsTo: actor.userId })
}

/** Tells a user what was answered, and by whom. */
export function notifyAsker(
  tx: Database,
  actor: Actor,
  id: number,
  { permission, comment, isGiven }: { permission: string; comment: string; isGiven: boolean },
) {
  const title = `${isGiven ? 'Доступ дан' : 'В доступе отказано'}: ${permissionWord(permission)}`
  const body = `${actor.userName}${comment ? `: ${comment}` : ''}`
  return notify(tx, [id], { type: 'access_answered', title, body, at: actor.at, leadsTo: null })
}

async function notify(tx: Database, ids: readonly number[], { type, title, body, at, leadsTo }: Notice) {
  const moment = at.toISOString()
  await tx.execute(sql`
    insert into notification (user_id, type, title, body, entity, entity_id, created_at, updated_at)
    select id, ${type}, ${title}, ${body}, ${leadsTo === null ? null : 'user'}, ${leadsTo}::int8, ${moment}, ${moment}
    from unnest(${sql.param(ids)}::int8[]) as heard (id)`)
}
