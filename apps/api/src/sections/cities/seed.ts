import type { Database } from '#db/database.ts'
import { region } from '#sections/regions/schema.ts'
import { continueIds } from '#seeding/load.ts'
import { slugOf } from '#text/slug.ts'
import { demoCities } from './demo-cities.ts'
import { city } from './schema.ts'

export async function seedCities(tx: Database, { at }: { at: Date }): Promise<void> {
  const created_at = new Date(at.getTime() - 400 * 86_400_000).toISOString()
  const regions = await tx.select().from(region)
  const byIso = new Map(regions.map((row) => [row.iso_code, row]))
  const rows = demoCities.flatMap(([iso, name, name_in, postal_code, lat, lon, thousands, more = {}], index) => {
    const home = byIso.get(`RU-${iso}`)
    if (!home?.kladr_id) return []
    return {
      id: index + 1,
      name,
      name_in,
      slug: slugOf(name, () => false),
      region_id: home.id,
      type: 'г' as const,
      kladr_id: more.kladr ? `${home.kladr_id.slice(0, 2)}${more.kladr}00` : null,
      postal_code,
      time_zone: home.time_zone,
      lat,
      lon,
      population: thousands * 1000,
      is_capital: more.capital ?? false,
      is_popular: more.popular ?? false,
      created_at,
      updated_at: created_at,
    }
  })
  await tx.insert(city).values(rows)
  await continueIds(tx, 'city')
}
