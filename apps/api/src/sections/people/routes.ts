import { sql } from '#db/drizzle.ts'
import { conflict, invalid } from '#errors.ts'
import type { Database } from '#db/database.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { oneLine } from '#text/one-line.ts'
import { say } from '#text/language/say.ts'
import { type Contact, contactOf } from './contact.ts'
import { eraseBuyers } from './erase.ts'
import { find, isKnown } from './find.ts'
import { term } from './term.ts'
import { holdOperations } from './skip-prepared.ts'
import { ordersOf } from './traces.ts'

const NAMED_AT_MOST = 5

export const people = {
  'people.find': find,
  'people.term': term,
  'people.erase': { handle: erase, repeatable: false },
} satisfies Section<'people'>

async function erase({ body, db, actor, env }: Call<'people.erase'>) {
  const contact = contactOf(body.contact)
  if (contactOf(body.confirmation).value !== contact.value)
    throw invalid({ confirmation: ['Подтверждение: введите тот же телефон или почту'] })
  const reason = oneLine(body.reason)
  if (reason.length < 5) throw invalid({ reason: ['Основание: слишком короткое'] })
  await refuseColleague(db, contact)
  await holdOperations(db)
  const orders = await ordersOf(db, contact, sql`for update`)
  const open = orders.filter(({ is_open }) => is_open).map(({ number }) => number)
  if (open.length > 0) throw conflict(say`Есть незавершённые заказы: ${open.slice(0, NAMED_AT_MOST).join(', ')}`)
  if (orders.length === 0 && !(await isKnown(db, contact)))
    throw conflict('О человеке ничего не известно: стирать нечего')
  if (orders.length !== body.orders_count)
    throw conflict(say`Заказов стало ${orders.length}: посмотрите ещё раз, что известно о человеке`)
  const [label = ''] = await eraseBuyers({ db, env, actor }, [{ contact: contact.value, orders }], {
    byTerm: false,
    reason,
  })
  return { label, orders_count: orders.length }
}

/** An account is not erased with a buyer, and its address stands in the log as its name does. */
async function refuseColleague(db: Database, { value }: Contact) {
  const { rows } = await db.execute<{ label: string }>(sql`
    select person_label("user") as label from "user" where lower(email) = ${value.toLowerCase()}`)
  if (rows[0])
    throw conflict(say`Это адрес учётной записи: ${rows[0].label}. Сначала измените его в карточке пользователя`)
}
