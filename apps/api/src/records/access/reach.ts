import type { PermissionName } from '@admin-panel/permissions'
import { sql } from '#db/drizzle.ts'
import { type Reach, reachOfRoles } from '#contract/identity.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { primaryOf } from '#db/replica.ts'

/** The widest scope of any of the permissions, for operations that the contract opens to every session. */
export async function reachOf(db: Database, actor: Actor, permissions: readonly PermissionName[]): Promise<Reach> {
  const reach = await reaches(db, actor, permissions)
  return reach(permissions)
}

/** Whether the actor holds any of the permissions in any scope. */
export async function may(db: Database, actor: Actor, ...permissions: PermissionName[]): Promise<boolean> {
  return (await reachOf(db, actor, permissions)) !== 'none'
}

/**
 * Loads the scopes of the permissions once, from the primary, since a revoked right is gone on the next call. Returns a
 * function that finds the widest scope of some of them.
 */
export async function reaches(
  db: Database,
  actor: Actor,
  permissions: readonly PermissionName[],
): Promise<(some: readonly PermissionName[]) => Reach> {
  if (actor.administrator) return () => 'all'
  const { rows } = await primaryOf(db).execute<{ scope: 'all' | 'own'; permissions: PermissionName[] }>(sql`
    select scope, array_agg(permission) as permissions from user_role
      join role on role.id = user_role.role_id
      join role_permission on role_permission.role_id = role.id
    where user_id = ${actor.userId} and permission = any(${sql.param(permissions)}::text[])
    group by role.id`)
  return (some) => reachOfRoles(rows, some)
}
