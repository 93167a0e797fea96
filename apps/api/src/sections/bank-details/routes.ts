import { forbidden } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { requireCompany } from '#records/access/usable-company.ts'
import { isSeller } from '#query/scope.ts'
import { bankDetailRecords } from './bank-detail-records.ts'
import { requireNotDefault, withdrawDefault } from './default-account.ts'
import { assertValid, normalize } from './input.ts'
import { proposeNew } from './moderated.ts'
import * as queries from './queries.ts'
import { update } from './update.ts'

export const bankDetails = {
  'bankDetails.list': ({ query, db, actor }) => queries.listBankDetails(db, actor, query),
  'bankDetails.options': async ({ query, db, actor }) => ({ items: await queries.bankDetailOptions(db, actor, query) }),
  'bankDetails.view': ({ params, db, actor }) => queries.findBankDetail(db, actor, params.id),
  'bankDetails.create': create,
  'bankDetails.update': update,
  'bankDetails.delete': remove,
  'bankDetails.enable': enable,
  'bankDetails.disable': disable,
} satisfies Section<'bankDetails'>

/** A new account becomes the default if the company has none; a seller's account needs approval first. */
async function create({ body, db, actor }: Call<'bankDetails.create'>) {
  const { id, full_name } = await requireCompany(db, actor, body.company_id)
  const input = { ...body, ...normalize(body) }
  const { recipient = full_name, is_default = false } = input
  assertValid(input, input)
  if (isSeller(actor)) {
    const inactiveInput = { ...input, recipient, is_default: false, is_active: false }
    return proposeNew(db, actor, await bankDetailRecords.create({ db, actor }, inactiveInput))
  }
  if (is_default) await withdrawDefault(db, actor, id)
  const isFirst = (await queries.findDefault(db, id)) === undefined
  return bankDetailRecords.create({ db, actor }, { ...input, recipient, is_default: isFirst })
}

function remove(call: Call<'bankDetails.delete'>) {
  return bankDetailRecords.remove(call, ['bank_name', 'bik', 'settlement_account'], requireNotDefault)
}

function enable(call: Call<'bankDetails.enable'>) {
  return bankDetailRecords.setActive(call, true, (before) => {
    if (isSeller(call.actor) && !before.is_active) throw forbidden('Включить счёт может только сотрудник маркетплейса')
  })
}

function disable(call: Call<'bankDetails.disable'>) {
  return bankDetailRecords.setActive(call, false, requireNotDefault)
}
