import type { Schemas } from '@admin-panel/sdk'
import { and, eq, isNotNull, isNull, type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { Call } from '#contract/handlers.ts'
import { conditionsOf, defineList, either, equals, oneOf, words } from '#query/define-list.ts'
import { alphabetical, listPage } from '#query/list.ts'
import { referenceTo } from '#query/reference.ts'
import { metaData } from './schema.ts'

/** The name of the record that `subject` refers to; `subject` is the alias of the row. */
function nameOf(subject: string): SQL<string | null> {
  const [entity, id] = [sql.raw(`"${subject}".entity`), sql.raw(`"${subject}".entity_id`)]
  return sql`case ${entity}
    when 'category' then (select name from category where id = ${id})
    when 'brand' then (select name from brand where id = ${id})
    when 'city' then (select name from city where id = ${id}) end`
}

const city = referenceTo('city', metaData.city_id)
const forAllCities = either(isNull(metaData.city_id), isNotNull(metaData.city_id))

export function listMetaData(db: Database, query: Call<'metaData.list'>['query']) {
  return listPage(
    db,
    query,
    defineList<'metaData.list'>(query, {
      table: metaData,
      where: {
        q: words(sql`concat_ws(' ', ${metaData.h1}, ${metaData.title}, ${metaData.description})`),
        entity: oneOf(metaData.entity),
        entity_id: equals(metaData.entity_id),
        city_id: oneOf(metaData.city_id),
        without_city: forAllCities,
      },
      sort: {
        updated_at: metaData.updated_at,
        title: alphabetical(metaData.title),
        h1: alphabetical(metaData.h1),
      },
      order: ['-updated_at'],
    }),
    (position) =>
      db
        .select({
          ...position,
          id: metaData.id,
          entity: metaData.entity,
          entity_id: metaData.entity_id,
          entity_label: nameOf('meta_data'),
          city,
          h1: metaData.h1,
          title: metaData.title,
          description: metaData.description,
          has_text: sql<boolean>`${metaData.text} is not null`,
          updated_at: metaData.updated_at,
          version: metaData.version,
        })
        .from(metaData),
  )
}

/** Undefined if there is no filter. */
export function matching(filters: Omit<Call<'metaData.deleteByParams'>['query'], 'dry_run'>) {
  return and(
    ...conditionsOf<typeof filters>(filters, {
      entity: equals(metaData.entity),
      entity_id: equals(metaData.entity_id),
      city_id: equals(metaData.city_id),
      without_city: forAllCities,
    }),
  )
}

/** Names of the records and cities that the rows refer to; null if missing. */
export async function namesOf(
  db: Database,
  keys: Pick<Schemas['MetaDataInput'], 'entity' | 'entity_id' | 'city_id'>[],
) {
  const { rows } = await db.execute<{ name: string | null; city: string | null }>(sql`
    select ${nameOf('input')} as name, (select city.name from city where city.id = input.city_id) as city
    from rows from (json_to_recordset(${JSON.stringify(keys)}::json) as (entity text, entity_id int8, city_id int8))
      with ordinality as input (entity, entity_id, city_id, place)
    order by place`)
  return rows
}

/** Reads the stored rows of these records for all cities and locks them until the transaction ends. */
export function lockOf(tx: Database, rows: Schemas['MetaDataInput'][]) {
  const entities = rows.map(({ entity }) => entity)
  const ids = rows.map(({ entity_id }) => entity_id)
  return tx
    .select()
    .from(metaData)
    .where(
      sql`(entity, entity_id) in (select * from unnest(${sql.param(entities)}::text[], ${sql.param(ids)}::int8[]))`,
    )
    .orderBy(metaData.id)
    .for('no key update')
}

export async function storedFor(
  db: Database,
  { entity, entity_id }: Pick<Schemas['MetaDataInput'], 'entity' | 'entity_id'>,
  cityId: number | null,
) {
  const rows = await db
    .select()
    .from(metaData)
    .where(
      and(
        eq(metaData.entity, entity),
        eq(metaData.entity_id, entity_id),
        sql`(city_id is null or city_id = ${cityId})`,
      ),
    )
  return {
    own: rows.find(({ city_id }) => city_id === cityId),
    general: rows.find(({ city_id }) => city_id === null),
  }
}
