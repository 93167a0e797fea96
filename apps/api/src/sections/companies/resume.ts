import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { changeStatus } from '#records/change-status.ts'
import { forEachDue } from '#records/deadlines/each-due.ts'
import { companyRecords } from './company-records.ts'
import { isReady } from './gate.ts'
import { company } from './schema.ts'
import { companyStatuses } from './statuses.ts'

/** Ends expired suspensions; a company that no longer meets the conditions to sell stays suspended. */
export async function resumeCompanies(db: Database, at: Date): Promise<void> {
  const isDue = sql`status = 'suspended' and suspended_until <= ${at.toISOString()} and ${isReady}`
  await forEachDue({ db, at, table: company, isDue }, async (tx, actor, id) => {
    const before = await companyRecords.lock({ db: tx, actor }, id)
    const input = { status: 'active' as const, comment: 'Срок приостановки истёк' }
    await changeStatus({
      db: tx,
      actor,
      records: companyRecords,
      machine: companyStatuses,
      before,
      input,
      fields: { suspended_until: null },
    })
  })
}
