import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { notify } from '#records/notify.ts'
import { permissionWord } from '#text/permission-words.ts'

/** Tells those who can give a permission that the actor asks for it. */
export function notifyGivers(tx: Database, actor: Actor, ids: readonly number[], permission: string, reason: string) {
  const title = `${actor.userName} просит доступ: ${permissionWord(permission)}`
  const about = { entity: 'user', entity_id: actor.userId }
  return notify(tx, ids, { type: 'access_requested', title, body: reason, at: actor.at, about })
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
  return notify(tx, [id], { type: 'access_answered', title, body, at: actor.at })
}
