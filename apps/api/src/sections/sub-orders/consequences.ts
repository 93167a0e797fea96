import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { HistoryPieces } from '#db/status-history.ts'
import type { Call } from '#contract/handlers.ts'
import { dayIn, marketDay } from '#query/days.ts'
import { settingOf } from '#sections/settings/public.ts'
import { atSecond } from '#text/moment.ts'
import { withCommission } from './commission.ts'
import type { FoundSubOrder } from './find.ts'
import { piecesToGo, remainingOf, sumsOf, withoutPieces } from './pieces/pieces.ts'
import type { SubOrderFields } from './records.ts'
import { release, reserve, takeOff } from './pieces/reservations.ts'
import { isReserved, type SubOrderStatus } from './states/statuses.ts'

type Input = Call<'subOrders.statusChange'>['body']
type Line = FoundSubOrder['items'][number]

interface Consequences {
  status: SubOrderStatus
  fields: SubOrderFields
  /** The cancelled or returned pieces. */
  pieces: HistoryPieces[] | null
}

/** Determines the resulting status and the changed fields of a sub-order; the stock is updated here already. */
export async function consequencesOf(
  tx: Database,
  actor: Principal,
  before: FoundSubOrder,
  input: Input,
): Promise<Consequences> {
  const { status } = input
  if (status === 'cancelled') return cancel(tx, actor, before, input)
  if (status === 'returned' || status === 'partially_returned') return takeBack(before, input)
  return { status, fields: await follow(tx, actor, before, status), pieces: null }
}

async function follow(
  tx: Database,
  actor: Principal,
  before: FoundSubOrder,
  status: SubOrderStatus,
): Promise<SubOrderFields> {
  if (status === 'confirmed' && before.status === 'new') return confirm(tx, before, actor.at)
  if (status === 'new' && before.status === 'confirmed') return unconfirm(tx, before)
  if (status === 'at_pickup') return { storage_until: await storageEnd(tx, before, actor.at) }
  if (status === 'delivered') return { delivered_at: before.delivered_at ?? atSecond(actor.at) }
  if (status === 'in_delivery') await takeOff(tx, before.store_point_id, before.items.map(reservedLine))
  return {}
}

/** Reserves the pieces and fixes the commission of the day. */
async function confirm(tx: Database, before: FoundSubOrder, at: Date) {
  await reserve(tx, before.store_point_id, before.items.map(reservedLine))
  const items = await withCommission(tx, before.company_id, before.items, at)
  return { items, commission_kopecks: sumsOf(items, before.delivery_kopecks).commission_kopecks }
}

/** Releases the reservation; the next confirmation recalculates the commission. */
async function unconfirm(tx: Database, before: FoundSubOrder) {
  await release(tx, before.store_point_id, before.items.map(reservedLine))
  const items = before.items.map((item) => ({ ...item, commission_bp: null, commission_kopecks: null }))
  return { items, commission_kopecks: null }
}

async function cancel(tx: Database, actor: Principal, before: FoundSubOrder, input: Input): Promise<Consequences> {
  const quantities = piecesToGo(before.items, input.items)
  const items = withoutPieces(before.items, quantities, 'cancelled_qty')
  if (isReserved(before.status))
    await release(
      tx,
      before.store_point_id,
      before.items.map((item) => ({ ...item, pieces: quantities.get(item.id) ?? 0 })),
    )
  if (items.some((item) => remainingOf(item) > 0))
    return {
      status: before.status,
      fields: { items, ...sumsFor(items, before.delivery_kopecks) },
      pieces: historyPieces(quantities),
    }
  const cancellation = {
    cancel_reason_id: input.reason_id ?? null,
    cancel_initiator: await initiatorOf(tx, actor, input.reason_id),
    cancel_comment: input.comment?.trim() || null,
    cancelled_at: atSecond(actor.at),
  }
  return {
    status: 'cancelled',
    fields: { items, ...sumsFor(items, 0), ...cancellation },
    pieces: historyPieces(quantities),
  }
}

/** A delivered sub-order may be returned in part; an undelivered one returns whole, without a charge for delivery. */
function takeBack(before: FoundSubOrder, input: Input): Consequences {
  const quantities = piecesToGo(before.items, input.items)
  const items = withoutPieces(before.items, quantities, 'returned_qty')
  const isWhole = items.every((item) => remainingOf(item) === 0)
  const delivery = before.delivered_at ? before.delivery_kopecks : 0
  return {
    status: isWhole ? 'returned' : 'partially_returned',
    fields: { items, ...sumsFor(items, delivery) },
    pieces: historyPieces(quantities),
  }
}

function historyPieces(quantities: ReadonlyMap<number, number>): HistoryPieces[] {
  return [...quantities].filter(([, quantity]) => quantity > 0).map(([id, quantity]) => ({ id, quantity }))
}

function sumsFor(items: Line[], delivery: number): SubOrderFields {
  const { vat_kopecks: _derived, ...stored } = sumsOf(items, delivery)
  return stored
}

function reservedLine(item: Line) {
  return { ...item, pieces: remainingOf(item) }
}

/** The initiator of a cancellation is that of its reason, otherwise that of the actor. */
async function initiatorOf(
  tx: Database,
  { scope, userId }: Principal,
  reasonId: number | null | undefined,
): Promise<Schemas['ReasonInitiator']> {
  const { rows } = await tx.execute<{ initiator: Schemas['ReasonInitiator'] | null }>(
    sql`select initiator from operation_reason where id = ${reasonId ?? null}`,
  )
  if (rows[0]?.initiator) return rows[0].initiator
  if (userId === null) return 'system'
  return scope === 'own' ? 'seller' : 'marketplace'
}

/** The last day of storage, in the time zone of the pickup city. */
async function storageEnd(tx: Database, { order_id }: FoundSubOrder, at: Date): Promise<string> {
  const days = await settingOf(tx, 'pickup_storage_days')
  const { rows } = await tx.execute<{ day: string }>(sql`
    select (${dayIn(sql`city.time_zone`, at)} + coalesce(point.storage_days, ${days}::int))::text as day
    from "order" join city on city.id = "order".city_id left join store_point point on point.id = pickup_point_id
    where "order".id = ${order_id}`)
  return rows[0]?.day ?? marketDay(at)
}
