import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { conflict, type Details, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { marketDay } from '#query/days.ts'
import { changeStatus } from '#records/change-status.ts'
import { requireCompany } from '#records/access/usable-company.ts'
import { contractRecords } from './contract-records.ts'
import type { Contract } from './queries.ts'
import { contractStatuses } from './statuses.ts'
import { say } from '#text/language/say.ts'

export async function changeContractStatus({ params, body, version, db, actor }: Call<'contracts.statusChange'>) {
  const before = await contractRecords.lock({ db, actor }, params.id, version)
  if (body.until) throw invalid({ until: ['Срок: у договора его задаёт дата окончания'] })
  if (before.status !== body.status) {
    contractStatuses.require(before.status, body.status, actor)
    if (body.status === 'active') await requireReady(db, actor, before)
  }
  return changeStatus({
    db,
    actor,
    records: contractRecords,
    machine: contractStatuses,
    before,
    input: body,
    fields: {},
  })
}

async function requireReady(
  tx: Database,
  actor: Actor,
  { id, company_id, type, file_ids, start_date, end_date }: Contract,
) {
  await requireCompany(tx, actor, company_id)
  const { rows } = await tx.execute<{ number: string }>(sql`
    select number from contract where company_id = ${company_id} and type = ${type} and status = 'active' and id <> ${id}`)
  const [other] = rows
  if (other) throw conflict(say`Уже действует договор № ${other.number}`)
  const today = marketDay(actor.at)
  const details: Details = {
    ...(file_ids.length === 0 && { file_ids: ['Файлы: приложите подписанный договор'] }),
    ...(start_date > today && { start_date: ['Дата начала: ещё не наступила'] }),
    ...(end_date && end_date < today && { end_date: ['Дата окончания: уже прошла'] }),
  }
  if (Object.keys(details).length > 0) throw invalid(details)
}
