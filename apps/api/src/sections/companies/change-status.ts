import { hindered, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import type { Context } from '#records/record.ts'
import { reasonName } from '#records/reasons.ts'
import { changeStatus, endOf } from '#records/change-status.ts'
import { countOf, openSubOrders } from '#sections/sub-orders/public.ts'
import { sendToCompany } from '#sections/templates/public.ts'
import { companyRecords } from './company-records.ts'
import { requireReady } from './gate.ts'
import { findCompany } from './queries.ts'
import { type CompanyStatus, companyStatuses } from './statuses.ts'
import { windUp } from './wind-up.ts'
import { say } from '#text/language/say.ts'

export async function changeCompanyStatus({ params, body, version, db, actor }: Call<'companies.statusChange'>) {
  const before = await companyRecords.lock({ db, actor }, params.id, version)
  if (body.until && body.status !== 'suspended')
    throw invalid({ until: ['Срок: можно указать только для приостановки'] })
  if (before.status !== body.status) {
    companyStatuses.require(before.status, body.status, actor)
    if (body.status === 'active') await requireReady(db, before)
    const obstacles = await obstaclesOf({ db, actor }, before.id, body.status)
    if (obstacles.length > 0) throw hindered(say`Есть незавершённые заказы: ${countOf(obstacles)}`, obstacles)
  }
  const until = endOf(body.until, actor)
  const after = await changeStatus({
    db,
    actor,
    records: companyRecords,
    machine: companyStatuses,
    before,
    input: { ...body, until },
    fields: {
      suspended_until: until,
    },
  })
  if (after === before) return after
  if (after.status === 'terminated') await windUp(db, actor, after)
  if (after.status === 'suspended')
    await sendToCompany(db, after.id, {
      event: 'company_suspended',
      variables: { company: after.trade_name, reason: await reasonName(db, body.reason_id), until },
      at: actor.at,
    })
  return after
}

async function obstaclesOf({ db, actor }: Context, id: number, to: CompanyStatus) {
  if (to !== 'terminated') return []
  return (await openSubOrders(db, actor, 'company_id', [id])).get(id) ?? []
}

export async function companyObstacles({ params, query, db, actor }: Call<'companies.obstacles'>) {
  const { id } = await findCompany(db, actor, params.id)
  return { items: await obstaclesOf({ db, actor }, id, query.status) }
}
