import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { endWhenDue } from '#records/end-when-due.ts'
import { isReady } from './gate.ts'
import { company } from './schema.ts'

/** Ends the suspensions whose time is up; who has lost what it takes to sell stays suspended. */
export async function resumeCompanies(db: Database, at: Date): Promise<void> {
  await endWhenDue(db, at, {
    entity: 'company',
    table: company,
    until: sql`suspended_until`,
    from: 'suspended',
    to: 'active',
    label: sql`trade_name`,
    companyId: sql`id`,
    ready: isReady,
  })
}
