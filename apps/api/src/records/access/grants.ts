import { type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { forbidden } from '#errors.ts'
import { isAdministratorRole } from './holders.ts'
import { say } from '#text/language/say.ts'

/**
 * Finds the first permission of `wanted` (rows of a permission, and whether it covers all companies) that the actor
 * does not hold in at least that scope.
 */
async function firstBeyond(tx: Database, actor: Actor, requested: SQL): Promise<string | undefined> {
  if (actor.administrator) return undefined
  const { rows } = await tx.execute<{ permission: string }>(sql`
    select permission from (${requested}) as wanted (permission, everywhere)
    where not exists (
      select from user_role join role on role.id = user_role.role_id join role_permission held on held.role_id = role.id
      where user_role.user_id = ${actor.userId} and held.permission = wanted.permission and (role.scope = 'all' or not wanted.everywhere))
    order by permission limit 1`)
  return rows[0]?.permission
}

/**
 * The permissions that a set of roles grants. The administrator's role passes every check, so only its holders may
 * grant it.
 */
function grantsOf(actor: Actor, roleIds: SQL): SQL {
  return sql`
    select role_permission.permission, role.scope = 'all' from role join role_permission on role_permission.role_id = role.id
    where role.id in (${roleIds})
    union all
    select role.name, true from role where ${isAdministratorRole} and role.id in (${roleIds})
      and not exists (select from user_role where user_role.user_id = ${actor.userId} and user_role.role_id = role.id)`
}

/** A user cannot grant permissions beyond their own. */
export async function requireRolesHeld(tx: Database, actor: Actor, roleIds: number[]): Promise<void> {
  if (roleIds.length === 0) return
  refuse(await firstBeyond(tx, actor, grantsOf(actor, sql`select unnest(${sql.param(roleIds)}::int8[])`)))
}

export async function requirePermissionsHeld(
  tx: Database,
  actor: Actor,
  names: string[],
  scope: 'all' | 'own',
): Promise<void> {
  if (names.length === 0) return
  refuse(await firstBeyond(tx, actor, sql`select unnest(${sql.param(names)}::text[]), ${scope}::text = 'all'`))
}

export async function isRoleBeyond(tx: Database, actor: Actor, roleId: number): Promise<boolean> {
  return (await firstBeyond(tx, actor, grantsOf(actor, sql`${roleId}`))) !== undefined
}

/** Whether any of these users holds a permission that the actor does not. */
export async function isAnyBeyond(tx: Database, actor: Actor, userIds: number[]): Promise<boolean> {
  const roles = sql`select user_role.role_id from user_role where user_role.user_id = any(${sql.param(userIds)}::int8[]) and user_role.user_id <> ${actor.userId}`
  return (await firstBeyond(tx, actor, grantsOf(actor, roles))) !== undefined
}

function refuse(permission: string | undefined) {
  if (permission) throw forbidden(say`Нельзя выдать право, которого нет у вас: ${permission}`)
}
