import { withoutUndefined } from '#text/pick.ts'
import { asc, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { city } from '#sections/cities/schema.ts'
import { company } from '#sections/companies/schema.ts'
import { homeOf, streetOf } from '#seeding/places.ts'
import { continueIds } from '#seeding/load.ts'
import { rowsOf, type Size } from '#seeding/sizes.ts'
import { SCHEDULES, specialDays } from './demo-schedules.ts'
import { withPreset } from './presets.ts'
import { storePoint } from './schema.ts'

type Values = typeof storePoint.$inferInsert
type Seller = Pick<typeof company.$inferSelect, 'id' | 'trade_name' | 'status'>
type City = typeof city.$inferSelect

const DAY = 86_400_000
const BATCH = 500
/** The sellers of the small set: its points belong only to them, in the large set too. */
const FIRST_SELLERS = 40
const CODES = { shop: 'SH', warehouse: 'WH', pickup_point: 'PP', parcel_locker: 'PL', service_center: 'SC' }
const SERVICES = ['tire', 'oil', 'diagnostics', 'body', 'electric', 'alignment', 'other'] as const

/**
 * Of six points five are shops or warehouses, and the sixth is a pickup point or a service center. Each seller's first
 * point is the main warehouse.
 */
export async function seedStorePoints(tx: Database, { at, size }: { at: Date; size: Size }): Promise<void> {
  const cities = await tx.select().from(city).orderBy(asc(city.id))
  const companies = await tx
    .select({ id: company.id, trade_name: company.trade_name, status: company.status })
    .from(company)
    .orderBy(asc(company.id))
  const sellers = companies.filter(({ status }) => status === 'active' || status === 'suspended')
  const first = sellers.filter(({ id }) => id <= FIRST_SELLERS)
  const rest = sellers.filter(({ id }) => id > FIRST_SELLERS)
  const firstPoints = (rowsOf('store_point', 'dev') / 6) * 5
  const rows: Values[] = []
  for (let id = 1; id <= rowsOf('store_point', size); id++) {
    const n = id - 1 - Math.floor(id / 6)
    const later = n - firstPoints
    const among = later < 0 ? first : later < rest.length ? rest : sellers
    const round = Math.floor((later < 0 ? n : later) / among.length)
    const seller = among[(later < 0 ? n : later) % among.length]
    const values = id % 6 === 0 ? servingPoint(id, first, cities) : goodsPoint(id, round, seller, cities)
    const created_at = new Date(at.getTime() - (30 + ((id * 29) % 300)) * DAY).toISOString()
    rows.push({ ...values, schedule_exceptions: specialDays(id, at), created_at, updated_at: created_at })
  }
  for (let start = 0; start < rows.length; start += BATCH)
    await tx.insert(storePoint).values(rows.slice(start, start + BATCH))
  await continueIds(tx, 'store_point')
  await seedHistory(tx, at)
}

function goodsPoint(id: number, round: number, seller: Seller | undefined, cities: City[]): Values {
  const type = round === 0 || round % 3 === 2 ? 'warehouse' : 'shop'
  const place = placeOf(id, homeOf(seller?.id ?? 0, cities, round < 2 ? 0 : round * 5))
  const name = type === 'warehouse' ? `Склад «${seller?.trade_name}»` : `Магазин «${seller?.trade_name}»`
  return {
    ...commonFields(id, type, place),
    company_id: seller?.id ?? null,
    name: round < 2 ? name : `${name}, ${place.street}`,
    is_main: round === 0,
    is_ship_from: type === 'warehouse' || id % 2 === 0,
    assembly_minutes: [60, 120, 240][id % 3] ?? 120,
    status: round === 0 ? 'active' : statusOf(id),
  }
}

function servingPoint(id: number, sellers: Seller[], cities: City[]): Values {
  const type = id % 30 === 0 ? 'service_center' : id % 18 === 0 ? 'parcel_locker' : 'pickup_point'
  const place = placeOf(id, cities[(id / 6 - 1) % cities.length])
  const base = { ...commonFields(id, type, place), status: id <= 60 ? ('active' as const) : statusOf(id) }
  if (type !== 'service_center') {
    const what = type === 'pickup_point' ? 'ПВЗ' : 'Постамат'
    return {
      ...base,
      name: `${what} ${place.street}, ${place.house}`,
      works_on_holidays: type === 'parcel_locker',
      has_cash: type === 'pickup_point' && id % 4 !== 0,
      has_card: true,
      has_fitting: type === 'pickup_point' && id % 5 === 0,
      max_weight_g: type === 'pickup_point' ? 30_000 : 10_000,
      max_side_mm: type === 'pickup_point' ? 1500 : 600,
      capacity: type === 'pickup_point' ? 200 + (id % 300) : 48,
    }
  }
  const owner = sellers[id % sellers.length]
  return {
    ...base,
    company_id: owner?.id ?? null,
    name: `Сервисный центр «${owner?.trade_name}»`,
    services: SERVICES.filter((_, index) => (id / 30 + index) % 3 !== 0).toSorted(),
    bays: 2 + (id % 6),
  }
}

function commonFields(id: number, type: keyof typeof CODES, place: ReturnType<typeof placeOf>) {
  const schedules = SCHEDULES[type]
  const preset = withoutUndefined(withPreset(type, {}))
  return {
    ...preset,
    id,
    type,
    ...place,
    code: `${CODES[type]}-${String(id).padStart(4, '0')}`,
    phones: [`+7900200${String(id % 10_000).padStart(4, '0')}`],
    schedule: schedules[id % schedules.length] ?? [],
  }
}

function placeOf(id: number, home: City | undefined) {
  if (!home) throw new Error('There are no cities to put the points into')
  return {
    city_id: home.id,
    postal_code: home.postal_code,
    street: streetOf(id),
    house: String(1 + ((id * 13) % 120)),
    building: id % 9 === 0 ? String(1 + (id % 4)) : null,
    lat: shifted(home.lat, id * 37),
    lon: shifted(home.lon, id * 53),
  }
}

/** Shifts a coordinate by up to about eight kilometres. */
function shifted(degrees: number, n: number): number {
  return Number((degrees + ((n % 140) - 70) / 1000).toFixed(5))
}

function statusOf(id: number): NonNullable<Values['status']> {
  if (id % 17 === 4) return 'paused'
  if (id % 29 === 7) return 'closed'
  if (id % 37 === 3) return 'draft'
  return id % 97 === 71 ? 'blocked' : 'active'
}

/** Adds the status history of points: a moderator opened them, later they were paused, closed or blocked. */
async function seedHistory(tx: Database, at: Date): Promise<void> {
  const daysAgo = (days: number) => sql`${at.toISOString()}::timestamptz - make_interval(days => ${days}::int)`
  await tx.execute(sql`
    insert into status_history (entity, entity_id, from_status, to_status, reason_id, comment, user_id, created_at)
    select 'store-point', store_point.id, was, became, reason_id, comment, (select id from "user" where email = 'moderator@example.com'), told_at
    from store_point join lateral (
      select null as was, 'draft' as became, null::bigint as reason_id, null as comment, store_point.created_at as told_at
      union all select 'draft', 'active', null, null, store_point.created_at + interval '1 day' where status <> 'draft'
      union all select 'active', 'paused', ${reason('pause.inventory')}, null, ${daysAgo(4)} where status = 'paused'
      union all select 'active', 'closed', ${reason('close.lease_end')}, 'Договор аренды не продлён', ${daysAgo(15)} where status = 'closed'
      union all select 'active', 'blocked', null, 'Жалобы покупателей на выдачу', ${daysAgo(7)} where status = 'blocked'
    ) step on true
    order by store_point.id, told_at`)
}

function reason(code: string) {
  return sql`(select id from operation_reason where code = ${code})`
}
