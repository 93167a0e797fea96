import { and, asc, eq, inArray, max, sql } from '#db/drizzle.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import type { Database } from '#db/database.ts'
import { invalid, notFound } from '#errors.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { defineList, equals, oneOf, words } from '#query/define-list.ts'
import { alphabetical, containsWords, listPage, type OptionsQuery } from '#query/list.ts'
import type { Reference } from '#query/reference.ts'
import { delivery, deliveryRate, type Rate } from './schema.ts'

const row = {
  id: delivery.id,
  code: delivery.code,
  name: delivery.name,
  type: delivery.type,
  carrier: delivery.carrier,
  cutoff: delivery.cutoff,
  assembly_minutes: delivery.assembly_minutes,
  max_weight_g: delivery.max_weight_g,
  max_side_mm: delivery.max_side_mm,
  rates_count: sql<number>`(select count(*)::int from delivery_rate where delivery_id = "delivery".id)`,
  is_active: delivery.is_active,
  position: delivery.position,
  created_at: delivery.created_at,
  updated_at: delivery.updated_at,
  version: delivery.version,
}

const rates = sql<Rate[]>`(
  select coalesce(json_agg(json_build_object(
    'region_id', region_id, 'city_id', city_id, 'weight_from_g', weight_from_g, 'weight_to_g', weight_to_g,
    'price_kopecks', price_kopecks, 'free_from_kopecks', free_from_kopecks, 'days_min', days_min, 'days_max', days_max)
    order by coalesce(city_id, 0), coalesce(region_id, 0), weight_from_g, weight_to_g), '[]')
  from delivery_rate where delivery_id = "delivery".id)`

function zones(table: 'region' | 'city') {
  const name = sql.identifier(table)
  const column = sql.identifier(`${table}_id`)
  return sql<Reference[]>`(
    select coalesce(json_agg(json_build_object('id', id, 'label', name) order by name collate "unicode", id), '[]') from ${name}
    where id in (select rate.${column} from delivery_rate rate where rate.delivery_id = "delivery".id))`
}

const searched = sql`${delivery.name} || ' ' || ${delivery.code}`

type Filters = ListFilters<'deliveries.list'>

export function listOf(filters: Filters) {
  return defineList<'deliveries.list'>(filters, {
    table: delivery,
    where: {
      q: words(searched),
      type: oneOf(delivery.type),
      carrier: oneOf(delivery.carrier),
      is_active: equals(delivery.is_active),
    },
    sort: { position: delivery.position, name: alphabetical(delivery.name), code: delivery.code },
    order: ['position'],
  })
}

export function listDeliveries(db: Database, query: Call<'deliveries.list'>['query']) {
  return listPage(db, query, listOf(query), (position) => db.select({ ...row, ...position }).from(delivery))
}

/** Reads the rows of an export. */
export function exportRows(db: Database, ids: number[]) {
  return db.select(row).from(delivery).where(inArray(delivery.id, ids))
}

/** Active methods; a lookup by id also returns inactive ones, so that a form can show its stored value. */
export async function deliveryOptions(db: Database, { q, ids, limit = 50 }: OptionsQuery) {
  const rows = await db
    .select({
      id: delivery.id,
      label: delivery.name,
      type: delivery.type,
      carrier: delivery.carrier,
      is_active: delivery.is_active,
    })
    .from(delivery)
    .where(and(ids ? inArray(delivery.id, ids) : eq(delivery.is_active, true), containsWords(searched, q)))
    .orderBy(asc(delivery.position), asc(delivery.id))
    .limit(limit)
  return rows.map(({ type, carrier, ...option }) => ({
    ...option,
    hint: `${enumWords.DeliveryType[type]} · ${enumWords.Carrier[carrier]}`,
  }))
}

export async function findDelivery(db: Database, id: number) {
  const [record] = await db
    .select({ ...row, rates, regions: zones('region'), cities: zones('city') })
    .from(delivery)
    .where(eq(delivery.id, id))
  if (!record) throw notFound()
  return record
}

export async function nextPosition(tx: Database): Promise<number> {
  const [last] = await tx.select({ position: max(delivery.position) }).from(delivery)
  return (last?.position ?? 0) + 1
}

export async function replaceRates(tx: Database, id: number, next: Rate[]): Promise<void> {
  await tx.delete(deliveryRate).where(eq(deliveryRate.delivery_id, id))
  if (next.length > 0) await tx.insert(deliveryRate).values(next.map((rate) => ({ ...rate, delivery_id: id })))
}

/** Refuses rates with unknown regions or cities. */
export async function requireZones(tx: Database, next: Rate[]): Promise<void> {
  const { rows } = await tx.execute<{ known: boolean }>(sql`
    select not exists (
      select from unnest(${sql.param(ids(next, 'region_id'))}::int8[]) as input (id) where id not in (select id from region)
      union all
      select from unnest(${sql.param(ids(next, 'city_id'))}::int8[]) as input (id) where id not in (select id from city)
    ) as known`)
  if (!rows[0]?.known) throw invalid({ rates: ['Тарифы: выберите регион или город из списка'] })
}

function ids(list: Rate[], field: 'region_id' | 'city_id'): number[] {
  return list.flatMap((rate) => rate[field] ?? [])
}

export async function regionOf(db: Database, cityId: number): Promise<number> {
  const { rows } = await db.execute<{ region_id: number }>(sql`select region_id from city where id = ${cityId}`)
  const [city] = rows
  if (!city) throw notFound()
  return city.region_id
}

/** Active methods that accept a parcel of this weight, with their rates. */
export function methodsFor(db: Database, weight: number) {
  return db
    .select({ id: delivery.id, name: delivery.name, type: delivery.type, carrier: delivery.carrier, rates })
    .from(delivery)
    .where(and(eq(delivery.is_active, true), sql`coalesce(${delivery.max_weight_g} >= ${weight}, true)`))
    .orderBy(asc(delivery.position), asc(delivery.id))
}
