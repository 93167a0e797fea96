import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { endWhenDue } from '#records/end-when-due.ts'
import { storePoint } from './schema.ts'

/** Ends the pauses whose time is up. */
export async function resumeStorePoints(db: Database, at: Date): Promise<void> {
  await endWhenDue(db, at, {
    entity: 'store-point',
    table: storePoint,
    until: sql`paused_until`,
    from: 'paused',
    to: 'active',
    label: sql`name`,
    companyId: sql`company_id`,
  })
}
