import { and, asc, eq, inArray, sql } from '#db/drizzle.ts'
import type { Actor, Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { withinCompanies } from '#query/scope.ts'
import { notFound } from '#errors.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { defineList, oneOf } from '#query/define-list.ts'
import { alphabetical, containsWords, listPage, type OptionsQuery } from '#query/list.ts'
import { since, until } from '#query/days.ts'
import { searchedPhone } from '#text/searched-phone.ts'
import type { Reference } from '#query/reference.ts'
import { visibleUsers } from './authority.ts'
import { user, userCompany, userRole } from './schema.ts'
import { userStatuses } from './statuses.ts'

/** The roles of the user of the row. */
export const rolesOf = sql<Reference[]>`(
  select coalesce(json_agg(json_build_object('id', role.id, 'label', role.name) order by role.name collate "unicode", role.id), '[]')
  from user_role join role on role.id = role_id where user_id = "user".id)`

/** The companies of the user of the row that the actor may see. */
export function companiesOf(actor: Principal) {
  return sql<Reference[]>`(
    select coalesce(json_agg(json_build_object('id', company.id, 'label', company.trade_name) order by company.trade_name collate "unicode", company.id), '[]')
    from user_company join company on company.id = company_id
    where user_id = "user".id and ${withinCompanies(actor, userCompany.company_id) ?? sql`true`})`
}

const fullName = sql<string>`concat_ws(' ', ${user.last_name}, ${user.first_name}, ${user.middle_name})`
const searched = sql`${user.last_name} || ' ' || ${user.first_name} || ' ' || coalesce(${user.middle_name}, '') || ' ' || ${user.email} || ' ' || coalesce(${user.phone}, '')`

function row(actor: Principal) {
  return {
    id: user.id,
    last_name: user.last_name,
    first_name: user.first_name,
    middle_name: user.middle_name,
    email: user.email,
    phone: user.phone,
    position: user.position,
    roles: rolesOf,
    companies: companiesOf(actor),
    status: user.status,
    last_login_at: user.last_login_at,
    created_at: user.created_at,
    version: user.version,
  }
}

type Filters = ListFilters<'users.list'>

export function listOf(db: Database, actor: Actor, filters: Filters) {
  const withRole = db.select({ id: userRole.user_id }).from(userRole)
  const withCompany = db.select({ id: userCompany.user_id }).from(userCompany)
  return defineList<'users.list'>(filters, {
    table: user,
    scope: [visibleUsers(db, actor)],
    where: {
      q: (text) => containsWords(searched, searchedPhone(text)),
      status: oneOf(user.status),
      role_id: (ids) => inArray(user.id, withRole.where(inArray(userRole.role_id, ids))),
      company_id: (ids) =>
        inArray(
          user.id,
          withCompany.where(and(inArray(userCompany.company_id, ids), withinCompanies(actor, userCompany.company_id))),
        ),
      last_login_from: since(actor, user.last_login_at),
      last_login_to: until(actor, user.last_login_at),
    },
    sort: {
      last_name: sql`(${user.last_name} || ' ' || ${user.first_name}) collate "unicode"`,
      email: user.email,
      created_at: user.created_at,
      last_login_at: user.last_login_at,
    },
    order: ['last_name'],
  })
}

export function listUsers(db: Database, actor: Actor, query: Call<'users.list'>['query']) {
  return listPage(db, query, listOf(db, actor, query), (position) =>
    db.select({ ...row(actor), ...position }).from(user),
  )
}

/** Reads the rows of an export. */
export function exportRows(db: Database, actor: Actor, ids: number[]) {
  return db.select(row(actor)).from(user).where(inArray(user.id, ids))
}

export function userOptions(db: Database, actor: Actor, { q, ids, limit = 50 }: OptionsQuery) {
  return db
    .select({ id: user.id, label: fullName, hint: user.email, is_active: sql<boolean>`${user.status} = 'active'` })
    .from(user)
    .where(and(visibleUsers(db, actor), ids && inArray(user.id, ids), containsWords(searched, searchedPhone(q))))
    .orderBy(asc(alphabetical(user.last_name)), asc(alphabetical(user.first_name)), asc(user.id))
    .limit(limit)
}

export async function findUser(db: Database, actor: Principal, id: number) {
  const [account] = await db
    .select({
      ...row(actor),
      time_zone: user.time_zone,
      password_set: sql<boolean>`${user.password_hash} is not null`,
      updated_at: user.updated_at,
    })
    .from(user)
    .where(and(eq(user.id, id), visibleUsers(db, actor)))
  if (!account) throw notFound()
  return {
    ...account,
    role_ids: idsOf(account.roles),
    company_ids: idsOf(account.companies),
    available_statuses: account.id === actor.userId ? [] : userStatuses.available(account.status, actor),
  }
}

function idsOf(references: Reference[]): number[] {
  return references.map(({ id }) => id).toSorted((a, b) => a - b)
}

/** Checks whether another user has the e-mail or the phone. */
export async function findDuplicates(
  tx: Database,
  exceptId: number | undefined,
  { email, phone }: { email?: string | undefined; phone?: string | null | undefined },
) {
  const { rows } = await tx.execute<{ email: boolean | null; phone: boolean | null }>(sql`
    select bool_or(email = ${email ?? null}) as email, bool_or(phone = ${phone ?? null}) as phone from "user"
    where (email = ${email ?? null} or phone = ${phone ?? null}) and id is distinct from ${exceptId ?? null}`)
  return rows[0]
}
