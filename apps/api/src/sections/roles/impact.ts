import { type Reach, reachOfRoles } from '#contract/identity.ts'
import type { Call } from '#contract/handlers.ts'
import type { Database } from '#db/database.ts'
import { and, inArray, type SQL, sql } from '#db/drizzle.ts'
import { may } from '#records/access/reach.ts'
import { sharedWith } from '#sections/saved-views/public.ts'
import { visibleUsers } from '#sections/users/public.ts'
import { user } from '#sections/users/schema.ts'
import { personLabel } from '#text/person-label.ts'
import { findRole } from './queries.ts'
import { namesOf } from './role-records.ts'

const NAMED_AT_MOST = 100
/** The tables of requests that a person takes into work, and the right to decide them. */
const DESKS = { moderation: 'moderation.statusChange', brand_moderation: 'brand-moderation.statusChange' } as const

type Impact = Call<'roles.impact'>

interface Grant {
  scope: 'all' | 'own'
  permissions: string[]
}

interface Holder {
  [column: string]: unknown
  id: number
  last_name: string
  first_name: string
  middle_name: string | null
  companies: number[]
  /** The permissions of the other roles. */
  others: Grant[]
}

/** Names each holder of the role with what they would gain and lose, whatever their other roles grant. */
export async function impact({ params, body, db, actor }: Impact) {
  const role = await findRole(db, params.id)
  const before: Grant = { scope: role.scope, permissions: namesOf(role.permissions) }
  const after: Grant = {
    scope: body.scope ?? before.scope,
    permissions: body.permissions ? namesOf(body.permissions) : before.permissions,
  }
  const holders = await othersOf(db, role.id, heldBy(role.id))
  const isNamed = await may(db, actor, 'user.index')
  return impactOn({ db, actor }, holders, { before: [before], after: [after], isNamed })
}

/** Names each of the users with what the role would give them. */
export async function attachImpact({ params, body, db, actor }: Call<'roles.attachImpact'>) {
  const role = await findRole(db, params.id)
  const visible = db
    .select({ id: user.id })
    .from(user)
    .where(and(inArray(user.id, body.user_ids), visibleUsers(db, actor)))
  const people = await othersOf(db, role.id, sql`person.id in ${visible} and not ${heldBy(role.id)}`)
  const after = [{ scope: role.scope, permissions: namesOf(role.permissions) }]
  return impactOn({ db, actor }, people, { before: [], after, isNamed: true })
}

/** What changes for people with one role, beside what their others grant. */
async function impactOn(
  { db, actor }: Pick<Impact, 'db' | 'actor'>,
  holders: readonly Holder[],
  { before, after, isNamed }: { before: Grant[]; after: Grant[]; isNamed: boolean },
) {
  const changed = holders
    .map((holder) => ({ holder, ...difference([...holder.others, ...before], [...holder.others, ...after]) }))
    .filter(({ gained, lost, narrowed, widened }) => [gained, lost, narrowed, widened].some(({ length }) => length > 0))
  const named = isNamed ? changed.slice(0, NAMED_AT_MOST) : []
  const people = await Promise.all(
    named.map(async ({ holder, ...rights }) => ({
      id: holder.id,
      label: personLabel(holder),
      ...rights,
      shared_views: await sharedWith(db, { userId: holder.id, companyIds: holder.companies }, rights.lost),
      leases_count: await countLeases(db, holder.id, rights.lost, actor.at),
    })),
  )
  return { people, changed_count: changed.length, unchanged_count: holders.length - changed.length }
}

/** The union of roles grants each permission as far as the widest of them. */
export function difference(before: Grant[], after: Grant[]) {
  const names = [...new Set([...before, ...after].flatMap(({ permissions }) => permissions))].toSorted()
  const changes = (from: Reach, to: Reach) =>
    names.filter((name) => reachOfRoles(before, [name]) === from && reachOfRoles(after, [name]) === to)
  return {
    gained: [...changes('none', 'own'), ...changes('none', 'all')].toSorted(),
    lost: [...changes('own', 'none'), ...changes('all', 'none')].toSorted(),
    narrowed: changes('all', 'own'),
    widened: changes('own', 'all'),
  }
}

const heldBy = (roleId: number) => sql`exists (select from user_role where user_id = person.id and role_id = ${roleId})`

/** People with what their roles but this one grant. */
async function othersOf(db: Database, roleId: number, where: SQL): Promise<Holder[]> {
  const { rows } = await db.execute<Holder>(sql`
    select person.id, last_name, first_name, middle_name,
      (select coalesce(json_agg(company_id), '[]') from user_company where user_id = person.id) as companies,
      (select coalesce(json_agg(json_build_object('scope', role.scope, 'permissions',
          array(select permission from role_permission where role_id = role.id))), '[]')
        from user_role join role on role.id = role_id where user_id = person.id and role_id <> ${roleId}) as others
    from "user" person where person.kind = 'person' and person.status <> 'archived' and ${where}
    order by last_name collate "unicode", first_name collate "unicode", person.id`)
  return rows
}

async function countLeases(db: Database, userId: number, lost: readonly string[], at: Date): Promise<number> {
  const tables = Object.entries(DESKS).flatMap(([table, permission]) => (lost.includes(permission) ? [table] : []))
  const counts = await Promise.all(
    tables.map((table) =>
      db.execute<{ count: number }>(sql`
        select count(*)::int as count from ${sql.identifier(table)}
        where assignee_id = ${userId} and status = 'in_work' and assigned_until > ${at.toISOString()}::timestamptz`),
    ),
  )
  return counts.reduce((sum, { rows }) => sum + (rows[0]?.count ?? 0), 0)
}
