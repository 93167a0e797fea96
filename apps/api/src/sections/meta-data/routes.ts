import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import { audit, type AuditEntry } from '#db/audit.ts'
import { Refusal, invalid, notFound } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { keepDeleted } from '#records/restore/keep-deleted.ts'
import * as queries from './queries.ts'
import { metaData as table } from './schema.ts'
import { labelOf, upsert } from './upsert.ts'
import { validation } from '#text/language/say.ts'

export const metaData = {
  'metaData.list': ({ query, db }) => queries.listMetaData(db, query),
  'metaData.view': view,
  'metaData.upsert': upsert,
  'metaData.deleteByParams': deleteByParams,
} satisfies Section<'metaData'>

async function view({ query, db }: Call<'metaData.view'>) {
  const { entity, entity_id, city_id = null } = query
  const [names] = await queries.namesOf(db, [{ entity, entity_id, city_id }])
  if (!names?.name || (city_id !== null && !names.city)) throw notFound()
  const { own, general } = await queries.storedFor(db, query, city_id)
  return {
    entity,
    entity_id,
    entity_label: names.name,
    city_id,
    ...textsOf(own),
    general: city_id !== null && general ? textsOf(general) : null,
    updated_at: own?.updated_at ?? null,
  }
}

function textsOf(stored: Schemas['MetaDataTexts'] | undefined): Schemas['MetaDataTexts'] {
  const { h1 = null, title = null, description = null, text = null } = stored ?? {}
  return { h1, title, description, text }
}

async function deleteByParams({ query, db, actor }: Call<'metaData.deleteByParams'>) {
  const condition = queries.matching(query)
  if (!condition) throw new Refusal('invalid', 'Укажите хотя бы один фильтр')
  if (query.entity_id !== undefined && !query.entity) throw invalid({ entity: [validation().required('Вид записи')] })
  if (query.dry_run) {
    const [counted] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(table)
      .where(condition)
    return { count: counted?.count ?? 0 }
  }
  await keepDeleted(db, actor, { entity: 'meta-data', table, where: condition })
  const deleted = await db.delete(table).where(condition).returning()
  const names = await queries.namesOf(db, deleted)
  await audit(
    db,
    actor,
    ...deleted.map((item, index): AuditEntry => ({
      event: 'deleted',
      entity: 'meta-data',
      entity_id: item.id,
      entity_label: labelOf(names[index]?.name ?? `${item.entity} ${item.entity_id}`, names[index]?.city ?? null),
      changes: { title: [item.title, null] },
      related: { entity: item.entity, id: item.entity_id },
    })),
  )
  return { count: deleted.length }
}
