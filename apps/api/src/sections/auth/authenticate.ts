import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { Authenticate } from '#http/authorize.ts'
import { personLabel } from '#sections/users/person.ts'
import { GRACE } from './sessions.ts'
import { hashOf } from './token.ts'

interface Row extends Record<string, unknown> {
  session_id: string
  user_id: string
  last_name: string
  first_name: string
  middle_name: string | null
  company_ids: string[]
  roles: { slug: string; scope: 'all' | 'own'; held: string[] }[]
}

/** Session, user, roles and the asked permissions in one prepared statement, never cached: what was taken away is gone at the next request. */
export function createAuthenticate(db: Database): Authenticate {
  return async (token, permissions, now) => {
    const { rows } = await db.execute<Row>(sql`
      select s.id as session_id, u.id as user_id, u.last_name, u.first_name, u.middle_name,
        array(select company_id from user_company where user_id = u.id) as company_ids,
        (select coalesce(json_agg(json_build_object('slug', r.slug, 'scope', r.scope, 'held',
            array(select permission from role_permission where role_id = r.id and permission = any(${sql.param(permissions)})))), '[]')
          from user_role join role r on r.id = role_id where user_id = u.id) as roles
      from session_token t join session s on s.id = t.session_id join "user" u on u.id = s.user_id
      where t.hash = ${hashOf(token)} and s.ended_at is null and u.status = 'active' and t.expires_at > ${now.toISOString()}
        and (t.rotated_at is null or t.rotated_at > ${new Date(now.getTime() - GRACE).toISOString()})`)
    const [row] = rows
    if (!row) return undefined
    return {
      sessionId: Number(row.session_id),
      userId: Number(row.user_id),
      userName: personLabel(row),
      companyIds: row.company_ids.map(Number),
      roles: row.roles,
    }
  }
}
