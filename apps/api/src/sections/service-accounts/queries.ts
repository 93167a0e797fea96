import { and, eq, inArray, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { toInstant } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { defineList, oneOf, words } from '#query/define-list.ts'
import { listPage } from '#query/list.ts'
import { withinCompanies } from '#query/scope.ts'
import { companiesOf, rolesOf, visibleUsers } from '#sections/users/public.ts'
import { user, userCompany, userRole } from '#sections/users/schema.ts'
import { type ServiceAccountStatus, serviceAccountStatuses } from './statuses.ts'

function row(actor: Actor) {
  return {
    id: user.id,
    name: user.last_name,
    roles: rolesOf,
    companies: companiesOf(actor),
    // The machine has no transition to the remaining status, `invited`.
    status: sql<ServiceAccountStatus>`${user.status}`,
    keys_count: sql<number>`(
      select count(*)::int from service_key
      where user_id = "user".id and revoked_at is null and expires_at > ${actor.at.toISOString()}::timestamptz)`,
    last_used_at: sql<string | null>`(select max(last_used_at) from service_key where user_id = "user".id)`.mapWith(
      toInstant,
    ),
    created_at: user.created_at,
    version: user.version,
  }
}

export function listServiceAccounts(db: Database, actor: Actor, query: Call<'serviceAccounts.list'>['query']) {
  const withRole = db.select({ id: userRole.user_id }).from(userRole)
  const withCompany = db.select({ id: userCompany.user_id }).from(userCompany)
  return listPage(
    db,
    query,
    defineList<'serviceAccounts.list'>(query, {
      table: user,
      scope: [visibleUsers(db, actor, 'service')],
      where: {
        q: words(sql`${user.last_name}`),
        status: oneOf(user.status),
        role_id: (ids) => inArray(user.id, withRole.where(inArray(userRole.role_id, ids))),
        company_id: (ids) =>
          inArray(
            user.id,
            withCompany.where(
              and(inArray(userCompany.company_id, ids), withinCompanies(actor, userCompany.company_id)),
            ),
          ),
      },
      sort: { name: sql`${user.last_name} collate "unicode"`, created_at: user.created_at },
      order: ['name'],
    }),
    (position) => db.select({ ...row(actor), ...position }).from(user),
  )
}

export async function findServiceAccount(db: Database, actor: Actor, id: number) {
  const [account] = await db
    .select({ ...row(actor), updated_at: user.updated_at })
    .from(user)
    .where(and(eq(user.id, id), visibleUsers(db, actor, 'service')))
  if (!account) throw notFound()
  return {
    ...account,
    role_ids: idsOf(account.roles),
    company_ids: idsOf(account.companies),
    available_statuses: account.id === actor.userId ? [] : serviceAccountStatuses.available(account.status, actor),
  }
}

function idsOf(references: { id: number }[]): number[] {
  return references.map(({ id }) => id).toSorted((a, b) => a - b)
}
