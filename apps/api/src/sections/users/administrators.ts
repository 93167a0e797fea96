import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { conflict } from '#errors.ts'

/**
 * Called after a change that may have taken an administrator away: one who is active must remain. The lock
 * makes two such changes wait for each other, so that the second sees what the first has done.
 */
export async function keepAdministrator(tx: Database, message: string): Promise<void> {
  await tx.execute(sql`select from role where slug = 'administrator' for no key update`)
  const { rows } = await tx.execute(sql`
    select from "user" join user_role on user_id = "user".id join role on role.id = role_id
    where role.slug = 'administrator' and "user".status = 'active' limit 1`)
  if (rows.length === 0) throw conflict(message)
}
