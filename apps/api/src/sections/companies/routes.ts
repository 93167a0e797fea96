import { recordStatus } from '#db/status-history.ts'
import { exportOf } from '#export/export-list.ts'
import { conflict, forbidden } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { withSlug } from '#records/free-slug.ts'
import { statusHistoryOf } from '#records/status-history.ts'
import { isSeller } from '#query/scope.ts'
import { changeCompanyStatus, companyObstacles } from './change-status.ts'
import { companyRecords } from './company-records.ts'
import { exportColumns } from './export-columns.ts'
import { assertValid, normalize } from './input.ts'
import { attachUsers, detachUsers } from './members.ts'
import * as queries from './queries.ts'
import { company } from './schema.ts'
import { update } from './update.ts'
import { weeksOf } from './weeks.ts'

export const companies = {
  'companies.list': ({ query, db, actor }) => queries.listCompanies(db, actor, query),
  'companies.options': async ({ query, db, actor }) => ({ items: await queries.companyOptions(db, actor, query) }),
  'companies.view': ({ params, db, actor }) => queries.findCompany(db, actor, params.id),
  'companies.weeks': ({ params, db, actor }) => weeksOf(db, actor, params.id),
  'companies.create': create,
  'companies.update': update,
  'companies.delete': remove,
  'companies.statusChange': changeCompanyStatus,
  'companies.obstacles': companyObstacles,
  'companies.deactivationHistory': history,
  'companies.attachUsers': attachUsers,
  'companies.detachUsers': detachUsers,
  'companies.export': exportOf({
    entity: 'company',
    list: ({ actor, filters }) => queries.listOf(actor, filters),
    columns: ({ actor }) => exportColumns(actor),
    read: ({ db }, ids) => queries.exportRows(db, ids),
  }),
} satisfies Section<'companies'>

async function create({ body, db, actor }: Call<'companies.create'>) {
  if (isSeller(actor)) throw forbidden('Завести продавца может только сотрудник маркетплейса')
  const input = { ...body, ...normalize(body) }
  await assertValid({ db, actor }, input, { input })
  const created = await withSlug(db, company, { name: input.trade_name }, (tx, slug) =>
    companyRecords.create({ db: tx, actor }, { ...input, slug }),
  )
  await recordStatus(db, {
    entity: 'company',
    entity_id: created.id,
    to_status: created.status,
    user_id: actor.userId,
    created_at: actor.at.toISOString(),
  })
  return created
}

function remove(call: Call<'companies.delete'>) {
  return companyRecords.remove(call, ['trade_name', 'full_name', 'inn'], async (before) => {
    if (before.status !== 'draft' && before.status !== 'rejected')
      throw conflict('Удалить можно только черновик или отклонённого продавца')
  })
}

async function history({ params, db, actor }: Call<'companies.deactivationHistory'>) {
  const { id } = await queries.findCompany(db, actor, params.id)
  return { items: await statusHistoryOf(db, actor, 'company', id) }
}
