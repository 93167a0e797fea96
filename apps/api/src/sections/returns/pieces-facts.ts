import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { conflict, invalid } from '#errors.ts'
import { isStaff } from '#query/scope.ts'
import { defineFact, handedOverKey, orderOfFact, RefusedUntil, Waits } from '#sections/facts/public.ts'
import { changeSubOrder, isBeforeShipping } from '#sections/sub-orders/public.ts'
import type { SubOrderStatus } from '#sections/sub-orders/schema.ts'
import { say } from '#text/language/say.ts'

type Pieces = Schemas['FactPieces']

interface Line {
  id: number
  sub_order_id: number
  status: SubOrderStatus
  offer_id: number
  remaining: number
}

/** A buyer cancels pieces, or all that is not handed to delivery. */
export const cancellationFact = defineFact<Schemas['BuyerCancellationFact']>({
  kind: 'cancellation',
  summary: ({ order_number, order_external_id }) => say`К заказу ${order_number ?? order_external_id}`,
  apply: async ({ db, actor, input }) => {
    const { items, reason_id, comment = null } = input
    const found = await orderOfFact(db, actor, input)
    const lines = await linesOf(db, actor, found.id)
    const open = lines.filter(({ status }) => isBeforeShipping(status))
    if (open.length === 0) throw conflict('Нельзя отменить: заказ уже передан в доставку')
    const wanted = items ? taken(lines, open, items) : new Map(open.map((line) => [line, line.remaining]))
    if ([...wanted.keys()].some((line) => !open.includes(line)))
      throw conflict('Нельзя отменить: товар уже передан в доставку')
    for (const [id, pieces] of bySubOrder(wanted))
      await changeSubOrder(
        { db, actor, params: { id }, version: undefined },
        { status: 'cancelled', reason_id, comment, items: pieces },
      )
    return { entity: 'order', entity_id: found.id, entity_label: found.number }
  },
})

/** A buyer asks to return pieces that were delivered; a person grants it. */
export const returnRequestFact = defineFact<Schemas['ReturnRequestFact']>({
  kind: 'return-request',
  summary: ({ order_number, order_external_id }) => say`К заказу ${order_number ?? order_external_id}`,
  apply: async ({ db, actor, input, isGranted }) => {
    const { items, reason_id, comment = null } = input
    const found = await orderOfFact(db, actor, input)
    const lines = await linesOf(db, actor, found.id)
    const delivered = lines.filter(({ status }) => status === 'delivered' || status === 'partially_returned')
    const wanted = taken(lines, delivered, items)
    if ([...wanted.keys()].some((line) => !delivered.includes(line)))
      throw new RefusedUntil(handedOverKey(found.number), 'Нельзя вернуть: товар ещё не вручён покупателю')
    if (!isGranted) throw new Waits(null, 'Ждёт решения сотрудника: принять возврат или отклонить')
    for (const [id, pieces] of bySubOrder(wanted)) {
      const all = delivered.filter((line) => line.sub_order_id === id)
      const isWhole = all.every((line) => (wanted.get(line) ?? 0) === line.remaining)
      await changeSubOrder(
        { db, actor, params: { id }, version: undefined },
        { status: isWhole ? 'returned' : 'partially_returned', reason_id, comment, items: pieces },
      )
    }
    return { entity: 'order', entity_id: found.id, entity_label: found.number }
  },
})

async function linesOf(tx: Database, actor: Principal, orderId: number): Promise<Line[]> {
  const own = isStaff(actor) ? sql`true` : sql`company_id = any(${sql.param(actor.companyIds)}::int8[])`
  const { rows } = await tx.execute<{ [Field in keyof Line]: Line[Field] }>(sql`
    select item.id, sub_order_id, status, offer_id, quantity - cancelled_qty - returned_qty as remaining
    from sub_order join sub_order_item item on sub_order_id = sub_order.id
    where order_id = ${orderId} and ${own} order by item.id`)
  return rows
}

/** Takes pieces from the lines that have them, from the first ones before the others; a refusal names the line of the fact. */
function taken(all: readonly Line[], first: readonly Line[], items: readonly Pieces[]): Map<Line, number> {
  const lines = [...first, ...all.filter((line) => !first.includes(line))]
  const wanted = new Map<Line, number>()
  for (const [row, { offer_id, quantity }] of items.entries()) {
    let left = quantity
    const ofOffer = lines.filter((line) => line.offer_id === offer_id)
    if (ofOffer.length === 0)
      throw invalid({ [`items.${row}.offer_id`]: [say`Строка ${row + 1}: такого товара в заказе нет`] })
    for (const line of ofOffer) {
      const pieces = Math.min(left, line.remaining - (wanted.get(line) ?? 0))
      if (pieces > 0) wanted.set(line, (wanted.get(line) ?? 0) + pieces)
      left -= pieces
    }
    if (left > 0)
      throw invalid({ [`items.${row}.quantity`]: [say`Строка ${row + 1}: количество больше, чем осталось в заказе`] })
  }
  return wanted
}

function bySubOrder(wanted: ReadonlyMap<Line, number>): Map<number, { id: number; quantity: number }[]> {
  const byId = new Map<number, { id: number; quantity: number }[]>()
  for (const [{ id, sub_order_id }, quantity] of wanted)
    if (quantity > 0) byId.set(sub_order_id, [...(byId.get(sub_order_id) ?? []), { id, quantity }])
  return byId
}
