import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { notify } from '#records/notify.ts'

interface Subject {
  account: { id: number; label: string }
  reason: string
}

/** Asks the other administrators for the confirmation, which they give on the page of the user. */
export function notifyAdministrators(tx: Database, actor: Actor, ids: readonly number[], { account, reason }: Subject) {
  const title = `${actor.userName} просит сбросить второй шаг входа: ${account.label}`
  return notify(tx, ids, {
    type: 'factor_reset_requested',
    title,
    body: reason,
    at: actor.at,
    about: { entity: 'user', entity_id: account.id },
  })
}

/** Answers the author of a request. */
export function notifyAuthor(
  tx: Database,
  actor: Actor,
  id: number,
  { account, isReset }: Omit<Subject, 'reason'> & { isReset: boolean },
) {
  const title = `${isReset ? 'Второй шаг входа сброшен' : 'В сбросе второго шага отказано'}: ${account.label}`
  return notify(tx, [id], {
    at: actor.at,
    type: 'factor_reset_answered',
    title,
    body: actor.userName,
    about: { entity: 'user', entity_id: account.id },
  })
}
