import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { changeStatus } from '#records/change-status.ts'
import { forEachDue } from '#records/deadlines/each-due.ts'
import { user } from './schema.ts'
import { userStatuses } from './statuses.ts'
import { userRecords } from './user-records.ts'

/** Ends the blocks whose term is over: those of all users, or of the one who signs in. */
export async function unblockExpired(db: Database, at: Date, email?: string): Promise<void> {
  const isDue = sql`status = 'blocked' and blocked_until <= ${at.toISOString()} and ${email === undefined ? sql`true` : sql`email = ${email}`}`
  await forEachDue({ db, at, table: user, isDue }, async (tx, actor, id) => {
    const before = await userRecords.lock({ db: tx, actor }, id)
    const input = { status: 'active' as const }
    const fields = { blocked_until: null }
    await changeStatus({ db: tx, actor, records: userRecords, machine: userStatuses, before, input, fields })
  })
}
