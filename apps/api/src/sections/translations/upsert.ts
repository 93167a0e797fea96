import { audit, type AuditEntry } from '#db/audit.ts'
import type { Call } from '#contract/handlers.ts'
import { type ImportedRow, importRows, refuseRepeats, type RefuseRow } from '#records/import-rows.ts'
import { ownChanges } from '#sections/audit-log/public.ts'
import { differingPlaceholders } from './placeholders.ts'
import { lockKeys, type Row, save } from './queries.ts'
import { say, validation } from '#text/language/say.ts'

export function upsert(call: Call<'translations.upsert'>) {
  return importRows(call, ownChanges, async (tx, sent, refuse, actor) => {
    const rows = withoutBlank(sent, refuse)
    const stored = await lockKeys(
      tx,
      rows.map(({ value }) => value),
    )
    const before = new Map(stored.map((item) => [nameOf(item), item]))
    const repeats = refuseRepeats(rows, { field: 'key', label: 'Ключ', keyOf: nameOf }, refuse)
    const validRows = withoutStrangers(rows, before, refuse).filter(({ row }) => !repeats.has(row))
    const isChanged = (item: Row) => before.get(nameOf(item))?.value !== item.value
    const changed = validRows.flatMap(({ value }) => (isChanged(value) ? [value] : []))
    const ids = await save(tx, actor, changed)
    await audit(
      tx,
      actor,
      ...changed.map((item, index): AuditEntry => {
        const old = before.get(nameOf(item))
        return {
          event: old ? 'updated' : 'created',
          entity: 'translation',
          entity_id: ids[index] ?? null,
          entity_label: labelOf(item),
          changes: { value: [old?.value ?? null, item.value] },
        }
      }),
    )
    const updated = changed.filter((item) => before.has(nameOf(item))).length
    const unchanged_rows = validRows.flatMap(({ row, value }) => (isChanged(value) ? [] : [row]))
    return { created: changed.length - updated, updated, unchanged_rows }
  })
}

/** Spaces around a text are lost in files, so that a stored text has none. */
function withoutBlank(rows: ImportedRow<Row>[], refuse: RefuseRow): ImportedRow<Row>[] {
  const trimmed = rows.map((row) => ({ ...row, value: { ...row.value, value: row.value.value.trim() } }))
  for (const { row, value } of trimmed) if (value.value === '') refuse(row, 'value', validation().required('Значение'))
  return trimmed.filter(({ value }) => value.value !== '')
}

/** Refuses texts whose `{placeholders}` differ from those of the Russian text. */
function withoutStrangers(rows: ImportedRow<Row>[], before: Map<string, Row>, refuse: RefuseRow): ImportedRow<Row>[] {
  // For a repeated key the first row counts.
  const after = new Map([...before, ...rows.toReversed().map(({ value }) => [nameOf(value), value] as const)])
  const input = new Set<Row>(rows.map(({ value }) => value))
  const translations = Map.groupBy(after.values(), ({ group, key }) => `${group}/${key}`)
  return rows.filter(({ row, value }) => {
    const others = translations.get(`${value.group}/${value.key}`) ?? []
    const russian = others.find(({ locale }) => locale === 'ru')
    const compared = value.locale === 'ru' ? others.filter((item) => !input.has(item)) : [value]
    const strangers = russian ? compared.flatMap((item) => differingPlaceholders(item.value, russian.value)) : []
    if (strangers.length === 0) return true
    const whose = value.locale === 'ru' ? 'переводов' : 'русского текста'
    refuse(row, 'value', say`Значение: переменные не те, что у ${whose}: ${[...new Set(strangers)].join(', ')}`)
    return false
  })
}

function nameOf({ group, key, locale }: Row): string {
  return `${group}/${key}/${locale}`
}

export function labelOf({ group, key, locale }: Row): string {
  return `${group}.${key} (${locale})`
}
