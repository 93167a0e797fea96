import { sql } from 'drizzle-orm'
import type { PermissionName } from '@admin-panel/permissions'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'

/** How far any one of the permissions reaches, for what the contract leaves open to every session. */
export async function reachOf(
  db: Database,
  actor: Actor,
  permissions: PermissionName[],
): Promise<'all' | 'own' | 'none'> {
  if (actor.administrator) return 'all'
  const { rows } = await db.execute<{ everywhere: boolean | null }>(sql`
    select bool_or(scope = 'all') as everywhere from user_role
      join role on role.id = user_role.role_id
      join role_permission on role_permission.role_id = role.id
    where user_id = ${actor.userId} and permission = any(${sql.param(permissions)}::text[])`)
  const everywhere = rows[0]?.everywhere
  if (everywhere === null || everywhere === undefined) return 'none'
  return everywhere ? 'all' : 'own'
}
