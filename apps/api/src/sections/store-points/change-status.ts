import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { conflict, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { changeStatus, endOf, type StatusInput } from '#records/change-status.ts'
import { inBulk } from '#records/many/in-bulk.ts'
import { isSeller } from '#query/scope.ts'
import { proposeStorePoint } from './moderated.ts'
import { countUnfinished, type StorePoint } from './queries.ts'
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
  if (input.status === 'closed') await refuseUnfinished(tx, before.id)
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

async function refuseUnfinished(tx: Database, id: number) {
  const open = await countUnfinished(tx, id)
  if (open > 0)
    throw conflict(say`На точке ${sayCounted(open, 'невыданный заказ', 'невыданных заказа', 'невыданных заказов')}`)
}
