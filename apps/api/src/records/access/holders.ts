import { type PgColumn, type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'

/** Whether a row of `role` is the administrator's role, who passes every check. */
export const isAdministratorRole: SQL = sql`(role.slug = 'administrator')`

export function isAdministrator(userId: SQL | PgColumn | number): SQL {
  return sql`exists (
    select from user_role join role on role.id = user_role.role_id
    where user_role.user_id = ${userId} and ${isAdministratorRole})`
}

/** The ids of the people who may sign in and of whom the condition on "user" holds. */
export function activePeople(condition: SQL): SQL {
  return sql`select "user".id from "user" where "user".status = 'active' and "user".kind = 'person' and (${condition})`
}

export async function administrators(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`${activePeople(isAdministrator(sql`"user".id`))} order by id`)
  return rows.map(({ id }) => id)
}

/**
 * Whether a row of "user" holds, for all companies, one permission of each list, or is an administrator. Of an
 * empty list, only an administrator holds one.
 */
export function holdsOneOfEach(permissions: readonly (readonly string[])[]): SQL {
  return sql`(${isAdministrator(sql`"user".id`)} or not exists (
    select from jsonb_array_elements(${JSON.stringify(permissions)}::jsonb) as needed (names) where not exists (
      select from user_role join role on role.id = user_role.role_id
        join role_permission on role_permission.role_id = role.id
      where user_role.user_id = "user".id and role.scope = 'all' and names ? permission)))`
}
