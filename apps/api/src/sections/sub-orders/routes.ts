import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { exportOf } from '#export/export-list.ts'
import { conflict, invalid } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { isSeller } from '#query/scope.ts'
import { inBulk } from '#records/many/in-bulk.ts'
import { changeSubOrder } from './change-status.ts'
import { exportColumns } from './export-columns.ts'
import { type FoundSubOrder, findSubOrder } from './find.ts'
import { remainingOf } from './pieces/pieces.ts'
import { pickingList } from './pieces/picking-list.ts'
import * as queries from './queries.ts'
import { subOrderRecords } from './records.ts'
import { release, reserve } from './pieces/reservations.ts'
import { isBeforeShipping, isFinal } from './states/statuses.ts'

export const subOrders = {
  'subOrders.list': ({ query, db, actor }) => queries.listSubOrders(db, actor, query),
  'subOrders.view': ({ params, db, actor }) => findSubOrder(db, actor, params.id),
  'subOrders.update': update,
  'subOrders.statusChange': ({ params, body, version, db, actor }) =>
    changeSubOrder({ db, actor, params, version }, body),
  'subOrders.setTrackNumbers': setTrackNumbers,
  'subOrders.changeStatuses': changeStatuses,
  'subOrders.pickingList': async ({ query, db, actor }) => ({ items: await pickingList(db, actor, query.ids) }),
  'subOrders.export': exportOf({
    entity: 'order',
    name: 'Отправления',
    list: ({ actor, filters }) => queries.listOf(actor, filters),
    columns: ({ actor }) => exportColumns(actor),
    read: ({ db, actor }, ids) => queries.exportRows(db, actor, ids),
  }),
} satisfies Omit<Section<'subOrders'>, 'subOrders.cancelByBuyer'>

async function update({ params, body, version, db, actor }: Call<'subOrders.update'>) {
  const before = await subOrderRecords.lock({ db, actor }, params.id, version)
  refuseFinished(before)
  assertValid(before, body)
  refuseCarrier(actor, before, body.carrier)
  const { store_point_id } = body
  if (store_point_id !== undefined && store_point_id !== before.store_point_id)
    await moveToPoint(db, before, store_point_id)
  return subOrderRecords.update({ db, actor }, before, body)
}

/** Moves the reservation to another shipping point. */
async function moveToPoint(db: Database, before: FoundSubOrder, pointId: number) {
  const { status, company_id, store_point_id } = before
  if (status !== 'awaiting_payment' && status !== 'new' && status !== 'confirmed')
    throw conflict('Точку отгрузки можно изменить только до начала сборки')
  if (!(await queries.isPointOf(db, pointId, company_id)))
    throw invalid({ store_point_id: ['Точка отгрузки: выберите значение из списка'] })
  if (status !== 'confirmed') return
  const items = before.items.map((item) => ({ ...item, pieces: remainingOf(item) }))
  await release(db, store_point_id, items)
  await reserve(db, pointId, items)
}

function refuseFinished({ status }: FoundSubOrder) {
  if (isFinal(status)) throw conflict('Отправление завершено, изменить его нельзя')
}

/** The carrier determines who gets the delivery charge, so it is fixed once goods are on their way. */
function refuseCarrier(actor: Actor, before: FoundSubOrder, carrier: FoundSubOrder['carrier'] | undefined) {
  if (carrier === undefined || carrier === before.carrier || isBeforeShipping(before.status)) return
  if (before.delivered_at || isSeller(actor))
    throw conflict(
      before.delivered_at
        ? 'Заказ выдан: перевозчик уже не меняется'
        : 'Отправление уже в пути: перевозчика меняет маркетплейс',
    )
}

function assertValid(before: FoundSubOrder, body: Call<'subOrders.update'>['body']) {
  const { deliver_from = before.deliver_from, deliver_to = before.deliver_to } = body
  if (deliver_from && deliver_to && deliver_to < deliver_from)
    throw invalid({ deliver_to: ['Доставка по: дата раньше «Доставка с»'] })
}

function setTrackNumbers({ body, db, actor }: Call<'subOrders.setTrackNumbers'>) {
  const inputById = new Map(body.items.map((item) => [item.id, item]))
  return inBulk(db, body.items, async (tx, { id, version }) => {
    const before = await subOrderRecords.lock({ db: tx, actor }, id, version)
    refuseFinished(before)
    const { track_number, carrier } = inputById.get(id) ?? {}
    refuseCarrier(actor, before, carrier)
    return subOrderRecords.update({ db: tx, actor }, before, { track_number, carrier })
  })
}

/** Changes the status of several sub-orders, each by its own rules. */
function changeStatuses({ body, db, actor }: Call<'subOrders.changeStatuses'>) {
  const { items, dry_run = false, ...input } = body
  const change = (tx: Database, { id, version }: { id: number; version: number }) =>
    changeSubOrder({ db: tx, actor, params: { id }, version }, input)
  return inBulk(db, items, change, { dry_run })
}
