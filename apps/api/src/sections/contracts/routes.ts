import { changesBetween } from '#db/audit.ts'
import { exportOf } from '#export/export-list.ts'
import { conflict } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { requireCompany } from '#records/access/usable-company.ts'
import { changeContractStatus } from './change-status.ts'
import { contractRecords } from './contract-records.ts'
import { exportColumns } from './export-columns.ts'
import { refuseLocked, assertValid, normalize } from './input.ts'
import * as queries from './queries.ts'

export const contracts = {
  'contracts.list': ({ query, db, actor }) => queries.listContracts(db, actor, query),
  'contracts.options': async ({ query, db, actor }) => ({ items: await queries.contractOptions(db, actor, query) }),
  'contracts.view': ({ params, db, actor }) => queries.findContract(db, actor, params.id),
  'contracts.create': create,
  'contracts.update': update,
  'contracts.delete': remove,
  'contracts.statusChange': changeContractStatus,
  'contracts.export': exportOf({
    entity: 'contract',
    list: ({ actor, filters }) => queries.listOf(actor, filters),
    columns: () => exportColumns,
    read: ({ db, actor }, ids) => queries.exportRows(db, actor, ids),
  }),
} satisfies Section<'contracts'>

async function create({ body, db, actor }: Call<'contracts.create'>) {
  const input = { ...body, ...normalize(body) }
  const { company_id, file_ids: added = [] } = input
  await requireCompany(db, actor, company_id)
  await assertValid(db, actor, input, { ...input, added })
  return contractRecords.create({ db, actor }, input)
}

async function update({ params, body, version, db, actor }: Call<'contracts.update'>) {
  const before = await contractRecords.lock({ db, actor }, params.id, version)
  const input = normalize(body)
  const changed = Object.keys(changesBetween(before, input))
  if (changed.length === 0) return before
  refuseLocked(before, changed)
  const { company_id } = before
  const { start_date = before.start_date, end_date = before.end_date, file_ids = [] } = input
  const added = file_ids.filter((id) => !before.file_ids.includes(id))
  await assertValid(db, actor, input, { company_id, start_date, end_date, added })
  return contractRecords.update({ db, actor }, before, input)
}

function remove(call: Call<'contracts.delete'>) {
  return contractRecords.remove(call, ['number', 'type', 'start_date'], (before) => {
    if (before.status !== 'draft') throw conflict('Удалить можно только черновик договора')
  })
}
