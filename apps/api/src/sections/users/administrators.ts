import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { conflict } from '#errors.ts'

/**
 * Runs after a change that may have removed an administrator: one active administrator must remain. The lock serializes
 * such changes, so that the second sees the result of the first.
 */
export async function keepAdministrator(tx: Database, message: string): Promise<void> {
  await tx.execute(sql`select from role where slug = 'administrator' for no key update`)
  const { rows } = await tx.execute(sql`
    select from "user" join user_role on user_id = "user".id join role on role.id = role_id
    where role.slug = 'administrator' and "user".status = 'active' and "user".kind = 'person' limit 1`)
  if (rows.length === 0) throw conflict(message)
}
