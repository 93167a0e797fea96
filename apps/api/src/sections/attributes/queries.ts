import type { Schemas } from '@admin-panel/sdk'
import { and, asc, eq, inArray, max, type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { defineList, either, equals, oneOf, words } from '#query/define-list.ts'
import { alphabetical, containsWords, listPage, type OptionsQuery } from '#query/list.ts'
import { attribute } from './schema.ts'

const spellings = sql<string | null>`(
  select string_agg(text, ' ') from attribute_synonym where attribute_id = "attribute".id)`

const row = {
  id: attribute.id,
  name: attribute.name,
  code: attribute.code,
  type: attribute.type,
  unit: attribute.unit,
  group: attribute.group,
  is_required: attribute.is_required,
  is_filterable: attribute.is_filterable,
  is_comparable: attribute.is_comparable,
  is_active: attribute.is_active,
  values_count: countOf('attribute_value'),
  synonyms_count: countOf('attribute_synonym'),
  categories_count: countOf('attribute_category'),
  usage_count: attribute.usage_count,
  position: attribute.position,
  created_at: attribute.created_at,
  updated_at: attribute.updated_at,
  version: attribute.version,
}

const parts = {
  values: sql<Schemas['AttributeValue'][]>`(
    select coalesce(json_agg(json_build_object(
      'id', part.id, 'value', value, 'synonyms', synonyms, 'is_active', part.is_active) order by part.position), '[]')
    from attribute_value part where attribute_id = "attribute".id)`,
  synonyms: sql<string[]>`(
    select coalesce(json_agg(text order by text collate "unicode"), '[]')
    from attribute_synonym where attribute_id = "attribute".id)`,
  categories: sql<Schemas['AttributeCategory'][]>`(
    select coalesce(json_agg(json_build_object(
      'category_id', category.id, 'category', json_build_object('id', category.id, 'label', category.name),
      'is_required', tie.is_required, 'position', tie.position) order by category.id), '[]')
    from attribute_category tie join category on category.id = category_id where attribute_id = "attribute".id)`,
}

function countOf(table: string): SQL<number> {
  return sql<number>`(select count(*)::int from ${sql.identifier(table)} where attribute_id = "attribute".id)`
}

type Filters = ListFilters<'attributes.list'>

export function listOf(filters: Filters) {
  return defineList<'attributes.list'>(filters, {
    table: attribute,
    where: {
      q: words(sql`concat_ws(' ', ${attribute.name}, ${attribute.code}, ${spellings})`),
      type: oneOf(attribute.type),
      category_id: describes,
      is_filterable: equals(attribute.is_filterable),
      is_active: equals(attribute.is_active),
      without_synonyms: either(sql`${spellings} is null`),
    },
    sort: {
      name: alphabetical(attribute.name),
      created_at: attribute.created_at,
      type: attribute.type,
      usage_count: attribute.usage_count,
      position: attribute.position,
    },
    order: ['name'],
  })
}

/** Matches attributes tied to one of the categories or to an ancestor of one. */
function describes(categoryIds: number[]): SQL {
  return sql`"attribute".id in (
    select attribute_id from attribute_category where category_id in (
      select unnest(string_to_array(rtrim(path, '.'), '.')::int8[]) from category
      where id = any(${sql.param(categoryIds)}::int8[])))`
}

export function listAttributes(db: Database, query: Call<'attributes.list'>['query']) {
  return listPage(db, query, listOf(query), (position) => db.select({ ...row, ...position }).from(attribute))
}

export function exportRows(db: Database, ids: number[]) {
  return db
    .select({ ...row, synonyms: parts.synonyms })
    .from(attribute)
    .where(inArray(attribute.id, ids))
}

export function attributeOptions(db: Database, { q, ids, limit = 50 }: OptionsQuery) {
  return db
    .select({ id: attribute.id, label: attribute.name, hint: attribute.unit, is_active: attribute.is_active })
    .from(attribute)
    .where(
      and(
        ids ? inArray(attribute.id, ids) : eq(attribute.is_active, true),
        containsWords(sql`concat_ws(' ', ${attribute.name}, ${attribute.code}, ${spellings})`, q),
      ),
    )
    .orderBy(asc(alphabetical(attribute.name)), asc(attribute.id))
    .limit(limit)
}

export async function findAttribute(db: Database, id: number) {
  const [record] = await db
    .select({
      ...row,
      min_value: attribute.min_value,
      max_value: attribute.max_value,
      precision: attribute.precision,
      max_length: attribute.max_length,
      pattern: attribute.pattern,
      allow_custom: attribute.allow_custom,
      ...parts,
    })
    .from(attribute)
    .where(eq(attribute.id, id))
  if (!record) throw notFound()
  return record
}

export async function nextPosition(tx: Database): Promise<number> {
  const [last] = await tx.select({ position: max(attribute.position) }).from(attribute)
  return (last?.position ?? 0) + 1
}
