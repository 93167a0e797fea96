import { sql } from '#db/drizzle.ts'
import { enumWords } from '#text/enum-words.gen.ts'
import { audit, type AuditEntry } from '#db/audit.ts'
import { exportOf } from '#export/export-list.ts'
import { Refusal } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { keepDeleted } from '#records/restore/keep-deleted.ts'
import * as queries from './queries.ts'
import { translation } from './schema.ts'
import { labelOf, upsert } from './upsert.ts'

export const translations = {
  'translations.list': ({ query, db }) => queries.listTranslations(db, query),
  'translations.options': async ({ query, db }) => ({ items: await queries.translationOptions(db, query) }),
  'translations.upsert': upsert,
  'translations.deleteByParams': deleteByParams,
  'translations.export': exportOf({
    entity: 'translation',
    list: ({ filters }) => queries.listOf(filters),
    columns: () => [
      { title: 'Группа', value: ({ group }: Exported) => group },
      { title: 'Ключ', value: ({ key }: Exported) => key },
      ...Object.entries(enumWords.Locale).map(([locale, title]) => ({
        title,
        value: ({ values }: Exported) => values.find((text) => text.locale === locale)?.value ?? null,
      })),
    ],
    read: ({ db }, ids) => queries.exportRows(db, ids),
  }),
} satisfies Section<'translations'>

async function deleteByParams({ query, db, actor }: Call<'translations.deleteByParams'>) {
  const condition = queries.matching(query)
  if (!condition) throw new Refusal('invalid', 'Укажите хотя бы один фильтр')
  if (query.dry_run) {
    const [counted] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(translation)
      .where(condition)
    return { count: counted?.count ?? 0 }
  }
  await keepDeleted(db, actor, { entity: 'translation', table: translation, where: condition })
  const deleted = await db.delete(translation).where(condition).returning()
  await audit(
    db,
    actor,
    ...deleted.map((item): AuditEntry => ({
      event: 'deleted',
      entity: 'translation',
      entity_id: item.id,
      entity_label: labelOf(item),
      changes: { value: [item.value, null] },
    })),
  )
  return { count: deleted.length }
}

type Exported = Awaited<ReturnType<typeof queries.exportRows>>[number]
