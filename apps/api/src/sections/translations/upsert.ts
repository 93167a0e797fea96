import { audit } from '#db/audit.ts'
import type { Call } from '#http/handlers.ts'
import { type ImportedRow, importRows } from '#records/import-rows.ts'
import { differingPlaceholders } from './placeholders.ts'
import { lockKeys, type Row, save } from './queries.ts'

export function upsert({ db, body, wrongRows, actor }: Call<'translations.upsert'>) {
  return importRows({ db, body, wrongRows }, async (tx, rows, refuse) => {
    const stored = await lockKeys(
      tx,
      rows.map(({ value }) => value),
    )
    const before = new Map(stored.map((item) => [nameOf(item), item]))
    const taken = distinct(rows, refuse)
    const sound = withoutStrangers(taken, before, refuse)
    const changed = sound.filter((item) => before.get(nameOf(item))?.value !== item.value)
    const ids = await save(tx, actor, changed)
    await audit(
      tx,
      actor,
      ...changed.map((item, index) => {
        const old = before.get(nameOf(item))
        return {
          event: old ? ('updated' as const) : ('created' as const),
          entity: 'translation',
          entity_id: ids[index] ?? null,
          entity_label: labelOf(item),
          changes: { value: [old?.value ?? null, item.value] as [unknown, unknown] },
        }
      }),
    )
    const updated = changed.filter((item) => before.has(nameOf(item))).length
    return { created: changed.length - updated, updated, unchanged: sound.length - changed.length }
  })
}

type Refuse = (row: number, field: string, message: string) => void

function distinct(rows: ImportedRow<Row>[], refuse: Refuse): ImportedRow<Row>[] {
  const seen = new Set<string>()
  return rows.filter(({ row, value }) => {
    const name = nameOf(value)
    if (seen.has(name)) refuse(row, 'key', 'Ключ: такая строка уже есть в файле')
    const isNew = !seen.has(name)
    seen.add(name)
    return isNew
  })
}

/** Leaves out the texts that would speak of other `{placeholders}` than the Russian text of their key. */
function withoutStrangers(rows: ImportedRow<Row>[], before: Map<string, Row>, refuse: Refuse): Row[] {
  const after = new Map([...before, ...rows.map(({ value }) => [nameOf(value), value] as const)])
  const given = new Set<Row>(rows.map(({ value }) => value))
  const translations = Map.groupBy(after.values(), ({ group, key }) => `${group}/${key}`)
  return rows.flatMap(({ row, value }) => {
    const others = translations.get(`${value.group}/${value.key}`) ?? []
    const russian = others.find(({ locale }) => locale === 'ru')
    const compared = value.locale === 'ru' ? others.filter((item) => !given.has(item)) : [value]
    const strangers = russian ? compared.flatMap((item) => differingPlaceholders(item.value, russian.value)) : []
    if (strangers.length === 0) return [value]
    const whose = value.locale === 'ru' ? 'переводов' : 'русского текста'
    refuse(row, 'value', `Значение: переменные не те, что у ${whose}: ${[...new Set(strangers)].join(', ')}`)
    return []
  })
}

function nameOf({ group, key, locale }: Row): string {
  return `${group}/${key}/${locale}`
}

export function labelOf({ group, key, locale }: Row): string {
  return `${group}.${key} (${locale})`
}
