import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { conflict, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { reasonName } from '#records/reasons.ts'
import { changeStatus, endOf } from '#records/change-status.ts'
import { finalInSql } from '#sections/sub-orders/public.ts'
import { subOrder } from '#sections/sub-orders/schema.ts'
import { sendToCompany } from '#sections/templates/public.ts'
import { companyRecords } from './company-records.ts'
import { requireReady } from './gate.ts'
import { companyStatuses } from './statuses.ts'
import { windUp } from './wind-up.ts'
import { say } from '#text/language/say.ts'

export async function changeCompanyStatus({ params, body, version, db, actor }: Call<'companies.statusChange'>) {
  const before = await companyRecords.lock({ db, actor }, params.id, version)
  if (before.status === 'active' && body.status === 'terminated') throw conflict('Сначала приостановите продавца')
  if (body.until && body.status !== 'suspended')
    throw invalid({ until: ['Срок: можно указать только для приостановки'] })
  if (before.status !== body.status) {
    companyStatuses.require(before.status, body.status, actor)
    if (body.status === 'active') await requireReady(db, before)
    if (body.status === 'terminated') await refuseUnfinished(db, before.id)
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

async function refuseUnfinished(tx: Database, companyId: number) {
  const { rows } = await tx.execute<{ open: number }>(sql`
    select count(*)::int as open from sub_order
    where company_id = ${companyId} and not ${finalInSql(subOrder.status)}`)
  const open = rows[0]?.open ?? 0
  if (open > 0) throw conflict(say`Есть незавершённые заказы: ${open}`)
}
