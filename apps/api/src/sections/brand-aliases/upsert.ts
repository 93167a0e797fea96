import { normalizeName } from '@admin-panel/sdk/validation'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { Call } from '#contract/handlers.ts'
import { type ImportedRow, importRows, refuseRepeats, type RefuseRow } from '#records/import-rows.ts'
import { upsertRows } from '#records/many/upsert-rows.ts'
import { ownChanges } from '#sections/audit-log/public.ts'
import { brandAlias } from '#sections/brands/schema.ts'
import { oneLine, oneLineOrNull } from '#text/one-line.ts'
import { existingBrands, lockBySpelling } from './queries.ts'
import { touchBrands } from './touch-brands.ts'
import { say } from '#text/language/say.ts'

type Row = Call<'brandAliases.upsert'>['body']['items'][number]
type Stored = Awaited<ReturnType<typeof lockBySpelling>>[number]

/** Upserts spellings by source and normalized name. A spelling tied to another brand must be untied by hand first. */
export async function upsertAliases(call: Call<'brandAliases.upsert'>) {
  return importRows(call, ownChanges, async (tx, rows, refuse, actor) => {
    const normalized = rows.map(({ value, ...place }) => ({ ...place, value: { ...value, name: oneLine(value.name) } }))
    const validRows = await assertValid(tx, normalized, refuse)
    const stored = await lockBySpelling(
      tx,
      validRows.map(({ value }) => ({ source: value.source, name_norm: normOf(value) })),
    )
    const byKey = new Map(stored.map((alias) => [keyOf(alias.source, alias.name_norm), alias]))
    const planned = validRows.flatMap(({ row, value }) => {
      const key = { name_norm: normOf(value) }
      const before = byKey.get(keyOf(value.source, key.name_norm))
      if (before?.brand_id && value.brand_id && before.brand_id !== value.brand_id) {
        refuse(row, 'brand_id', say`Бренд: написание уже у бренда «${before.brand_name}»`)
        return []
      }
      return { row, before, key, next: nextOf(before, value) }
    })
    const target = { entity: 'brand-alias', table: brandAlias, unique: sql`source, name_norm` }
    const { saved, counts } = await upsertRows(tx, actor, target, planned, ({ next: { name, brand_id } }) => ({
      entity_label: name,
      ...(brand_id && { related: { entity: 'brand', id: brand_id } }),
    }))
    await touchBrands(
      tx,
      actor,
      saved.map(({ before, next }) => ({ source: next.source, before: before ?? null, after: next })),
    )
    return counts
  })
}

function normOf({ name }: Row) {
  return normalizeName(name)
}

function keyOf(source: string, norm: string) {
  return `${source}:${norm}`
}

async function assertValid(tx: Database, rows: ImportedRow<Row>[], refuse: RefuseRow): Promise<ImportedRow<Row>[]> {
  const brands = await existingBrands(
    tx,
    rows.flatMap(({ value }) => value.brand_id ?? []),
  )
  const repeats = refuseRepeats(
    rows,
    { field: 'name', label: 'Написание', keyOf: (value) => keyOf(value.source, normOf(value)) },
    refuse,
  )
  return rows.filter(({ row, value }) => {
    const faults: [field: string, message: string | false][] = [
      ['name', !normOf(value) && 'Написание: неверный формат'],
      ['brand_id', Boolean(value.brand_id && !brands.has(value.brand_id)) && 'Бренд: выберите значение из списка'],
    ]
    const failures = faults.filter(([, message]) => message !== false)
    for (const [field, message] of failures) refuse(row, field, String(message))
    return failures.length === 0 && !repeats.has(row)
  })
}

/** Omitted fields keep their values. */
function nextOf(before: Stored | undefined, { source, name, external_id, matchcode, articles_count, brand_id }: Row) {
  const brand = brand_id === undefined ? (before?.brand_id ?? null) : brand_id
  const ignored = brand_id === undefined && before?.status === 'ignored'
  return {
    source,
    name,
    external_id: external_id === undefined ? (before?.external_id ?? null) : oneLineOrNull(external_id),
    matchcode: matchcode === undefined ? (before?.matchcode ?? null) : oneLineOrNull(matchcode),
    articles_count: articles_count === undefined ? (before?.articles_count ?? null) : articles_count,
    brand_id: brand,
    status: brand ? ('mapped' as const) : ignored ? ('ignored' as const) : ('unmapped' as const),
  }
}
