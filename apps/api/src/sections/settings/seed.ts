import type { Database } from '#db/database.ts'
import { knownSettings } from './known-settings.ts'
import { setting } from './schema.ts'

export async function seedSettings(tx: Database): Promise<void> {
  const rows = Object.entries(knownSettings).map(([key, { group, type, label, value }]) => ({
    key,
    group,
    type,
    label,
    value,
  }))
  await tx.insert(setting).values(rows)
}
