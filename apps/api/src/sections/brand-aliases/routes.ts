import type { Actor } from '#db/actor.ts'
import { audit, type AuditEntry } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { Refusal, invalid } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { inBulk } from '#records/many/in-bulk.ts'
import { recordsOf } from '#records/record.ts'
import { brandAlias } from '#sections/brands/schema.ts'
import * as queries from './queries.ts'
import { type SpellingChange, touchBrands } from './touch-brands.ts'
import { conditionsOf } from '#query/define-list.ts'
import { upsertAliases } from './upsert.ts'

export const brandAliases = {
  'brandAliases.list': ({ query, db, actor }) => queries.listAliases(db, actor, query),
  'brandAliases.tieByIds': tieByIds,
  'brandAliases.untieByIds': (call) => release(call, 'unmapped'),
  'brandAliases.ignoreByIds': (call) => release(call, 'ignored'),
  'brandAliases.upsert': upsertAliases,
  'brandAliases.deleteByParams': deleteByParams,
} satisfies Section<'brandAliases'>

const records = recordsOf({
  entity: 'brand-alias',
  table: brandAlias,
  find: (db, _actor, id) => queries.findAlias(db, id),
  label: ({ name }) => name,
})

async function tieByIds({ body, db, actor }: Call<'brandAliases.tieByIds'>) {
  const { items, brand_id } = body
  if (!(await queries.existingBrands(db, [brand_id])).has(brand_id))
    throw invalid({ brand_id: ['Бренд: выберите значение из списка'] })
  return change(db, actor, items, { status: 'mapped', brand_id })
}

async function release(
  { body, db, actor }: Call<'brandAliases.untieByIds' | 'brandAliases.ignoreByIds'>,
  status: 'unmapped' | 'ignored',
) {
  return change(db, actor, body.items, { status, brand_id: null })
}

async function change(
  db: Database,
  actor: Actor,
  items: Call<'brandAliases.untieByIds'>['body']['items'],
  next: { status: 'unmapped' | 'mapped' | 'ignored'; brand_id: number | null },
) {
  const touched: SpellingChange[] = []
  const result = await inBulk(db, items, async (tx, { id, version }) => {
    const before = await records.lock({ db: tx, actor }, id, version)
    const brandId = next.brand_id ?? before.brand_id
    const after = await records.update({ db: tx, actor }, before, next, {
      event: next.brand_id ? 'attached' : before.brand_id ? 'detached' : 'status_changed',
      ...(brandId && { related: { entity: 'brand', id: brandId } }),
    })
    touched.push({ source: before.source, before, after })
    return after
  })
  await touchBrands(db, actor, touched)
  return result
}

async function deleteByParams({ query, db, actor }: Call<'brandAliases.deleteByParams'>) {
  const { dry_run = false, ...filters } = query
  if (Object.keys(filters).length === 0) throw new Refusal('invalid', 'Укажите хотя бы один фильтр')
  const where = conditionsOf(filters, queries.matching(actor))
  if (dry_run) return { count: await queries.countMatching(db, where) }
  const deleted = await queries.deleteMatching(db, actor, where)
  await touchBrands(
    db,
    actor,
    deleted.map((before) => ({ source: before.source, before, after: null })),
  )
  await audit(
    db,
    actor,
    ...deleted.map(({ id, name, source, brand_id }): AuditEntry => ({
      event: 'deleted',
      entity: 'brand-alias',
      entity_id: id,
      entity_label: name,
      changes: {
        name: [name, null],
        source: [source, null],
        ...(brand_id && { brand_id: [brand_id, null] }),
      },
    })),
  )
  return { count: deleted.length }
}
