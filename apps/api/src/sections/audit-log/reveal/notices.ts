import type { Database } from '#db/database.ts'
import { notify } from '#records/notify.ts'

export const TYPE = 'personal_unusual'

interface Unusual {
  at: Date
  id: number
  name: string
  shown: number
  exported: number
}

/** Names the user and the number of revealed records, and links to the user's page. */
export function notifyOfUnusual(tx: Database, { at, id, name, shown, exported }: Unusual, ids: readonly number[]) {
  return notify(tx, ids, {
    type: TYPE,
    title: `${name}: много персональных данных за час`,
    body: `Показано записей: ${shown}, выгружено: ${exported}. Чьи и зачем — в журнале, события «Показаны персональные данные» и «Выгрузка»`,
    at,
    about: { entity: 'user', entity_id: id },
  })
}
