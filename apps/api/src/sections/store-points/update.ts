import type { Updating } from '#records/moderated.ts'
import { isSeller } from '#query/scope.ts'
import { assertValid, normalize } from './input.ts'
import { proposeStorePoint } from './moderated.ts'
import { withinPreset } from './presets.ts'
import { storePointRecords } from './store-point-records.ts'

export async function update({ params, body, version, db, actor }: Updating<'storePoints.update'>) {
  const before = await storePointRecords.lock({ db, actor }, params.id, version)
  const input = normalize(body)
  const company_id = input.company_id === undefined ? before.company_id : input.company_id
  await assertValid({ db, actor }, { ...before, company_id }, { input, before })
  const after = await storePointRecords.update({ db, actor }, before, withinPreset(input.type ?? before.type, input))
  const isProposal = isSeller(actor) && after.status === 'draft' && after !== before
  return isProposal ? proposeStorePoint(db, actor, after) : after
}
