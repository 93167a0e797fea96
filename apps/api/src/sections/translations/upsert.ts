import { sql } from '#db/drizzle.ts'
import type { Call } from '#contract/handlers.ts'
import { type ImportedRow, importRows, refuseRepeats, type RefuseRow } from '#records/import-rows.ts'
import { upsertRows } from '#records/many/upsert-rows.ts'
import { ownChanges } from '#sections/audit-log/public.ts'
import { differingPlaceholders } from './placeholders.ts'
import { lockKeys, type Row } from './queries.ts'
import { translation } from './schema.ts'
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
    const planned = validRows.map(({ row, value: { group, value, ...rest } }) => {
      const key = { group_name: group, key: rest.key, locale: rest.locale }
      return {
        row,
        key,
        label: labelOf({ group, ...rest }),
        before: before.get(nameOf({ group, ...rest })),
        next: { value },
      }
    })
    const target = { entity: 'translation', table: translation, unique: sql`group_name, key, locale` }
    const { counts } = await upsertRows(tx, actor, target, planned, ({ label }) => ({ entity_label: label }))
    return counts
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

function nameOf({ group, key, locale }: Omit<Row, 'value'>): string {
  return `${group}/${key}/${locale}`
}

export function labelOf({ group, key, locale }: Omit<Row, 'value'>): string {
  return `${group}.${key} (${locale})`
}
