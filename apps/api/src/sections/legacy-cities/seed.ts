import { eq } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { city } from '#sections/cities/schema.ts'
import { legacyCity } from './schema.ts'

type Row = [
  name: string,
  region: string,
  kind: string,
  lat: number | null,
  lng: number | null,
  thousands: number,
  more?: { mappedTo?: string; note?: string },
]

const demoLegacyCities: Row[] = [
  ['Москва', 'Москва', 'город', 55.75, 37.62, 12500, { mappedTo: 'moskva' }],
  ['С.Петербург', 'Санкт-Петербург', 'город', 59.94, 30.31, 5380, { mappedTo: 'sankt-peterburg' }],
  ['Новосибирск', 'Новосибирская область', 'город', 55.04, 82.93, 1620],
  ['Бердск', 'Новосибирская область', 'город', 54.76, 83.1, 103],
  ['Екатеринбург', 'Свердловская область', 'город', 56.84, 60.61, 1490, { mappedTo: 'ekaterinburg' }],
  ['Ростов на Дону', 'Ростовская область', 'город', 47.22, 39.72, 1130],
  ['Комсомольск', 'Хабаровский край', 'город', 50.55, 137.0, 246],
  ['Энгельс', 'Саратовская область', 'город', 51.5, 46.12, 227],
  ['Королёв', 'Московская область', 'город', 55.92, 37.83, 226],
  ['Кольцово', 'Новосибирская область', 'посёлок', null, null, 20],
  ['Склад Юг', 'Краснодарский край', 'склад', null, null, 0, { note: 'Это склад, а не город' }],
  ['Владивосток', 'Приморский край', 'город', 43.12, 131.89, 600],
]

export async function seedLegacyCities(tx: Database, { at }: { at: Date }): Promise<void> {
  const migrated_at = new Date(at.getTime() - 380 * 86_400_000).toISOString()
  for (const [index, [name, region_name, kind, lat, lng, thousands, more = {}]] of demoLegacyCities.entries()) {
    const { mappedTo = '', note = null } = more
    const [ours] = await tx.select({ id: city.id }).from(city).where(eq(city.slug, mappedTo))
    await tx.insert(legacyCity).values({
      id: 101 + index,
      payload: { title: name, region: region_name, kind, lat, lng, people: thousands > 0 ? thousands * 1000 : null },
      name,
      region_name,
      mapped_to_id: ours?.id ?? null,
      status: ours ? 'mapped' : note ? 'ignored' : 'unmapped',
      note,
      migrated_at,
      updated_at: migrated_at,
    })
  }
}
