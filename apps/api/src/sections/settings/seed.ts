import type { Database } from '#db/database.ts'
import { knownSettings } from './known-settings.ts'
import { setting } from './schema.ts'

export async function seedSettings(tx: Database, { at }: { at: Date }): Promise<void> {
  const created_at = at.toISOString()
  const rows = Object.entries(knownSettings).map(([key, { group, type, label, value }]) => ({
    key,
    group,
    type,
    label,
    value,
    created_at,
    updated_at: created_at,
  }))
  await tx.insert(setting).values(rows)
}
