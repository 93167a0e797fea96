import type { Schemas } from '@admin-panel/sdk'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { changeStatus } from '#records/change-status.ts'
import type { Call } from '#contract/handlers.ts'
import type { Moderated, ModeratedRecord } from '#records/moderated.ts'
import { keysOf, pick } from '#text/pick.ts'
import { openRequest } from '#sections/moderation/public.ts'
import { assertValid } from './input.ts'
import { findStorePoint, type StorePoint } from './queries.ts'
import { storePointStatuses } from './statuses.ts'
import { storePointRecords } from './store-point-records.ts'

/** The fields of the input: those that staff check before buyers see the point, and those that are the seller's own. */
const FIELDS = {
  company_id: 'checked',
  code: 'checked',
  name: 'checked',
  type: 'checked',
  city_id: 'checked',
  street: 'checked',
  house: 'checked',
  building: 'checked',
  office: 'checked',
  postal_code: 'checked',
  lat: 'checked',
  lon: 'checked',
  phones: 'checked',
  email: 'checked',
  schedule: 'checked',
  schedule_exceptions: 'checked',
  works_on_holidays: 'checked',
  photo_ids: 'checked',
  services: 'checked',
  is_main: 'own',
  cutoff: 'own',
  assembly_minutes: 'own',
  is_ship_from: 'own',
  storage_days: 'own',
  has_cash: 'own',
  has_card: 'own',
  has_fitting: 'own',
  max_weight_g: 'own',
  max_side_mm: 'own',
  capacity: 'own',
  bays: 'own',
} as const satisfies Record<keyof Schemas['StorePointInput'], 'checked' | 'own'>
const CHECKED = keysOf(FIELDS).filter((name) => FIELDS[name] === 'checked')

/** A seller's new or reopened point stays a draft until staff have moderated it. */
export async function proposeStorePoint(tx: Database, actor: Actor, point: StorePoint): Promise<StorePoint> {
  await openRequest(tx, actor, {
    entity: 'store-point',
    entity_id: point.id,
    entity_label: point.name,
    entity_version: point.version,
    company_id: point.company_id,
    kind: 'create',
    before: null,
    after: pick(point, CHECKED),
  })
  return findStorePoint(tx, actor, point.id)
}

export const moderatedStorePoint: Moderated = {
  entity: 'store-point',
  find: async (db, actor, id) => recordOf(await findStorePoint(db, actor, id)),
  lock: async (tx, actor, id) => recordOf(await storePointRecords.lock({ db: tx, actor }, id)),
  async apply(tx, actor, id, after: Call<'storePoints.update'>['body']) {
    const before = await storePointRecords.lock({ db: tx, actor }, id)
    const next = pick(after, CHECKED)
    await assertValid({ db: tx, actor }, { ...before, ...next }, { input: next, before })
    await storePointRecords.update({ db: tx, actor }, before, next)
  },
  async decided({ db, actor }, id, { status, comment }) {
    const before = await storePointRecords.lock({ db, actor }, id)
    if (status !== 'approved' || before.status !== 'draft') return
    await changeStatus({
      db,
      actor,
      records: storePointRecords,
      machine: storePointStatuses,
      before,
      input: { status: 'active', comment },
      fields: {},
    })
  },
}

function recordOf(point: StorePoint): ModeratedRecord {
  return { version: point.version, fields: pick(point, CHECKED), label: point.name }
}
