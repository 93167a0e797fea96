import type { PermissionName } from '@admin-panel/permissions'
import { asc, eq, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { unauthorized } from '#errors.ts'
import { ownsFactor, requiredFrom } from '#sections/auth/public.ts'
import { role, rolePermission } from '#sections/roles/schema.ts'
import { user, userCompany, userRole } from '#sections/users/schema.ts'

const OWN_ID = sql`"user".id`

export async function findProfile(db: Database, userId: number) {
  const companies = db
    .select({ company_id: userCompany.company_id })
    .from(userCompany)
    .where(eq(userCompany.user_id, userId))
  const [account] = await db
    .select({
      id: user.id,
      email: user.email,
      last_name: user.last_name,
      first_name: user.first_name,
      middle_name: user.middle_name,
      phone: user.phone,
      position: user.position,
      time_zone: user.time_zone,
      company_ids: sql<string[]>`array(${companies})`,
      version: user.version,
      factor_required_from: sql<string | null>`
        case when ${ownsFactor(OWN_ID)} then null else ${requiredFrom(OWN_ID)} end`,
    })
    .from(user)
    .where(eq(user.id, userId))
  if (!account) throw unauthorized()
  const permissions = db
    .select({
      list: sql`coalesce(json_agg(json_build_object('name', ${rolePermission.permission}) order by ${rolePermission.permission}), '[]')`,
    })
    .from(rolePermission)
    .where(eq(rolePermission.role_id, role.id))
  const roles = await db
    .select({
      id: role.id,
      slug: role.slug,
      name: role.name,
      scope: role.scope,
      permissions: sql<{ name: PermissionName }[]>`(${permissions})`,
    })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.role_id))
    .where(eq(userRole.user_id, userId))
    .orderBy(asc(role.id))
  const { factor_required_from, ...fields } = account
  return {
    ...fields,
    company_ids: account.company_ids.map(Number),
    ...(factor_required_from !== null && { factor_required_from }),
    roles,
  }
}
