import type { Database } from '#db/database.ts'
import { demoMakes } from '#sections/car-brands/demo-cars/makes.ts'
import { continueIds } from '#seeding/load.ts'
import { slugOf } from '#text/slug.ts'
import { carModel } from './schema.ts'

export async function seedCarModels(tx: Database, { at }: { at: Date }): Promise<void> {
  const created_at = new Date(at.getTime() - 400 * 86_400_000).toISOString()
  const rows = demoMakes.flatMap(({ models }, make) =>
    models.map(([name, body, generation, year_from, year_to = null, name_ru = null], index) => ({
      car_brand_id: make + 1,
      name,
      name_ru,
      slug: slugOf([name, generation].filter(Boolean).join(' '), () => false),
      body,
      generation,
      year_from,
      year_to,
      position: index + 1,
      created_at,
      updated_at: created_at,
    })),
  )
  await tx.insert(carModel).values(rows.map((row, index) => ({ id: index + 1, ...row })))
  await continueIds(tx, 'car_model')
}
