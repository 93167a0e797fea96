import { withoutUndefined } from '#text/pick.ts'
import { changesBetween } from '#db/audit.ts'
import type { Updating } from '#records/moderated.ts'
import { isSeller } from '#query/scope.ts'
import { companyRecords } from './company-records.ts'
import { assertValid, normalize } from './input.ts'
import { proposeRequisites } from './moderated.ts'

export async function update({ params, body, version, db, actor }: Updating<'companies.update'>) {
  const before = await companyRecords.lock({ db, actor }, params.id, version)
  const input = normalize(body)
  const changed = Object.keys(changesBetween(before, input))
  if (changed.length === 0) return before
  await assertValid({ db, actor }, { ...before, ...withoutUndefined(input) }, { input, before })
  return isSeller(actor)
    ? proposeRequisites(db, actor, before, input)
    : companyRecords.update({ db, actor }, before, input)
}
