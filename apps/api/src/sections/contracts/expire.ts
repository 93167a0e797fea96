import { sql } from '#db/drizzle.ts'
import { systemPrincipal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { marketDate } from '#query/days.ts'
import { changeStatuses } from '#records/many/change-statuses.ts'
import { contract } from './schema.ts'
import { contractStatuses } from './statuses.ts'

/** Contracts without renewal expire the day after their end date. */
export async function expireContracts(db: Database, at: Date): Promise<void> {
  await db.transaction((tx) =>
    changeStatuses(
      { db: tx, actor: systemPrincipal(at) },
      {
        entity: 'contract',
        table: contract,
        machine: contractStatuses,
        to: 'expired',
        where: sql`not auto_renewal and end_date < ${marketDate(at)}`,
        label: contract.number,
        companyId: contract.company_id,
      },
    ),
  )
}
