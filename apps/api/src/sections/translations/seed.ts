import type { Database } from '#db/database.ts'
import { rowsOf, type Size } from '#seeding/sizes.ts'
import { demoTexts } from './demo-texts.ts'
import { translation } from './schema.ts'

const AT_ONCE = 1000

/** Every eleventh text lacks the English, every fiftieth the Russian. */
export async function seedTranslations(tx: Database, { at, size }: { at: Date; size: Size }): Promise<void> {
  const created_at = at.toISOString()
  const rows = demoTexts
    .flatMap(({ group, key, ru, en }, index) => [
      ...(index % 50 === 49 ? [] : [{ group, key, locale: 'ru' as const, value: ru }]),
      ...(index % 11 === 10 ? [] : [{ group, key, locale: 'en' as const, value: en }]),
    ])
    .slice(0, rowsOf('translation', size))
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx
      .insert(translation)
      .values(rows.slice(from, from + AT_ONCE).map((row) => ({ ...row, created_at, updated_at: created_at })))
}
