import type { Schemas } from '@admin-panel/sdk'
import { and, inArray, sql } from '#db/drizzle.ts'
import { toInstant } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { conditionsOf, defineList, equals, oneOf } from '#query/define-list.ts'
import { containsWords, listPage, type OptionsQuery } from '#query/list.ts'
import { translation } from './schema.ts'

export type Row = Schemas['TranslationRow']
type Value = Schemas['TranslationValue']

// A list has one row for each key: its first text. The table name is spelled out, so that subqueries can distinguish the outer table.
const SAME_KEY = sql.raw('near.group_name = "translation".group_name and near.key = "translation".key')
const isFirst = sql`not exists (select from translation near where ${SAME_KEY} and near.id < "translation".id)`

const row = {
  id: translation.id,
  group: translation.group,
  key: translation.key,
  values: sql<Value[]>`(
    select json_agg(json_build_object('locale', near.locale, 'value', near.value, 'updated_at', near.updated_at)
      order by array_position(array['ru', 'en', 'kk', 'be'], near.locale))
    from translation near where ${SAME_KEY})`,
  missing: sql<Schemas['Locale'][]>`array(
    select used.locale from unnest(array(select distinct locale from translation)) as used (locale)
    where not exists (select from translation near where ${SAME_KEY} and near.locale = used.locale) order by 1)`,
}

type Filters = ListFilters<'translations.list'>

export function listOf(filters: Filters) {
  const texts = sql.raw(`near.group_name || ' ' || near.key || ' ' || near.value`)
  return defineList<'translations.list'>(filters, {
    table: translation,
    scope: [isFirst],
    where: {
      q: (text) => sql`exists (select from translation near where ${SAME_KEY} and ${containsWords(texts, text)})`,
      group: oneOf(translation.group),
      missing: (locales) =>
        sql`exists (select from unnest(${sql.param(locales)}::text[]) as wanted (locale)
          where not exists (select from translation near where ${SAME_KEY} and near.locale = wanted.locale))`,
    },
    sort: {
      key: sql`${translation.group} || '.' || ${translation.key}`,
      updated_at: sql`(select max(near.updated_at) from translation near where ${SAME_KEY})`,
    },
    order: ['key'],
  })
}

export async function listTranslations(db: Database, query: Call<'translations.list'>['query']) {
  const { items, meta } = await listPage(db, query, listOf(query), (position) =>
    db.select({ ...row, ...position }).from(translation),
  )
  return { items: items.map(withInstants), meta }
}

/** Reads the keys of an export. */
export function exportRows(db: Database, ids: number[]) {
  return db.select(row).from(translation).where(inArray(translation.id, ids))
}

function withInstants<Item extends { values: Value[] }>(item: Item): Item {
  return { ...item, values: item.values.map((value) => ({ ...value, updated_at: toInstant(value.updated_at) })) }
}

export function translationOptions(db: Database, { q, ids, limit = 50 }: OptionsQuery) {
  return db
    .select({
      id: translation.id,
      label: sql<string>`${translation.group} || '.' || ${translation.key}`,
      hint: sql<string | null>`(select near.value from translation near where ${SAME_KEY} and near.locale = 'ru')`,
      is_active: sql<boolean>`true`,
    })
    .from(translation)
    .where(and(...listOf(q === undefined ? {} : { q }).where, ids && inArray(translation.id, ids)))
    .orderBy(translation.group, translation.key)
    .limit(limit)
}

/** Loads every text of these keys and locks it until the transaction ends. */
export function lockKeys(tx: Database, rows: Row[]) {
  return tx
    .select({
      id: translation.id,
      group: translation.group,
      key: translation.key,
      locale: translation.locale,
      value: translation.value,
    })
    .from(translation)
    .where(
      sql`(group_name, key) in (select * from unnest(${sql.param(rows.map(({ group }) => group))}::text[], ${sql.param(rows.map(({ key }) => key))}::text[]))`,
    )
    .orderBy(translation.id)
    .for('no key update')
}

export function matching(filters: Omit<Call<'translations.deleteByParams'>['query'], 'dry_run'>) {
  return and(
    ...conditionsOf<typeof filters>(filters, {
      group: equals(translation.group),
      key: equals(translation.key),
      locale: equals(translation.locale),
    }),
  )
}
