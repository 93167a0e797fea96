import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { conflict, hindered, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { changeStatus, endOf, type StatusInput } from '#records/change-status.ts'
import type { Context } from '#records/record.ts'
import { countOf, openSubOrders } from '#sections/sub-orders/public.ts'
import { inBulk } from '#records/many/in-bulk.ts'
import { isSeller } from '#query/scope.ts'
import { proposeStorePoint } from './moderated.ts'
import { findStorePoint, type StorePoint } from './queries.ts'
import { storePointStatuses, type StorePointStatus } from './statuses.ts'
import { storePointRecords } from './store-point-records.ts'
import { say, sayCounted } from '#text/language/say.ts'

export async function changeStorePointStatus({ params, body, version, db, actor }: Call<'storePoints.statusChange'>) {
  const before = await storePointRecords.lock({ db, actor }, params.id, version)
  return changeTo(db, actor, before, body)
}

/** Pauses active points, or resumes paused ones. */
export async function switchByIds(
  { body, db, actor }: Call<'storePoints.enableByIds' | 'storePoints.disableByIds'>,
  status: 'active' | 'paused',
) {
  const { items, dry_run: _isTrial, ...reasonAndComment } = body
  async function change(tx: Database, { id, version }: (typeof items)[number]) {
    const before = await storePointRecords.lock({ db: tx, actor }, id, version)
    const from = status === 'active' ? 'paused' : 'active'
    if (before.status !== status && before.status !== from) {
      const { labels } = storePointStatuses
      throw conflict(say`Нельзя перевести из «${labels[before.status]}» в «${labels[status]}»`)
    }
    return changeTo(tx, actor, before, { status, ...reasonAndComment })
  }
  return inBulk(db, items, change, body)
}

async function changeTo(tx: Database, actor: Actor, before: StorePoint, input: StatusInput<StorePointStatus>) {
  if (before.status === input.status) return before
  if (input.until && input.status !== 'paused') throw invalid({ until: ['Срок: можно указать только для паузы'] })
  storePointStatuses.require(before.status, input.status, actor)
  const obstacles = await obstaclesOf({ db: tx, actor }, before.id, input.status)
  if (obstacles.length > 0) {
    const orders = sayCounted(countOf(obstacles), 'невыданный заказ', 'невыданных заказа', 'невыданных заказов')
    throw hindered(say`На точке ${orders}`, obstacles)
  }
  const until = endOf(input.until, actor)
  const next = { ...input, until }
  const after = await changeStatus({
    db: tx,
    actor,
    records: storePointRecords,
    machine: storePointStatuses,
    before,
    input: next,
    fields: {
      paused_until: until,
    },
  })
  return isSeller(actor) && after.status === 'draft' ? proposeStorePoint(tx, actor, after) : after
}

/** The unfinished orders that the point ships or hands out. */
async function obstaclesOf({ db, actor }: Context, id: number, to: StorePointStatus) {
  if (to !== 'closed') return []
  const shipped = await openSubOrders(db, actor, 'store_point_id', [id])
  const handedOut = await openSubOrders(db, actor, 'pickup_point_id', [id])
  return [...(shipped.get(id) ?? []), ...(handedOut.get(id) ?? [])]
}

export async function storePointObstacles({ params, query, db, actor }: Call<'storePoints.obstacles'>) {
  const { id } = await findStorePoint(db, actor, params.id)
  return { items: await obstaclesOf({ db, actor }, id, query.status) }
}
