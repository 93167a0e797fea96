import type { PermissionName } from '@admin-panel/permissions'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { type SQL, sql } from '#db/drizzle.ts'
import { activePeople, holdsOneOfEach, isAdministratorRole } from '#records/access/holders.ts'

export interface AccessRole {
  id: number
  name: string
}

const HEARD_AT_MOST = 50

/**
 * The roles that grant a permission, those that grant least first, and never the administrator's. A user without
 * companies cannot have one of scope `own`.
 */
export async function grantingRoles(db: Database, permission: PermissionName, userId: number): Promise<AccessRole[]> {
  const { rows } = await db.execute<{ [K in keyof AccessRole]: AccessRole[K] }>(sql`
    select role.id::int as id, role.name from role
    where not ${isAdministratorRole} and exists (select from role_permission where role_id = role.id and permission = ${permission})
      and case when ${isSellerSql(userId)} then role.scope = 'own'
        else role.scope = 'all' or exists (select from user_company where user_id = ${userId}) end
    order by (select count(*) from role_permission where role_id = role.id), role.name limit 50`)
  return rows
}

/** A user with only roles of scope `own` works for a seller. */
const isSellerSql = (userId: number): SQL => sql`(
  exists (select from user_role where user_id = ${userId})
  and not exists (select from user_role join role on role.id = role_id where user_id = ${userId} and scope = 'all'))`

/** Those who may give roles and hold the permission themselves, since nobody grants more than they hold. */
export async function giversOf(db: Database, { userId }: Actor, permission: PermissionName) {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select "user".id::int as id, concat_ws(' ', last_name, nullif(first_name, '')) as name from "user"
    where "user".id <> ${userId} and "user".id in (${activePeople(holdsOneOfEach([['role.attachUsers'], [permission]]))})
    order by last_name, first_name, id limit ${HEARD_AT_MOST}`)
  return rows
}
