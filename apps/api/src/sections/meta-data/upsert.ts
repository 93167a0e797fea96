import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { Call } from '#contract/handlers.ts'
import { type ImportedRow, importRows, refuseRepeats, type RefuseRow } from '#records/import-rows.ts'
import { upsertRows } from '#records/many/upsert-rows.ts'
import { ownChanges } from '#sections/audit-log/public.ts'
import { oneLineOrNull } from '#text/one-line.ts'
import { lockOf, namesOf } from './queries.ts'
import { metaData } from './schema.ts'
import { validation } from '#text/language/say.ts'

type Input = Schemas['MetaDataInput']
type Stored = typeof metaData.$inferSelect

interface LabelledRow extends ImportedRow<Input> {
  label: string
}

export function upsert(call: Call<'metaData.upsert'>) {
  return importRows(call, ownChanges, async (tx, rows, refuse, actor) => {
    const repeats = refuseRepeats(rows, { field: 'entity_id', label: 'Запись', keyOf: nameOf }, refuse)
    const labelledRows = (await withLabels(tx, rows, refuse)).filter(({ row }) => !repeats.has(row))
    const stored = await lockOf(
      tx,
      labelledRows.map(({ value }) => value),
    )
    const before = new Map(stored.map((item) => [nameOf(item), item]))
    const planned = labelledRows.map(({ row, value, label }) => plan(row, value, label, before.get(nameOf(value))))
    const target = { entity: 'meta-data', table: metaData, unique: sql`entity, entity_id, city_id` }
    const { counts } = await upsertRows(tx, actor, target, planned, ({ label, key }) => ({
      entity_label: label,
      related: { entity: key.entity, id: key.entity_id },
    }))
    return counts
  })
}

/** Skips rows that refer to missing records. */
async function withLabels(tx: Database, rows: ImportedRow<Input>[], refuse: RefuseRow): Promise<LabelledRow[]> {
  const names = await namesOf(
    tx,
    rows.map(({ value }) => value),
  )
  return rows.flatMap((row, index) => {
    const { name = null, city = null } = names[index] ?? {}
    const isStrange = Boolean(row.value.city_id) && city === null
    if (name === null) refuse(row.row, 'entity_id', validation().enum('Запись'))
    if (isStrange) refuse(row.row, 'city_id', validation().enum('Город'))
    return name === null || isStrange ? [] : [{ ...row, label: labelOf(name, city) }]
  })
}

function plan(row: number, { entity, entity_id, city_id = null, ...input }: Input, label: string, before?: Stored) {
  const { h1, title, description, text } = input
  const next = {
    h1: h1 === undefined ? (before?.h1 ?? null) : oneLineOrNull(h1),
    title: title === undefined ? (before?.title ?? null) : oneLineOrNull(title),
    description: description === undefined ? (before?.description ?? null) : oneLineOrNull(description),
    text: text === undefined ? (before?.text ?? null) : text?.trim() || null,
  }
  return { row, label, before, key: { entity, entity_id, city_id }, next }
}

function nameOf({ entity, entity_id, city_id }: Pick<Input, 'entity' | 'entity_id' | 'city_id'>): string {
  return `${entity}/${entity_id}/${city_id ?? ''}`
}

/** Formats «Масляные фильтры, Москва». */
export function labelOf(name: string, city: string | null): string {
  return city === null ? name : `${name}, ${city}`
}
