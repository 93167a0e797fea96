import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { forbidden, invalid } from '#errors.ts'
import { isStaff, mayUseCompany } from '#query/scope.ts'
import { defineFact, orderOfFact } from '#sections/facts/public.ts'
import { say, validation } from '#text/language/say.ts'
import { oneLine } from '#text/one-line.ts'
import { receiveReview } from './receive.ts'

type Input = Schemas['ReviewFact']

/** The subject of a review, with the seller whom it concerns. */
interface Subject {
  product_id?: number
  store_point_id?: number
  company_id: number | null
  order_item_id?: number
}

export const reviewFact = defineFact<Input>({
  kind: 'review',
  summary: ({ author_name, rating }) => say`${author_name}, оценка ${rating}`,
  apply: async ({ db, actor, input }) => {
    const { target, author_name, rating, text = null, pros = null, cons = null } = input
    const subject = await subjectOf(db, actor, input)
    // A review of a product alone concerns no seller, so staff's senders alone bring it.
    if (!isStaff(actor) && (subject.company_id === null || !mayUseCompany(actor, subject.company_id)))
      throw forbidden('Отзыв относится к другому продавцу')
    const author = oneLine(author_name)
    if (author === '') throw invalid({ author_name: [validation().required('Автор')] })
    const id = await receiveReview(db, actor, { ...subject, target, author_name: author, rating, text, pros, cons })
    return { entity: 'review', entity_id: id, entity_label: author }
  },
})

async function subjectOf(tx: Database, actor: Principal, input: Input): Promise<Subject> {
  const bought = input.offer_id === undefined ? undefined : await boughtLine(tx, actor, input, input.offer_id)
  if (input.target === 'product') {
    const product_id = bought?.product_id ?? input.product_id
    if (product_id === undefined || !(await exists(tx, sql`product where id = ${product_id}`)))
      throw invalid({ product_id: [validation().enum('Товар')] })
    return { product_id, company_id: bought?.company_id ?? null, ...(bought && { order_item_id: bought.id }) }
  }
  const line = bought && { order_item_id: bought.id }
  if (input.target === 'store-point') {
    const store_point_id = input.store_point_id ?? bought?.store_point_id ?? undefined
    const { rows } = await tx.execute<{ company_id: number | null }>(
      sql`select company_id from store_point where id = ${store_point_id ?? null}`,
    )
    const [point] = rows
    if (!point || store_point_id === undefined) throw invalid({ store_point_id: [validation().enum('Точка')] })
    return { store_point_id, company_id: point.company_id, ...line }
  }
  const company_id = bought?.company_id ?? input.company_id
  if (company_id === undefined || !(await exists(tx, sql`company where id = ${company_id}`)))
    throw invalid({ company_id: [validation().enum('Продавец')] })
  return { company_id, ...line }
}

interface Bought {
  id: number
  product_id: number
  company_id: number
  store_point_id: number | null
}

/** The line of the order that the author names: a review of a line that is not in it is refused. */
async function boughtLine(tx: Database, actor: Principal, input: Input, offerId: number): Promise<Bought> {
  const { id } = await orderOfFact(tx, actor, input)
  const { rows } = await tx.execute<{ [Field in keyof Bought]: Bought[Field] }>(sql`
    select item.id, product_id, company_id, store_point_id
    from sub_order join sub_order_item item on sub_order_id = sub_order.id
    where order_id = ${id} and offer_id = ${offerId} order by item.id limit 1`)
  const [line] = rows
  if (!line) throw invalid({ offer_id: ['Предложение: такого товара в заказе нет'] })
  return line
}

async function exists(tx: Database, from: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from ${from}`)
  return rows.length > 0
}
