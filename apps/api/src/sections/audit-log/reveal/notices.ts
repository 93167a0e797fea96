import type { Database } from '#db/database.ts'
import { notifyUsers } from '#records/notice.ts'

export const TYPE = 'personal_unusual'

interface Unusual {
  at: Date
  id: number
  name: string
  shown: number
  exported: number
}

/** Says who has got personal data of how many records; it leads to their page. */
export function notifyOfUnusual(tx: Database, { at, id, name, shown, exported }: Unusual, ids: readonly number[]) {
  return notifyUsers(tx, ids, {
    type: TYPE,
    title: `${name}: много персональных данных за час`,
    body: `Показано записей: ${shown}, выгружено: ${exported}. Чьи и зачем — в журнале, события «Показаны персональные данные» и «Выгрузка»`,
    at,
    leadsTo: id,
  })
}
