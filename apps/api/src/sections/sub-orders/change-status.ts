import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { type HistoryPieces, recordStatus } from '#db/status-history.ts'
import { conflict, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { changeStatus } from '#records/change-status.ts'
import { requireReason } from '#records/given-reason.ts'
import { keepOrder, lockOrderOf } from '#sections/orders/public.ts'
import { keepCompanyCounters } from './company-counters.ts'
import { consequencesOf } from './consequences.ts'
import { type FoundSubOrder, findSubOrder } from './find.ts'
import { moneyAfter, recordMoney } from './money.ts'
import { type SubOrderFields, subOrderRecords } from './records.ts'
import { isBeforeShipping, type SubOrderStatus, subOrderStatuses } from './statuses.ts'
import { tell } from './tell.ts'

type Given = Call<'subOrders.statusChange'>['body']

const CARRIED = new Set<SubOrderStatus>([
  'in_delivery',
  'at_pickup',
  'delivered',
  'not_delivered',
  'returning',
  'returned',
  'partially_returned',
])

/**
 * Changes the status of a sub-order, or cancels or returns some of its pieces, with all consequences: stock, sums,
 * commission, the order and its payment, and the seller's counters.
 */
export async function changeSubOrder(
  tx: Database,
  by: Principal,
  id: number,
  version: number | undefined,
  given: Given,
): Promise<FoundSubOrder> {
  const orderId = await lockOrderOf(tx, id)
  const before = await subOrderRecords.lock({ db: tx, actor: by }, id, version)
  if (given.status === before.status && !given.items) return before
  if (given.status === 'cancelled' && CARRIED.has(before.status))
    throw conflict('Нельзя отменить: заказ уже передан в доставку')
  subOrderStatuses.require(before.status, given.status, by)
  refuseImpossible(before, given)

  const { status, pieces, ...found } = await consequencesOf(tx, by, before, given)
  const money = moneyAfter(before, status, found.fields.total_kopecks)
  const fields = { ...found.fields, ...money }
  if (status === before.status) await takePieces(tx, by, before, { ...given, pieces }, fields)
  else
    await changeStatus({
      db: tx,
      actor: by,
      records: subOrderRecords,
      machine: subOrderStatuses,
      before,
      input: { ...given, status, pieces },
      fields,
    })
  await recordMoney(tx, by, id, before, money)
  await keepOrder(tx, by, orderId)
  await keepCompanyCounters(tx, before.company_id, { from: before.status, to: status, at: by.at })
  const after = await findSubOrder(tx, by, id)
  await tell(tx, by, before, after)
  return after
}

/** Removes some pieces; the status stays, so the history records a change from the status to itself. */
async function takePieces(
  tx: Database,
  by: Principal,
  before: FoundSubOrder,
  { pieces, ...given }: Given & { pieces: HistoryPieces[] | null },
  fields: SubOrderFields,
) {
  const { reason, requiresReason, requiresComment } = subOrderStatuses.require(before.status, given.status, by)
  const said = await requireReason(tx, reason ?? null, given, {
    requiresReason,
    requiresComment,
    from: before.status,
    scope: by.scope,
  })
  const { entity, entity_id } = subOrderRecords.subject(before)
  await recordStatus(tx, {
    entity,
    entity_id,
    from_status: before.status,
    to_status: before.status,
    ...said,
    pieces,
    user_id: by.userId,
    created_at: by.at.toISOString(),
  })
  await subOrderRecords.update({ db: tx, actor: by }, before, fields, { event: 'updated', ...said })
}

/** Refuses changes that the state machine allows but this sub-order does not. */
function refuseImpossible(before: FoundSubOrder, { status, items }: Given): void {
  const isReturnable = before.status === 'delivered' || before.status === 'partially_returned'
  const isReturn = isReturnable && (status === 'returned' || status === 'partially_returned')
  const isCancel = status === 'cancelled' && isBeforeShipping(before.status)
  if (items && !isReturn && !isCancel)
    throw invalid({ items: ['Товары: количество указывают только при отмене до отгрузки и при возврате'] })
  if (status === 'partially_returned' && !items) throw invalid({ items: ['Товары: укажите, что и сколько возвращают'] })
  if (isReturnable && !before.available_statuses.some((available) => available.status === status))
    throw conflict('Срок возврата истёк')
  if (status === 'at_pickup' && before.delivery_type !== 'pickup') throw conflict('Заказ доставляют не в пункт выдачи')
  if (status === 'in_delivery' && !before.track_number && before.carrier !== 'own')
    throw invalid({ track_number: ['Укажите трек-номер или выберите курьера'] })
}
