import { and, eq, inArray, type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { defineList, oneOf, words } from '#query/define-list.ts'
import { alphabetical, listPage } from '#query/list.ts'
import { since, until } from '#query/days.ts'
import { keepDeleted } from '#records/restore/keep-deleted.ts'
import { brand, brandAlias } from '#sections/brands/schema.ts'
import { similarBrands } from '#sections/brands/public.ts'

const columns = {
  id: brandAlias.id,
  source: brandAlias.source,
  external_id: brandAlias.external_id,
  name: brandAlias.name,
  matchcode: brandAlias.matchcode,
  articles_count: brandAlias.articles_count,
  brand_id: brandAlias.brand_id,
  brand_name: brand.name,
  status: brandAlias.status,
  seen_count: brandAlias.seen_count,
  last_seen_at: brandAlias.last_seen_at,
  version: brandAlias.version,
}

export function matching(actor: Actor) {
  return {
    q: words(brandAlias.name),
    source: oneOf(brandAlias.source),
    status: oneOf(brandAlias.status),
    brand_id: oneOf(brandAlias.brand_id),
    last_seen_from: since(actor, brandAlias.last_seen_at),
    last_seen_to: until(actor, brandAlias.last_seen_at),
  }
}

export function listOf(actor: Actor, filters: ListFilters<'brandAliases.list'>) {
  return defineList<'brandAliases.list'>(filters, {
    table: brandAlias,
    where: matching(actor),
    sort: {
      name: alphabetical(brandAlias.name),
      seen_count: brandAlias.seen_count,
      last_seen_at: brandAlias.last_seen_at,
      articles_count: brandAlias.articles_count,
    },
    order: ['name'],
  })
}

export async function listAliases(db: Database, actor: Actor, query: Call<'brandAliases.list'>['query']) {
  const page = await listPage(db, query, listOf(actor, query), (position) =>
    db
      .select({ ...columns, ...position })
      .from(brandAlias)
      .leftJoin(brand, eq(brand.id, brandAlias.brand_id)),
  )
  const waiting = page.items.filter(({ status }) => status === 'unmapped').map(({ name }) => name)
  const similar = await similarBrands(db, waiting)
  return {
    ...page,
    items: page.items.map((row) => ({
      ...withBrand(row),
      suggestions: row.status === 'unmapped' ? (similar.get(row.name) ?? []) : [],
    })),
  }
}

export async function findAlias(db: Database, id: number) {
  const [alias] = await db
    .select(columns)
    .from(brandAlias)
    .leftJoin(brand, eq(brand.id, brandAlias.brand_id))
    .where(eq(brandAlias.id, id))
  if (!alias) throw notFound()
  return withBrand(alias)
}

function withBrand<Row extends { brand_id: number | null; brand_name: string | null }>({ brand_name, ...row }: Row) {
  return { ...row, brand: row.brand_id && brand_name ? { id: row.brand_id, label: brand_name } : null }
}

export async function existingBrands(db: Database, ids: number[]): Promise<Set<number>> {
  const rows = ids.length > 0 ? await db.select({ id: brand.id }).from(brand).where(inArray(brand.id, ids)) : []
  return new Set(rows.map(({ id }) => id))
}

/** Reads the stored spellings and locks them until the transaction ends. */
export async function lockBySpelling(tx: Database, keys: { source: string; name_norm: string }[]) {
  return tx
    .select({ ...columns, name_norm: brandAlias.name_norm })
    .from(brandAlias)
    .leftJoin(brand, eq(brand.id, brandAlias.brand_id))
    .where(
      sql`(${brandAlias.source}, ${brandAlias.name_norm}) in (
        select source, name_norm from json_to_recordset(${JSON.stringify(keys)}) as input (source text, name_norm text))`,
    )
    .for('no key update', { of: brandAlias })
}

export async function countMatching(db: Database, where: (SQL | undefined)[]): Promise<number> {
  return db.$count(brandAlias, and(...where))
}

export async function deleteMatching(tx: Database, actor: Actor, where: (SQL | undefined)[]) {
  await keepDeleted(tx, actor, { entity: 'brand-alias', table: brandAlias, where: and(...where) })
  return tx
    .delete(brandAlias)
    .where(and(...where))
    .returning({ id: brandAlias.id, name: brandAlias.name, source: brandAlias.source, brand_id: brandAlias.brand_id })
}
