import { eq } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { type KnownKey, knownSettings } from './known-settings.ts'
import { setting } from './schema.ts'

/** Reads a setting of the program, or its default. */
export async function settingOf<Key extends KnownKey>(
  tx: Database,
  key: Key,
): Promise<(typeof knownSettings)[Key]['value']> {
  const [row] = await tx.select({ value: setting.value }).from(setting).where(eq(setting.key, key))
  const standard = knownSettings[key].value
  return isLike(row?.value, standard) ? row.value : standard
}

function isLike<Value>(value: unknown, sample: Value): value is Value {
  return typeof value === typeof sample
}
