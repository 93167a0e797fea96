import { and, asc, eq, inArray, ne, or, type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { primaryOf } from '#db/replica.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { defineList, equals } from '#query/define-list.ts'
import { alphabetical, listPage } from '#query/list.ts'
import type { Reference } from '#query/reference.ts'
import { listsOf } from './lists.ts'
import { savedView } from './schema.ts'

const isOwn = ({ userId }: Actor) => sql<boolean>`${savedView.user_id} = ${userId}`
const isStaff = (userId: SQL) =>
  sql`exists (select from user_role join role on role.id = role_id where user_id = ${userId} and scope = 'all')`

/**
 * Users see their own views and the shared ones of colleagues: within a company, and among staff. Those of an archived
 * account are shared no longer.
 */
function visible({ userId, companyIds }: Pick<Actor, 'userId' | 'companyIds'>) {
  const owner = sql`${savedView.user_id}`
  const colleagues = sql`(
    exists (select from user_company where user_id = ${owner} and company_id = any(${sql.param(companyIds)}::int8[]))
    or (${isStaff(sql`${userId}`)} and ${isStaff(owner)}))`
  return or(eq(savedView.user_id, userId), and(eq(savedView.is_shared, true), isPresent, colleagues))
}

const isPresent = sql`exists (select from "user" where "user".id = ${savedView.user_id} and "user".status <> 'archived')`

/** An administrator may delete whatever is shared. */
function isModerated({ administrator }: Actor) {
  return administrator ? eq(savedView.is_shared, true) : undefined
}

function columns(actor: Actor) {
  return {
    id: savedView.id,
    list: savedView.list,
    name: savedView.name,
    query: savedView.query,
    is_shared: savedView.is_shared,
    is_own: isOwn(actor),
    owner: sql<Reference>`(select json_build_object('id', owner.id, 'label', person_label(owner)) from "user" owner where owner.id = user_id)`,
    created_at: savedView.created_at,
    updated_at: savedView.updated_at,
    version: savedView.version,
  }
}

export function listViews(db: Database, actor: Actor, query: Call<'savedViews.list'>['query']) {
  // Whose views are visible depends on the actor's roles, which are read from the primary.
  const primary = primaryOf(db)
  return listPage(
    primary,
    query,
    defineList<'savedViews.list'>(query, {
      table: savedView,
      scope: [visible(actor)],
      where: { list: equals(savedView.list) },
      sort: { owner: sql`not ${isOwn(actor)}`, name: alphabetical(savedView.name) },
      order: ['owner', 'name'],
    }),
    (position) => primary.select({ ...columns(actor), ...position }).from(savedView),
  )
}

export async function findView(db: Database, actor: Actor, id: number) {
  const [view] = await db
    .select(columns(actor))
    .from(savedView)
    .where(and(eq(savedView.id, id), or(visible(actor), isModerated(actor))))
  if (!view) throw notFound()
  return view
}

export async function countViews(db: Database, actor: Actor): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(savedView)
    .where(eq(savedView.user_id, actor.userId))
  return counted?.count ?? 0
}

/** The names of the views that others share with a user, on lists that these permissions open. */
export async function sharedWith(
  db: Database,
  reader: Pick<Actor, 'userId' | 'companyIds'>,
  permissions: readonly string[],
): Promise<string[]> {
  const lists = listsOf(permissions)
  if (lists.length === 0) return []
  const views = await db
    .selectDistinct({ name: savedView.name })
    .from(savedView)
    .where(and(inArray(savedView.list, lists), ne(savedView.user_id, reader.userId), visible(reader)))
    .orderBy(asc(savedView.name))
  return views.map(({ name }) => name)
}
