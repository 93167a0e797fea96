import { asc } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { city } from '#sections/cities/schema.ts'
import { company } from '#sections/companies/schema.ts'
import { continueIds } from '#seeding/load.ts'
import { homeOf, streetOf } from '#seeding/places.ts'
import { rowsOf, type Size } from '#seeding/sizes.ts'
import { companyAddress } from './schema.ts'

type Values = Omit<typeof companyAddress.$inferInsert, 'id'>
type City = typeof city.$inferSelect

const FIRST_SELLERS = 40

/** Every company has a legal address in its town, most have an actual one, some have more. */
export async function seedCompanyAddresses(tx: Database, { size }: { size: Size }): Promise<void> {
  const cities = await tx.select().from(city).orderBy(asc(city.id))
  const sellers = await tx
    .select({ id: company.id, created_at: company.created_at })
    .from(company)
    .orderBy(asc(company.id))
  const addresses = (type: Values['type'], has: (id: number) => boolean, n: number) =>
    sellers.flatMap(({ id, created_at }) => {
      const home = homeOf(id, cities)
      return has(id) && home ? [{ ...addressOf(id, home, n), type, created_at, updated_at: created_at }] : []
    })
  const all = [
    ...addresses('legal', () => true, 0),
    ...addresses('actual', (id) => id % 4 !== 0, 1),
    ...addresses('postal', (id) => id % 4 === 1, 2),
    ...addresses('return', (id) => id % 4 === 2, 3),
    ...addresses('actual', (id) => id > FIRST_SELLERS, 4),
  ]
  const rows = [
    ...all.filter(({ company_id }) => company_id <= FIRST_SELLERS),
    ...all.filter(({ company_id }) => company_id > FIRST_SELLERS),
  ].slice(0, rowsOf('company_address', size))
  await tx.insert(companyAddress).values(rows.map((row, index) => ({ id: index + 1, ...row })))
  await continueIds(tx, 'company_address')
}

function addressOf(company_id: number, { id, region_id, postal_code, lat, lon }: City, n: number) {
  return {
    company_id,
    region_id,
    city_id: id,
    postal_code: postal_code ?? '101000',
    street: streetOf(company_id + n * 3),
    house: String(1 + ((company_id * 7 + n * 31) % 90)),
    office: n < 2 ? String(100 + ((company_id * 11) % 400)) : null,
    lat: Number((lat + ((company_id * 3 + n) % 9) / 200).toFixed(5)),
    lon: Number((lon + ((company_id * 5 + n) % 9) / 200).toFixed(5)),
  }
}
