import type { Principal } from '#db/actor.ts'
import { asc, eq } from '#db/drizzle.ts'
import { conflict, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { makeTransition } from '#records/change-status.ts'
import type { Context, Target } from '#records/record.ts'
import { refreshOrder, lockOrderOf } from './states/keep-order.ts'
import { keepOpenOrders } from './company-counters.ts'
import { consequencesOf } from './consequences.ts'
import { type FoundSubOrder, findSubOrder } from './find.ts'
import { dueOf, lastHistoryOf, moneyAfter, recordPayment } from './money.ts'
import { subOrderRecords } from './records.ts'
import { subOrder } from './schema.ts'
import { isBeforeShipping, type SubOrderStatus, subOrderStatuses } from './states/statuses.ts'
import { sendNotices } from './send-notices.ts'

type Input = Call<'subOrders.statusChange'>['body']

const CARRIED = new Set<SubOrderStatus>([
  'in_delivery',
  'at_pickup',
  'delivered',
  'not_delivered',
  'returning',
  'returned',
  'partially_returned',
])

/** The scan of a carrier that a change follows. */
interface Reported {
  factId: number
  /** When it happened, which may be long before it is known. */
  occurredAt: Date
}

/**
 * Changes the status of a sub-order, or cancels or returns some of its pieces, with all consequences: stock, sums,
 * commission, the order and its payment, and the seller's counters.
 */
export async function changeSubOrder(
  { db, actor, params, version }: Target<Principal>,
  input: Input,
  reported?: Reported,
): Promise<FoundSubOrder> {
  const { id } = params
  const orderId = await lockOrderOf(db, id)
  const before = await subOrderRecords.lock({ db, actor }, id, version)
  if (input.status === before.status && !input.items) return before
  if (input.status === 'cancelled' && CARRIED.has(before.status))
    throw conflict('Нельзя отменить: заказ уже передан в доставку')
  subOrderStatuses.require(before.status, input.status, actor)
  refuseImpossible(before, input)

  const { status, pieces, ...consequences } = await consequencesOf(
    db,
    { ...actor, at: reported?.occurredAt ?? actor.at },
    before,
    input,
  )
  const money = moneyAfter(before, status)
  // If only some pieces go, the status stays, and the history records a change from the status to itself.
  await makeTransition({
    db,
    actor,
    records: subOrderRecords,
    machine: subOrderStatuses,
    before,
    input: { ...input, status: status === before.status ? input.status : status, pieces },
    fields: { ...consequences.fields, ...money },
    to: status,
    event: status === before.status ? 'updated' : 'status_changed',
  })
  const kopecks = money.paid_kopecks - before.paid_kopecks
  if (kopecks > 0)
    await recordPayment({ db, actor }, id, {
      kind: 'payment',
      kopecks,
      factId: reported?.factId,
      history_id: lastHistoryOf(id),
      occurredAt: reported?.occurredAt,
    })
  await refreshOrder(db, actor, orderId)
  if (input.status === 'cancelled') await beginCovered({ db, actor }, orderId)
  await keepOpenOrders(db, before.company_id, { from: before.status, to: status })
  const after = await findSubOrder(db, actor, id)
  await sendNotices(db, actor, before, after)
  return after
}

/** What waits for payment begins once payments cover what is left of the whole order. */
export async function beginCovered({ db, actor }: Context<Principal>, orderId: number): Promise<void> {
  const parts = await db.select().from(subOrder).where(eq(subOrder.order_id, orderId)).orderBy(asc(subOrder.id))
  if (parts.some((part) => dueOf(part) > 0)) return
  for (const { id, status } of parts)
    if (status === 'awaiting_payment')
      await changeSubOrder({ db, actor, params: { id }, version: undefined }, { status: 'new' })
}

/** Refuses changes that the state machine allows but this sub-order does not. */
function refuseImpossible(before: FoundSubOrder, { status, items }: Input): void {
  const isReturnable = before.status === 'delivered' || before.status === 'partially_returned'
  const isReturn = isReturnable && (status === 'returned' || status === 'partially_returned')
  const isCancel = status === 'cancelled' && isBeforeShipping(before.status)
  if (items && !isReturn && !isCancel)
    throw invalid({ items: ['Товары: количество указывают только при отмене до отгрузки и при возврате'] })
  if (status === 'partially_returned' && !items) throw invalid({ items: ['Товары: укажите, что и сколько возвращают'] })
  if (isReturnable && !before.available_statuses.some((available) => available.status === status))
    throw conflict('Срок возврата истёк')
  if (before.status === 'awaiting_payment' && status === 'new' && dueOf(before) > 0)
    throw conflict('Заказ ещё не оплачен: он станет новым, когда записана оплата')
  if (status === 'at_pickup' && before.delivery_type !== 'pickup') throw conflict('Заказ доставляют не в пункт выдачи')
  if (status === 'in_delivery' && !before.track_number && before.carrier !== 'own')
    throw invalid({ track_number: ['Укажите трек-номер или выберите курьера'] })
}
