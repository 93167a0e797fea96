import { normalizeName } from '@admin-panel/sdk/validation'
import { sql } from '#db/drizzle.ts'
import { audit, type AuditEntry, changesBetween } from '#db/audit.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Call } from '#contract/handlers.ts'
import { type ImportedRow, importRows, refuseRepeats, type RefuseRow } from '#records/import-rows.ts'
import { ownChanges } from '#sections/audit-log/public.ts'
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
    const changes = validRows.flatMap(({ row, value }) => {
      const before = byKey.get(keyOf(value.source, normOf(value)))
      if (before?.brand_id && value.brand_id && before.brand_id !== value.brand_id) {
        refuse(row, 'brand_id', say`Бренд: написание уже у бренда «${before.brand_name}»`)
        return []
      }
      return { row, before, after: nextOf(before, value) }
    })
    const created = changes.filter(({ before }) => !before)
    const updated = changes.filter(
      ({ before, after }) => before && Object.keys(changesBetween(before, after)).length > 0,
    )
    const savedRows = [...created, ...updated]
    await write(tx, actor, savedRows)
    await touchBrands(
      tx,
      actor,
      savedRows.map(({ before, after }) => ({ source: after.source, before: before ?? null, after })),
    )
    const saved = new Set(savedRows.map(({ row }) => row))
    return {
      created: created.length,
      updated: updated.length,
      unchanged_rows: changes.flatMap(({ row }) => (saved.has(row) ? [] : [row])),
    }
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

async function write(
  tx: Database,
  actor: Actor,
  changed: { before: Stored | undefined; after: ReturnType<typeof nextOf> }[],
): Promise<void> {
  if (changed.length === 0) return
  const rows = changed.map(({ after }) => ({ ...after, name_norm: normOf(after) }))
  const { rows: ids } = await tx.execute<{ id: number; source: string; name_norm: string }>(sql`
    insert into brand_alias (source, name, name_norm, external_id, matchcode, articles_count, brand_id, status,
      created_at, created_by, updated_at, updated_by)
    select source, name, name_norm, external_id, matchcode, articles_count, brand_id, status,
      ${actor.at.toISOString()}, ${actor.userId}::int8, ${actor.at.toISOString()}, ${actor.userId}::int8
    from json_to_recordset(${JSON.stringify(rows)}) as input (source text, name text, name_norm text, external_id text,
      matchcode text, articles_count int, brand_id int8, status text)
    on conflict (source, name_norm) do update set name = excluded.name, external_id = excluded.external_id,
      matchcode = excluded.matchcode, articles_count = excluded.articles_count, brand_id = excluded.brand_id,
      status = excluded.status, updated_at = excluded.updated_at, updated_by = excluded.updated_by,
      version = brand_alias.version + 1
    returning id, source, name_norm`)
  const idOf = new Map(ids.map(({ id, source, name_norm }) => [keyOf(source, name_norm), id]))
  await audit(
    tx,
    actor,
    ...changed.map(({ before, after }): AuditEntry => ({
      event: before ? 'updated' : 'created',
      entity: 'brand-alias',
      entity_id: idOf.get(keyOf(after.source, normOf(after))) ?? null,
      entity_label: after.name,
      changes: changesBetween(before ?? {}, after),
      ...(after.brand_id && { related: { entity: 'brand', id: after.brand_id } }),
    })),
  )
}
