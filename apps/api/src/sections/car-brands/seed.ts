import type { Database } from '#db/database.ts'
import { continueIds } from '#seeding/load.ts'
import { slugOf } from '#text/slug.ts'
import { demoMakes } from './demo-cars/makes.ts'
import { carBrand } from './schema.ts'

export async function seedCarBrands(tx: Database, { at }: { at: Date }): Promise<void> {
  const created_at = new Date(at.getTime() - 400 * 86_400_000).toISOString()
  await tx.insert(carBrand).values(
    demoMakes.map(({ name, nameRu, country, popular = false, from, to }, index) => ({
      id: index + 1,
      name,
      name_ru: nameRu,
      slug: slugOf(name, () => false),
      country_code: country,
      is_popular: popular,
      year_from: from,
      year_to: to ?? null,
      position: index + 1,
      created_at,
      updated_at: created_at,
    })),
  )
  await continueIds(tx, 'car_brand')
}
