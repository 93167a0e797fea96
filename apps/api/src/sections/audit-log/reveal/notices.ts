import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { notifyUsers } from '#records/notice.ts'

export const TYPE = 'personal_unusual'

/** Says who has personal data shown to them more often than is usual; it leads to their page. */
export function notifyOfUnusual(tx: Database, actor: Actor, ids: readonly number[], count: number) {
  return notifyUsers(tx, ids, {
    type: TYPE,
    title: `${actor.userName} часто открывает персональные данные`,
    body: `За последний час показано: ${count}. Кому и зачем — в журнале, событие «Показаны персональные данные»`,
    at: actor.at,
    leadsTo: actor.userId,
  })
}
