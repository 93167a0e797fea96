import { and, arrayOverlaps, asc, eq, getTableColumns, inArray, type SQL, sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { withinCompanies } from '#query/scope.ts'
import { invalid, notFound } from '#errors.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { fewByIds } from '#query/few-by-ids.ts'
import { defineList, equals, oneOf, words } from '#query/define-list.ts'
import { alphabetical, containsWords, listPage } from '#query/list.ts'
import { type Reference, referenceTo } from '#query/reference.ts'
import { normalizeExceptions, normalizeSchedule } from './schedule.ts'
import { storePoint } from './schema.ts'
import { storePointStatuses } from './statuses.ts'

const ofCity = (what: ReturnType<typeof sql>) => sql`(select ${what} from city where city.id = "store_point".city_id)`
const hours = ({ at }: Principal) =>
  sql`"store_point".schedule, "store_point".schedule_exceptions, "store_point".works_on_holidays, city.time_zone, ${at.toISOString()}::timestamptz`
const isOpen = (actor: Principal) =>
  sql<boolean>`("store_point".status = 'active' and ${ofCity(sql`is_open(${hours(actor)})`)})`
const searched = sql`${storePoint.name} || ' ' || ${storePoint.code} || ' ' || ${storePoint.street} || ' ' || ${storePoint.house}`

function row(actor: Principal) {
  return {
    id: storePoint.id,
    code: storePoint.code,
    name: storePoint.name,
    type: storePoint.type,
    company: referenceTo('company', storePoint.company_id),
    city: sql<Reference>`${ofCity(sql`json_build_object('id', city.id, 'label', city.name)`)}`,
    address: sql<string>`${ofCity(sql`address_line(city.name, "store_point".street, "store_point".house, "store_point".building, "store_point".office)`)}`,
    lat: storePoint.lat,
    lon: storePoint.lon,
    time_zone: sql<string>`${ofCity(sql`city.time_zone`)}`,
    today: sql<{ from: string; to: string }[]>`${ofCity(sql`hours_of_day(${hours(actor)})`)}`,
    open_now: isOpen(actor),
    status: storePoint.status,
    version: storePoint.version,
  }
}

type Filters = ListFilters<'storePoints.list'>

export async function listOf(db: Database, actor: Principal, filters: Filters) {
  return defineList<'storePoints.list'>(filters, {
    table: storePoint,
    scope: [withinCompanies(actor, storePoint.company_id)],
    where: {
      q: words(searched),
      type: oneOf(storePoint.type),
      status: oneOf(storePoint.status),
      company_id: oneOf(storePoint.company_id),
      region_id: (ids) =>
        sql`${storePoint.city_id} in (select id from city where region_id = any(${sql.param(ids)}::int8[]))`,
      city_id: oneOf(storePoint.city_id),
      open_now: filters.open_now === undefined ? undefined : await openNow(db, actor, filters.open_now),
      has_cash: equals(storePoint.has_cash),
      has_card: equals(storePoint.has_card),
      services: (wanted) => arrayOverlaps(storePoint.services, wanted),
      bbox: within,
    },
    sort: {
      name: alphabetical(storePoint.name),
      created_at: storePoint.created_at,
      city: sql`${ofCity(sql`city.name`)} collate "unicode"`,
      code: storePoint.code,
    },
    order: ['name'],
  })
}

/** The hours of a point take long to read, so they are read once for the page and its total. */
function openNow(db: Database, actor: Principal, isWanted: boolean): Promise<SQL> {
  const condition = sql`${isOpen(actor)} = ${isWanted}`
  const matches = sql`select id from store_point where ${and(condition, withinCompanies(actor, storePoint.company_id))}`
  return fewByIds(db, { id: storePoint.id, matches, otherwise: condition })
}

/** Restricts points to a rectangle of the map; if its west exceeds its east, it crosses the 180th meridian. */
function within(bbox: string) {
  const [west = 0, south = 0, east = 0, north = 0] = bbox.split(',').map(Number)
  if (Math.max(Math.abs(west), Math.abs(east)) > 180 || Math.max(Math.abs(south), Math.abs(north)) > 90)
    throw invalid({ bbox: ['На карте: неверный формат'] }, 'Неверные параметры запроса')
  const { lat, lon } = storePoint
  const across = west <= east ? sql`${lon} between ${west} and ${east}` : sql`(${lon} >= ${west} or ${lon} <= ${east})`
  return sql`${lat} between ${south} and ${north} and ${across}`
}

export async function listStorePoints(db: Database, actor: Principal, query: Call<'storePoints.list'>['query']) {
  return listPage(db, query, await listOf(db, actor, query), (position) =>
    db.select({ ...row(actor), ...position }).from(storePoint),
  )
}

const { phones, schedule, schedule_exceptions } = storePoint
const exported = { phones, schedule, schedule_exceptions }

/** Reads the rows of an export. */
export function exportRows(db: Database, actor: Principal, ids: number[]) {
  return db
    .select({ ...row(actor), ...exported })
    .from(storePoint)
    .where(inArray(storePoint.id, ids))
}

export function storePointOptions(
  db: Database,
  actor: Principal,
  { q, ids, company_id, city_id, type, limit = 50 }: Call<'storePoints.options'>['query'],
) {
  return db
    .select({
      id: storePoint.id,
      label: storePoint.name,
      hint: sql<string>`"store_point".code || ', ' || ${ofCity(sql`city.name`)}`,
      is_active: sql<boolean>`${storePoint.status} = 'active'`,
    })
    .from(storePoint)
    .where(
      and(
        withinCompanies(actor, storePoint.company_id),
        company_id === undefined ? undefined : eq(storePoint.company_id, company_id),
        city_id === undefined ? undefined : eq(storePoint.city_id, city_id),
        type && inArray(storePoint.type, type),
        ids && inArray(storePoint.id, ids),
        containsWords(searched, q),
      ),
    )
    .orderBy(asc(alphabetical(storePoint.name)), asc(storePoint.id))
    .limit(limit)
}

export async function findStorePoint(db: Database, actor: Principal, id: number) {
  const { created_by: _, updated_by: __, ...columns } = getTableColumns(storePoint)
  const [point] = await db
    .select({
      ...columns,
      ...row(actor),
      distance_km: sql<number>`${ofCity(sql`round(km_between(city.lat, city.lon, "store_point".lat, "store_point".lon)::numeric, 1)::float8`)}`,
      has_pending_moderation: sql<boolean>`exists (
        select from moderation where entity = 'store-point' and entity_id = "store_point".id and status in ('new', 'in_work', 'revision'))`,
    })
    .from(storePoint)
    .where(and(eq(storePoint.id, id), withinCompanies(actor, storePoint.company_id)))
  if (!point) throw notFound()
  return {
    ...point,
    schedule: normalizeSchedule(point.schedule),
    schedule_exceptions: normalizeExceptions(point.schedule_exceptions),
    available_statuses: storePointStatuses.available(point.status, actor),
  }
}

export type StorePoint = Awaited<ReturnType<typeof findStorePoint>>
