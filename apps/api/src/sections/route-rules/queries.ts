import { eq, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { defineList, words } from '#query/define-list.ts'
import { listPage } from '#query/list.ts'
import { routeRule } from '#sections/system/schema.ts'

const columns = {
  id: routeRule.id,
  path: routeRule.path,
  redirect: routeRule.redirect,
  created_at: routeRule.created_at,
  updated_at: routeRule.updated_at,
  version: routeRule.version,
}

export function listRules(db: Database, query: Call<'routeRules.list'>['query']) {
  return listPage(
    db,
    query,
    defineList<'routeRules.list'>(query, {
      table: routeRule,
      where: {
        q: words(sql`${routeRule.path} || ' ' || ${routeRule.redirect}`),
      },
      sort: { path: routeRule.path, redirect: routeRule.redirect, updated_at: routeRule.updated_at },
      order: ['path'],
    }),
    (position) => db.select({ ...columns, ...position }).from(routeRule),
  )
}

// Any origin does: only the path is taken.
const ORIGIN = 'http://panel'

/** The path as browsers have it in `location.pathname`, with letters outside ASCII percent-encoded. */
const asBrowsersDo = (path: string) => new URL(path, ORIGIN).pathname

// Some 30 kB compressed, which each panel reads once.
const PATHS_AT_MOST = 5000

export async function findPaths(db: Database): Promise<string[] | null> {
  const rules = await db
    .select({ path: routeRule.path })
    .from(routeRule)
    .orderBy(routeRule.path)
    .limit(PATHS_AT_MOST + 1)
  return rules.length > PATHS_AT_MOST ? null : rules.map(({ path }) => asBrowsersDo(path))
}

export async function findRule(db: Database, id: number) {
  const [rule] = await db.select(columns).from(routeRule).where(eq(routeRule.id, id))
  if (!rule) throw notFound()
  return rule
}

/** Without the lock, two concurrent rules could close a cycle that neither transaction sees. */
export async function lockRules(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${routeRule} in share row exclusive mode`)
}

/** Follows the redirects from a page, with the rule `exceptId` left out; stops at a cycle. */
export async function chainFrom(tx: Database, page: string, exceptId: number | undefined): Promise<string[]> {
  const { rows } = await tx.execute<{ page: string }>(sql`
    with recursive chain (page, number) as (
      select ${page}::text, 1
      union all
      select regexp_replace(regexp_replace(redirect, '[?#].*$', ''), '(.)/+$', '\\1'), number + 1
      from chain join route_rule on path = page
      where route_rule.id is distinct from ${exceptId ?? null}
    ) cycle page set is_repeated using way
    select page from chain where not is_repeated order by number`)
  return rows.map((row) => row.page)
}
