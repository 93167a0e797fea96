import { changesBetween } from '#db/audit.ts'
import type { Call } from '#contract/handlers.ts'
import type { Updating } from '#records/moderated.ts'
import { requireCompany } from '#records/access/usable-company.ts'
import { isSeller } from '#query/scope.ts'
import { bankDetailRecords } from './bank-detail-records.ts'
import { writeDetail } from './default-account.ts'
import { assertValid, normalize } from './input.ts'
import { proposeChange } from './moderated.ts'

export async function update({ params, body, version, db, actor }: Updating<'bankDetails.update'>) {
  const before = await bankDetailRecords.lock({ db, actor }, params.id, version)
  await requireCompany(db, actor, before.company_id)
  const input = normalize(body)
  if (Object.keys(changesBetween(before, input)).length === 0) return before
  const { bik, corr_account, settlement_account } = before
  assertValid(input, { bik, corr_account, settlement_account, ...defined(input) })
  return isSeller(actor) ? proposeChange(db, actor, before, input) : writeDetail(db, actor, before, input)
}

function defined({ bik, corr_account, settlement_account }: Call<'bankDetails.update'>['body']) {
  return {
    ...(bik !== undefined && { bik }),
    ...(corr_account !== undefined && { corr_account }),
    ...(settlement_account !== undefined && { settlement_account }),
  }
}
