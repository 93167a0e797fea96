import { recordStatus } from '#db/status-history.ts'
import { exportOf } from '#export/export-list.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { statusHistoryOf } from '#records/status-history.ts'
import { isSeller } from '#query/scope.ts'
import { changeStorePointStatus, storePointObstacles, switchByIds } from './change-status.ts'
import { exportColumns } from './export-columns.ts'
import { assertValid, normalize } from './input.ts'
import { proposeStorePoint } from './moderated.ts'
import { withPreset } from './presets.ts'
import * as queries from './queries.ts'
import { storePointRecords } from './store-point-records.ts'
import { update } from './update.ts'

export const storePoints = {
  'storePoints.list': ({ query, db, actor }) => queries.listStorePoints(db, actor, query),
  'storePoints.options': async ({ query, db, actor }) => ({ items: await queries.storePointOptions(db, actor, query) }),
  'storePoints.view': ({ params, db, actor }) => queries.findStorePoint(db, actor, params.id),
  'storePoints.create': create,
  'storePoints.update': update,
  'storePoints.delete': (call) => storePointRecords.remove(call, ['code', 'name', 'type']),
  'storePoints.statusChange': changeStorePointStatus,
  'storePoints.obstacles': storePointObstacles,
  'storePoints.deactivationHistory': history,
  'storePoints.enableByIds': (call) => switchByIds(call, 'active'),
  'storePoints.disableByIds': (call) => switchByIds(call, 'paused'),
  'storePoints.export': exportOf({
    entity: 'store-point',
    name: 'Точки',
    list: ({ db, actor, filters }) => queries.listOf(db, actor, filters),
    columns: () => exportColumns,
    read: ({ db, actor }, ids) => queries.exportRows(db, actor, ids),
  }),
} satisfies Section<'storePoints'>

async function create({ body, db, actor }: Call<'storePoints.create'>) {
  const input = { ...body, ...normalize({ company_id: null, ...body }) }
  await assertValid({ db, actor }, input, { input })
  const created = await storePointRecords.create({ db, actor }, withPreset(input.type, input))
  await recordStatus(db, {
    entity: 'store-point',
    entity_id: created.id,
    to_status: created.status,
    user_id: actor.userId,
    created_at: actor.at.toISOString(),
  })
  return isSeller(actor) ? proposeStorePoint(db, actor, created) : created
}

async function history({ params, db, actor }: Call<'storePoints.deactivationHistory'>) {
  const { id } = await queries.findStorePoint(db, actor, params.id)
  return { items: await statusHistoryOf(db, actor, 'store-point', id) }
}
