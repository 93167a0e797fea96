import type { Schemas } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { audit, type Changes, changesBetween } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import type { Call } from '#contract/handlers.ts'
import { type ImportedRow, importRows, refuseRepeats, type RefuseRow } from '#records/import-rows.ts'
import { ownChanges } from '#sections/audit-log/public.ts'
import { oneLineOrNull } from '#text/one-line.ts'
import { lockOf, namesOf } from './queries.ts'
import { metaData } from './schema.ts'
import { validation } from '#text/language/say.ts'

type Input = Schemas['MetaDataInput']
type Texts = Schemas['MetaDataTexts']

interface LabelledRow extends ImportedRow<Input> {
  label: string
}

interface Change {
  key: Pick<Input, 'entity' | 'entity_id' | 'city_id'>
  label: string
  isNew: boolean
  texts: Texts
  changes: Changes
}

const EMPTY: Texts = { h1: null, title: null, description: null, text: null }

export function upsert(call: Call<'metaData.upsert'>) {
  return importRows(call, ownChanges, async (tx, rows, refuse, actor) => {
    const repeats = refuseRepeats(rows, { field: 'entity_id', label: 'Запись', keyOf: nameOf }, refuse)
    const labelledRows = (await withLabels(tx, rows, refuse)).filter(({ row }) => !repeats.has(row))
    const stored = await lockOf(
      tx,
      labelledRows.map(({ value }) => value),
    )
    const before = new Map(stored.map((item) => [nameOf(item), item]))
    const planned = labelledRows.map(({ row, value, label }) => ({
      row,
      ...changeOf(value, label, before.get(nameOf(value))),
    }))
    const changed = planned.filter(isChanged)
    await save(tx, actor, changed)
    const updated = changed.filter(({ isNew }) => !isNew).length
    const unchanged_rows = planned.flatMap((change) => (isChanged(change) ? [] : [change.row]))
    return { created: changed.length - updated, updated, unchanged_rows }
  })
}

const isChanged = ({ changes }: Change) => Object.keys(changes).length > 0

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

function changeOf(
  { entity, entity_id, city_id = null, ...input }: Input,
  label: string,
  old: Texts | undefined,
): Change {
  const { h1, title, description, text } = input
  const next = {
    ...(h1 !== undefined && { h1: oneLineOrNull(h1) }),
    ...(title !== undefined && { title: oneLineOrNull(title) }),
    ...(description !== undefined && { description: oneLineOrNull(description) }),
    ...(text !== undefined && { text: text?.trim() || null }),
  }
  const { h1: oldH1, title: oldTitle, description: oldDescription, text: oldText } = old ?? EMPTY
  const before = { h1: oldH1, title: oldTitle, description: oldDescription, text: oldText }
  return {
    key: { entity, entity_id, city_id },
    label,
    isNew: !old,
    texts: { ...before, ...next },
    changes: changesBetween(before, next),
  }
}

async function save(tx: Database, actor: Actor, changed: Change[]): Promise<void> {
  if (changed.length === 0) return
  const at = actor.at.toISOString()
  const stamps = { created_at: at, created_by: actor.userId, updated_at: at, updated_by: actor.userId }
  const savedRows = await tx
    .insert(metaData)
    .values(changed.map(({ key, texts }) => ({ ...key, ...texts, ...stamps })))
    .onConflictDoUpdate({
      target: [metaData.entity, metaData.entity_id, metaData.city_id],
      set: {
        h1: sql`excluded.h1`,
        title: sql`excluded.title`,
        description: sql`excluded.description`,
        text: sql`excluded.text`,
        updated_at: at,
        updated_by: actor.userId,
        version: sql`${metaData.version} + 1`,
      },
    })
    .returning({ id: metaData.id })
  await audit(
    tx,
    actor,
    ...changed.map(({ isNew, label, changes, key }, index) => ({
      event: isNew ? ('created' as const) : ('updated' as const),
      entity: 'meta-data',
      entity_id: savedRows[index]?.id ?? null,
      entity_label: label,
      changes,
      related: { entity: key.entity, id: key.entity_id },
    })),
  )
}

function nameOf({ entity, entity_id, city_id }: Change['key']): string {
  return `${entity}/${entity_id}/${city_id ?? ''}`
}

/** Formats «Масляные фильтры, Москва». */
export function labelOf(name: string, city: string | null): string {
  return city === null ? name : `${name}, ${city}`
}
