import type { PermissionName } from '@admin-panel/permissions'
import { sql } from '#db/drizzle.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { isAdministrator } from '#records/access/holders.ts'
import { findUser } from '#sections/users/public.ts'
import type { AccessRole } from './queries.ts'

export const userRights = { 'userRights.ofUser': rightsOf } satisfies Section<'userRights'>

interface Right {
  permission: PermissionName
  scope: 'all' | 'own'
  roles: AccessRole[]
}

async function rightsOf({ params, db, actor }: Call<'userRights.ofUser'>) {
  const { id } = await findUser(db, actor, params.id)
  const administrator = await db.execute(sql`select where ${isAdministrator(id)}`)
  if (administrator.rows.length > 0) return { is_administrator: true, items: [] }
  const { rows } = await db.execute<{ [K in keyof Right]: Right[K] }>(sql`
    select permission, case when bool_or(scope = 'all') then 'all' else 'own' end as scope,
      json_agg(json_build_object('id', role.id, 'name', role.name) order by role.name) as roles
    from user_role join role on role.id = user_role.role_id join role_permission on role_permission.role_id = role.id
    where user_role.user_id = ${id} group by permission order by permission`)
  return { is_administrator: false, items: rows }
}
