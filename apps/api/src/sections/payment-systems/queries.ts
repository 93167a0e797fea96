import { and, asc, eq, inArray, max, sql } from '#db/drizzle.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { defineList, equals, oneOf, words } from '#query/define-list.ts'
import { alphabetical, containsWords, listPage, type OptionsQuery } from '#query/list.ts'
import { paymentSystem } from './schema.ts'

const columns = {
  id: paymentSystem.id,
  code: paymentSystem.code,
  name: paymentSystem.name,
  type: paymentSystem.type,
  fee_bp: paymentSystem.fee_bp,
  is_active: paymentSystem.is_active,
  position: paymentSystem.position,
  created_at: paymentSystem.created_at,
  updated_at: paymentSystem.updated_at,
  version: paymentSystem.version,
}

const searched = sql`${paymentSystem.name} || ' ' || ${paymentSystem.code}`

export function listPaymentSystems(db: Database, query: Call<'paymentSystems.list'>['query']) {
  return listPage(
    db,
    query,
    defineList<'paymentSystems.list'>(query, {
      table: paymentSystem,
      where: {
        q: words(searched),
        type: oneOf(paymentSystem.type),
        is_active: equals(paymentSystem.is_active),
      },
      sort: { position: paymentSystem.position, name: alphabetical(paymentSystem.name), type: paymentSystem.type },
      order: ['position'],
    }),
    (position) => db.select({ ...columns, ...position }).from(paymentSystem),
  )
}

/** Lists active ones; `ids` also finds inactive ones, so that a form can show its present value. */
export async function paymentSystemOptions(db: Database, { q, ids, limit = 50 }: OptionsQuery) {
  const rows = await db
    .select({
      id: paymentSystem.id,
      label: paymentSystem.name,
      type: paymentSystem.type,
      is_active: paymentSystem.is_active,
    })
    .from(paymentSystem)
    .where(and(ids ? inArray(paymentSystem.id, ids) : eq(paymentSystem.is_active, true), containsWords(searched, q)))
    .orderBy(asc(paymentSystem.position), asc(paymentSystem.id))
    .limit(limit)
  return rows.map(({ type, ...row }) => ({ ...row, hint: enumWords.PaymentSystemType[type] }))
}

export async function findPaymentSystem(db: Database, id: number) {
  const [record] = await db.select(columns).from(paymentSystem).where(eq(paymentSystem.id, id))
  if (!record) throw notFound()
  return record
}

export async function nextPosition(tx: Database): Promise<number> {
  const [last] = await tx.select({ position: max(paymentSystem.position) }).from(paymentSystem)
  return (last?.position ?? 0) + 1
}
