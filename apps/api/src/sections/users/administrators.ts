import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { conflict } from '#errors.ts'
import { administrators, isAdministratorRole } from '#records/access/holders.ts'

/**
 * Runs after a change that may have removed an administrator: one active administrator must remain. The lock serializes
 * such changes, so that the second sees the result of the first.
 */
export async function keepAdministrator(tx: Database, message: string): Promise<void> {
  await tx.execute(sql`select from role where ${isAdministratorRole} for no key update`)
  if ((await administrators(tx)).length === 0) throw conflict(message)
}
