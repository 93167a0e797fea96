import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { Authenticate, Identity } from '#http/authorize.ts'
import { role, rolePermission } from '#sections/roles/schema.ts'
import { personLabel } from '#sections/users/person.ts'
import { user, userCompany, userRole } from '#sections/users/schema.ts'
import { session, sessionToken } from './schema.ts'
import { GRACE } from './sessions.ts'
import { hashOf } from './token.ts'

/** Session, user, roles and the asked permissions in one prepared statement, never cached: what was taken away is gone at the next request. */
export function createAuthenticate(db: Database): Authenticate {
  const statement = prepare(db)
  return async (token, permissions, now) => {
    const [found] = await statement.execute({
      hash: hashOf(token),
      permissions,
      now: now.toISOString(),
      graceful: new Date(now.getTime() - GRACE).toISOString(),
    })
    return found && { ...found, userName: personLabel(found), companyIds: found.companyIds.map(Number) }
  }
}

function prepare(db: Database) {
  const companies = db.select({ id: userCompany.company_id }).from(userCompany).where(eq(userCompany.user_id, user.id))
  const held = db
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
      all: sql`coalesce(json_agg(json_build_object('slug', ${role.slug}, 'scope', ${role.scope}, 'held', array(${held}))), '[]')`,
    })
    .from(userRole)
    .innerJoin(role, eq(role.id, userRole.role_id))
    .where(eq(userRole.user_id, user.id))
  return db
    .select({
      sessionId: session.id,
      userId: user.id,
      last_name: user.last_name,
      first_name: user.first_name,
      middle_name: user.middle_name,
      companyIds: sql<string[]>`array(${companies})`,
      roles: sql<Identity['roles']>`(${roles})`,
    })
    .from(sessionToken)
    .innerJoin(session, eq(session.id, sessionToken.session_id))
    .innerJoin(user, eq(user.id, session.user_id))
    .where(
      and(
        eq(sessionToken.hash, sql.placeholder('hash')),
        isNull(session.ended_at),
        eq(user.status, 'active'),
        gt(sessionToken.expires_at, sql.placeholder('now')),
        or(isNull(sessionToken.rotated_at), gt(sessionToken.rotated_at, sql.placeholder('graceful'))),
      ),
    )
    .prepare('authenticate')
}
