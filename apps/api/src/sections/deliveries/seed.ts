import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { delivery, deliveryRate } from './schema.ts'

type Row = typeof delivery.$inferInsert

/** The order determines the ids. `base` and `days` belong to the lightest default tier. */
const DEMO: (Omit<Row, 'position'> & { base: number; days: number })[] = [
  {
    code: 'courier-own',
    name: 'Курьер маркетплейса',
    type: 'courier',
    carrier: 'own',
    cutoff: '18:00',
    assembly_minutes: 240,
    max_weight_g: 30_000,
    max_side_mm: 1500,
    base: 34_900,
    days: 1,
  },
  {
    code: 'courier-cdek',
    name: 'Курьер СДЭК',
    type: 'courier',
    carrier: 'cdek',
    cutoff: '17:00',
    assembly_minutes: 360,
    max_weight_g: 50_000,
    max_side_mm: 2000,
    base: 42_900,
    days: 3,
  },
  {
    code: 'pickup-point',
    name: 'Пункт выдачи маркетплейса',
    type: 'pickup',
    carrier: 'own',
    cutoff: '18:00',
    assembly_minutes: 240,
    max_weight_g: 25_000,
    max_side_mm: 1200,
    base: 9900,
    days: 2,
  },
  {
    code: 'pickup-cdek',
    name: 'Пункт выдачи СДЭК',
    type: 'pickup',
    carrier: 'cdek',
    cutoff: '17:00',
    assembly_minutes: 360,
    max_weight_g: 30_000,
    max_side_mm: 1500,
    base: 24_900,
    days: 3,
  },
  {
    code: 'post-parcel',
    name: 'Посылка Почты России',
    type: 'post',
    carrier: 'post',
    cutoff: '15:00',
    assembly_minutes: 720,
    max_weight_g: 20_000,
    max_side_mm: 1100,
    base: 29_900,
    days: 6,
  },
  {
    code: 'post-first-class',
    name: 'Отправление 1 класса',
    type: 'post',
    carrier: 'post',
    cutoff: '15:00',
    assembly_minutes: 480,
    max_weight_g: 5000,
    max_side_mm: 700,
    base: 39_900,
    days: 4,
  },
  {
    code: 'cargo',
    name: 'Транспортная компания до двери',
    type: 'courier',
    carrier: 'other',
    cutoff: '14:00',
    assembly_minutes: 1440,
    base: 149_000,
    days: 7,
  },
  {
    code: 'courier-express',
    name: 'Экспресс-курьер за 3 часа',
    type: 'courier',
    carrier: 'own',
    cutoff: '19:30',
    assembly_minutes: 60,
    max_weight_g: 10_000,
    max_side_mm: 800,
    is_active: false,
    base: 69_000,
    days: 0,
  },
]

const TIERS: [from: number, to: number, factor: number][] = [
  [0, 5000, 1],
  [5000, 15_000, 1.6],
  [15_000, 50_000, 2.8],
]

/**
 * Every method has tiers for all regions; couriers and pickup points are cheaper and faster in Moscow and its region.
 */
export async function seedDeliveries(tx: Database): Promise<void> {
  await tx
    .insert(delivery)
    .values(DEMO.map(({ base: _base, days: _days, ...row }, at) => ({ ...row, position: at + 1 })))
  const { rows } = await tx.execute<{ id: number; city_id: number | null; region_id: number | null }>(sql`
    select delivery.id, city.id as city_id, region.id as region_id from delivery
      left join city on city.name = 'Москва' left join region on region.iso_code = 'RU-MOS' order by delivery.position`)
  const rates = DEMO.flatMap(({ base, days, type }, index) => {
    const { id = 0, city_id = null, region_id = null } = rows[index] ?? {}
    const nearbyZones =
      type === 'post'
        ? []
        : [
            { city_id, region_id: null, share: 0.6, days: Math.max(0, days - 2) },
            { city_id: null, region_id, share: 0.8, days: Math.max(0, days - 1) },
          ].filter((zone) => zone.city_id ?? zone.region_id)
    return [...nearbyZones, { city_id: null, region_id: null, share: 1, days }].flatMap((zone) =>
      TIERS.map(([weight_from_g, weight_to_g, factor]) => ({
        delivery_id: id,
        city_id: zone.city_id,
        region_id: zone.region_id,
        weight_from_g,
        weight_to_g,
        price_kopecks: Math.round((base * zone.share * factor) / 1000) * 1000,
        free_from_kopecks: factor === 1 ? 500_000 : null,
        days_min: zone.days,
        days_max: zone.days + 2,
      })),
    )
  })
  await tx.insert(deliveryRate).values(rates)
}
