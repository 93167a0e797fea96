import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { conflict, invalid } from '#errors.ts'
import { isStaff } from '#query/scope.ts'
import { defineFact, handedOverKey, paidKey, parcelKey, RefusedUntil, Waits } from '#sections/facts/public.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import { text } from '#text/language/language.ts'
import { changeSubOrder, lockOrderOf, subOrderStatuses } from '#sections/sub-orders/public.ts'
import type { SubOrderStatus } from '#sections/sub-orders/schema.ts'
import { say } from '#text/language/say.ts'

type Input = Schemas['ScanFact']

/** A parcel passes these states in this order; what lies behind it stays. */
const FORWARD: readonly SubOrderStatus[] = [
  'new',
  'confirmed',
  'assembling',
  'ready_to_ship',
  'in_delivery',
  'at_pickup',
  'delivered',
]
/** The way back of a parcel that was not taken. */
const BACK: readonly SubOrderStatus[] = ['not_delivered', 'returning', 'returned']

interface Parcel {
  id: number
  number: string
  order_number: string
  status: SubOrderStatus
  delivery_type: Schemas['DeliveryType']
  placed_at: string
}

/** Scans of carriers, found by carrier and track number. */
export const scanFact = defineFact<Input>({
  kind: 'scan',
  summary: ({ code, track_number }) => `${text(enumWords.ScanCode[code])}: ${track_number}`,
  apply: async ({ db, actor, factId, input }) => {
    const parcel = await parcelOf(db, actor, input)
    const occurredAt = new Date(input.occurred_at)
    if (occurredAt.getTime() < Date.parse(parcel.placed_at))
      throw invalid({ occurred_at: ['Когда произошло: раньше, чем заказ был оформлен'] })
    for (const status of stepsTo(parcel, input.code))
      await changeSubOrder(
        { db, actor, params: { id: parcel.id }, version: undefined },
        { status },
        { factId, occurredAt },
      )
    const frees = input.code === 'delivered' ? [handedOverKey(parcel.order_number)] : []
    return { entity: 'sub-order', entity_id: parcel.id, entity_label: parcel.number, frees }
  },
})

async function parcelOf(tx: Database, actor: Principal, { carrier, track_number }: Input): Promise<Parcel> {
  const own = isStaff(actor) ? sql`true` : sql`company_id = any(${sql.param(actor.companyIds)}::int8[])`
  const found = () =>
    tx.execute<{ [Field in keyof Parcel]: Parcel[Field] }>(sql`
      select sub_order.id, sub_order.number, "order".number as order_number, sub_order.status, delivery_type, placed_at
      from sub_order join "order" on "order".id = order_id
      where upper(track_number) = ${track_number.toUpperCase()} and carrier = ${carrier} and ${own}
      order by sub_order.id desc limit 1`)
  const [first] = (await found()).rows
  if (!first)
    throw new Waits(
      parcelKey(track_number),
      'Отправления с таким трек-номером нет: проверьте его в заказе',
      'track_number',
    )
  // The state is read again behind the lock.
  await lockOrderOf(tx, first.id)
  const [parcel] = (await found()).rows
  return parcel ?? first
}

/** The states that lead from the present one to what was scanned; none if it is there already, or further. */
function stepsTo({ status, order_number, delivery_type }: Parcel, code: Input['code']): SubOrderStatus[] {
  if (status === 'awaiting_payment')
    throw new RefusedUntil(paidKey(order_number), 'Заказ ещё не оплачен, а перевозчик сообщает о посылке')
  if (status === 'cancelled') throw conflict('Заказ отменён, а перевозчик сообщает о посылке')
  if (code === 'not_delivered' || code === 'returned') return stepsBack(status, code)
  const to = code === 'accepted' || (code === 'at_pickup' && delivery_type !== 'pickup') ? 'in_delivery' : code
  if (code === 'delivered' && BACK.includes(status))
    throw conflict(say`Перевозчик сообщает о вручении, а отправление в статусе «${subOrderStatuses.labels[status]}»`)
  const from = FORWARD.indexOf(status)
  // A dispute or a return is behind every scan of the way.
  if (from === -1) return []
  return FORWARD.slice(from + 1, FORWARD.indexOf(to) + 1).filter(
    (step) => step !== 'at_pickup' || (to === 'at_pickup' && delivery_type === 'pickup'),
  )
}

function stepsBack(status: SubOrderStatus, code: 'not_delivered' | 'returned'): SubOrderStatus[] {
  if (status === 'delivered' || status === 'partially_returned' || status === 'dispute')
    throw conflict(say`Заказ в статусе «${subOrderStatuses.labels[status]}»: проведите возврат с причиной`)
  const reached = BACK.indexOf(status)
  const back = BACK.slice(reached + 1, BACK.indexOf(code) + 1)
  if (reached !== -1) return back
  const handOver = FORWARD.indexOf('in_delivery')
  const onWay = FORWARD.slice(FORWARD.indexOf(status) + 1, handOver + 1)
  return [...onWay, ...back]
}
