import { and, eq, gt, isNull, sql } from '#db/drizzle.ts'
import type { Identity } from '#contract/identity.ts'
import type { Database } from '#db/database.ts'
import { serviceKey } from '#sections/service-keys/schema.ts'
import { role, rolePermission } from '#sections/roles/schema.ts'
import { personLabel } from '#text/person-label.ts'
import { user, userCompany, userRole } from '#sections/users/schema.ts'

/** The columns of an identity, for a prepared statement that joins `user` and has the placeholder `permissions`. */
export function identityFields(db: Database) {
  const companies = db.select({ id: userCompany.company_id }).from(userCompany).where(eq(userCompany.user_id, user.id))
  const permissions = db
    .select({ name: rolePermission.permission })
    .from(rolePermission)
    .where(
      and(
        eq(rolePermission.role_id, role.id),
        sql`${rolePermission.permission} = any(${sql.placeholder('permissions')})`,
      ),
    )
  const roles = db
    .select({
      all: sql`coalesce(json_agg(json_build_object('slug', ${role.slug}, 'scope', ${role.scope}, 'permissions', array(${permissions}))), '[]')`,
    })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.role_id))
    .where(eq(userRole.user_id, user.id))
  return {
    userId: user.id,
    lastWrite: sql<number>`coalesce((select number from own_write where user_id = ${user.id}), 0)`,
    timeZone: user.time_zone,
    last_name: user.last_name,
    first_name: user.first_name,
    middle_name: user.middle_name,
    companyIds: sql<string[]>`array(${companies})`,
    roles: sql<Identity['roles']>`(${roles})`,
  }
}

interface IdentityRow {
  userId: number
  lastWrite: number
  timeZone: string
  last_name: string
  first_name: string
  middle_name: string | null
  companyIds: string[]
  roles: Identity['roles']
}

/** Reads who a user is now, for work that outlives their session; undefined if they, or the key they used, are refused. */
export async function identityOfUser(
  db: Database,
  { userId, keyId, permissions, at }: { userId: number; keyId: number | null; permissions: string[]; at: Date },
): Promise<Identity | undefined> {
  const statement = db
    .select({ ...identityFields(db), keyName: serviceKey.name, isAgent: serviceKey.is_agent })
    .from(user)
    .leftJoin(serviceKey, and(eq(serviceKey.user_id, user.id), eq(serviceKey.id, keyId ?? 0)))
    .where(
      and(
        eq(user.id, userId),
        eq(user.status, 'active'),
        keyId === null ? undefined : and(isNull(serviceKey.revoked_at), gt(serviceKey.expires_at, at.toISOString())),
      ),
    )
    // One connection knows a name for one statement.
    .prepare(keyId === null ? 'identity_of_user' : 'identity_of_key')
  const [row] = await statement.execute({ permissions })
  if (!row) return undefined
  const { userName, ...identity } = identityOf(row, permissions)
  return {
    ...identity,
    userName: row.keyName === null ? userName : withKey(userName, row.keyName, row.isAgent),
    sessionId: null,
    key: null,
  }
}

/** How the log calls a service account. */
export function withKey(userName: string, keyName: string, isAgent: boolean | null): string {
  return isAgent ? `${userName}, агент с ключом «${keyName}»` : `${userName}, ключ «${keyName}»`
}

/** A batch contains permissions of other requests, so only those of this request are kept. */
export function identityOf(row: IdentityRow, permissions: string[]): Omit<Identity, 'sessionId' | 'key'> {
  return {
    userId: row.userId,
    lastWrite: row.lastWrite,
    timeZone: row.timeZone,
    userName: personLabel(row),
    companyIds: row.companyIds.map(Number),
    roles: row.roles.map((one) => ({
      ...one,
      permissions: one.permissions.filter((name) => permissions.includes(name)),
    })),
  }
}
