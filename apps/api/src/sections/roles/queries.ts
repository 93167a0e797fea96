import type { PermissionName } from '@admin-panel/permissions'
import { and, asc, eq, exists, inArray, type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { defineList, oneOf, words } from '#query/define-list.ts'
import { alphabetical, containsWords, listPage, type OptionsQuery } from '#query/list.ts'
import { ownsFactor } from '#sections/auth/public.ts'
import { role, rolePermission } from './schema.ts'

/** How many accounts of a kind have the role: people are those that the list of users counts. */
const holders = (kind: 'person' | 'service') => sql<number>`(
  select count(*)::int from user_role join "user" holder on holder.id = user_id
  where role_id = "role".id and holder.kind = ${kind})`

const usersCount = holders('person')

/** Of those who may sign in with the role. */
const activeHolders = (columns: SQL) => sql`
  select ${columns} from user_role join "user" holder on holder.id = user_id
  where role_id = "role".id and holder.kind = 'person' and holder.status = 'active'`

const row = {
  id: role.id,
  slug: role.slug,
  name: role.name,
  description: role.description,
  scope: role.scope,
  is_system: role.is_system,
  permissions_count: sql<number>`(select count(*)::int from role_permission where role_id = "role".id)`,
  users_count: usersCount,
  factor_required_from: role.factor_required_from,
  active_users_count: sql<number>`(${activeHolders(sql`count(*)::int`)})`,
  ready_users_count: sql<number>`(${activeHolders(sql`count(*)::int`)} and ${ownsFactor(sql`holder.id`)})`,
  updated_at: role.updated_at,
  version: role.version,
}

export function listRoles(db: Database, query: Call<'roles.list'>['query']) {
  const holding = (name: string) =>
    db
      .select({ one: sql`1` })
      .from(rolePermission)
      .where(and(eq(rolePermission.role_id, role.id), eq(rolePermission.permission, name)))
  return listPage(
    db,
    query,
    defineList<'roles.list'>(query, {
      table: role,
      where: {
        q: words(sql`${role.name} || ' ' || ${role.slug}`),
        scope: oneOf(role.scope),
        permission: (name) => exists(holding(name)),
      },
      sort: { name: alphabetical(role.name), slug: role.slug, users_count: usersCount, updated_at: role.updated_at },
      order: ['name'],
    }),
    (position) => db.select({ ...row, ...position }).from(role),
  )
}

export function roleOptions(db: Database, { q, ids, limit = 50 }: OptionsQuery) {
  return db
    .select({ id: role.id, label: role.name, hint: role.description, is_active: sql<boolean>`true` })
    .from(role)
    .where(and(ids && inArray(role.id, ids), containsWords(role.name, q)))
    .orderBy(asc(alphabetical(role.name)), asc(role.id))
    .limit(limit)
}

export async function findRole(db: Database, id: number) {
  const permissions = sql<{ name: PermissionName }[]>`(
    select coalesce(json_agg(json_build_object('name', permission) order by permission), '[]') from role_permission where role_id = "role".id)`
  const [record] = await db
    .select({ ...row, permissions, created_at: role.created_at })
    .from(role)
    .where(eq(role.id, id))
  if (!record) throw notFound()
  return record
}

/** Those who could no longer sign in with a password alone. */
export async function unreadyUsers(db: Database, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select holder.id::int as id from "role", lateral (
      ${activeHolders(sql`holder.id`)} and not ${ownsFactor(sql`holder.id`)}) holder where "role".id = ${id} order by id`)
  return rows.map((row) => row.id)
}

export async function replacePermissions(tx: Database, id: number, names: string[]): Promise<void> {
  await tx.delete(rolePermission).where(eq(rolePermission.role_id, id))
  if (names.length > 0) await tx.insert(rolePermission).values(names.map((permission) => ({ role_id: id, permission })))
}

export async function countHolders(db: Database): Promise<Map<string, number>> {
  const rows = await db
    .select({ permission: rolePermission.permission, roles: sql<number>`count(*)::int` })
    .from(rolePermission)
    .groupBy(rolePermission.permission)
  return new Map(rows.map(({ permission, roles }) => [permission, roles]))
}

/** Counts the holders of the role without a company, which a role of scope `own` requires. */
export async function countWithoutCompany(tx: Database, id: number): Promise<number> {
  const { rows } = await tx.execute<{ users: number }>(sql`
    select count(*)::int as users from user_role where role_id = ${id}
      and not exists (select from user_company where user_company.user_id = user_role.user_id)`)
  return rows[0]?.users ?? 0
}

export async function countServiceAccounts(db: Database, id: number): Promise<number> {
  const [row] = await db
    .select({ count: holders('service') })
    .from(role)
    .where(eq(role.id, id))
  return row?.count ?? 0
}
