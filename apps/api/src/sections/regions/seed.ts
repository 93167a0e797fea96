import type { Database } from '#db/database.ts'
import { continueIds } from '#seeding/load.ts'
import { demoRegions } from './demo-regions.ts'
import { region } from './schema.ts'

export async function seedRegions(tx: Database, { at }: { at: Date }): Promise<void> {
  const created_at = new Date(at.getTime() - 400 * 86_400_000).toISOString()
  await tx.insert(region).values(
    demoRegions.map(([code, iso, name, type, federal_district, time_zone], index) => ({
      id: index + 1,
      name,
      type,
      federal_district,
      time_zone,
      iso_code: `RU-${iso}`,
      kladr_id: `${code}00000000000`,
      created_at,
      updated_at: created_at,
    })),
  )
  await continueIds(tx, 'region')
}
