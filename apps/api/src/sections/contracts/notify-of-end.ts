import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { marketDate, marketDay } from '#query/days.ts'
import { forEachDue } from '#records/deadlines/each-due.ts'
import { sendToCompany } from '#sections/templates/public.ts'
import { DAYS_AHEAD } from './queries.ts'
import { contract } from './schema.ts'

const DAY = 24 * 60 * 60_000

/** Notifies a seller once before a contract ends; contracts with automatic renewal need no notice. */
export async function notifyOfEndingContracts(db: Database, at: Date): Promise<void> {
  const now = marketDate(at)
  const isDue = sql`status = 'active' and not auto_renewal and end_date between ${now} and ${now} + ${DAYS_AHEAD}::int
    and end_told is distinct from end_date`
  await forEachDue({ db, at, table: contract, isDue }, async (tx, actor, id) => {
    const { rows } = await tx.execute<{
      company_id: number
      company: string
      number: string
      end_date: string
    }>(sql`
      update contract set end_told = end_date from company
      where contract.id = ${id} and company.id = contract.company_id
      returning company_id, trade_name as company, number, contract.end_date`)
    const [ending] = rows
    if (!ending) return
    const { company_id, company, number, end_date } = ending
    const days = (Date.parse(end_date) - Date.parse(marketDay(at))) / DAY
    const variables = { company, number, end_date, days }
    await sendToCompany(tx, company_id, { event: 'contract_expiring', variables, at: actor.at })
  })
}
