import { normalizeName } from '@admin-panel/sdk/validation'
import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { InputRow, Refuse } from './input.ts'
import { say } from '#text/language/say.ts'

interface Term {
  id: 'company_id' | 'category_id' | 'brand_id'
  label: string
  /** The column of the name. */
  name: SQL
  /** The normalized name, as an SQL expression and as a function of the input; both must agree. */
  stored: SQL
  table: SQL
  fold: (text: string) => string
}

const lowered = (text: string) => text.toLowerCase()

const TERMS: Record<'company' | 'category' | 'brand', Term> = {
  company: {
    id: 'company_id',
    label: 'Продавец',
    name: sql`trade_name`,
    stored: sql`lower(trade_name)`,
    table: sql`company`,
    fold: lowered,
  },
  category: {
    id: 'category_id',
    label: 'Категория',
    name: sql`name`,
    stored: sql`lower(name)`,
    table: sql`category`,
    fold: lowered,
  },
  brand: {
    id: 'brand_id',
    label: 'Бренд',
    name: sql`name`,
    stored: sql`name_norm`,
    table: sql`brand`,
    fold: normalizeName,
  },
}
const NUMBERED = /^(.+) № (\d{1,15})$/s

/** A name that several records have, with the number that tells them apart. */
export const numbered = ({ id, label }: { id: number; label: string }) => `${label} № ${id}`

const NAMES = ['company', 'category', 'brand'] as const

/** Replaces the names and numbers of a file by ids; refuses unknown and ambiguous names. */
export async function withIds(tx: Database, rows: InputRow[], refuse: Refuse): Promise<InputRow[]> {
  const wrongRows = new Set<number>()
  let resolvedRows = rows
  for (const name of NAMES) {
    const { id, label } = TERMS[name]
    const matches = await idsOf(tx, TERMS[name], textsOf(resolvedRows, name))
    resolvedRows = resolvedRows.map((input) => {
      const text = input.value[name]?.trim()
      if (input.value[id] || !text) return input
      const [match, ...others] = matches(text)
      if (match !== undefined && others.length === 0) return { ...input, value: { ...input.value, [id]: match } }
      wrongRows.add(input.row)
      refuse(
        input.row,
        name,
        others.length > 0
          ? say`${label}: «${text}» не одна, укажите номер`
          : say`${label}: нет в справочнике «${text}»`,
      )
      return input
    })
  }
  return resolvedRows.filter(({ row }) => !wrongRows.has(row))
}

const textsOf = (rows: InputRow[], name: keyof typeof TERMS) => rows.flatMap(({ value }) => value[name]?.trim() || [])

/** Finds ids by texts: by the name in any case, among several by the very name, by the number, or by name and number. */
async function idsOf(tx: Database, term: Term, texts: string[]): Promise<(text: string) => number[]> {
  if (texts.length === 0) return () => []
  const { name, stored, table, fold } = term
  const names = [...new Set(texts.map(fold))]
  const numbers = [...new Set(texts.flatMap((text) => /^\d{1,15}$/.exec(text)?.[0] ?? NUMBERED.exec(text)?.[2] ?? []))]
  const { rows } = await tx.execute<{ id: number; name: string }>(sql`
    select id::float8 as id, ${name} as name from ${table}
    where ${stored} = any(${sql.param(names)}::text[]) or ${name} = any(${sql.param(texts)}::text[])
      or id = any(${sql.param(numbers)}::int8[])`)
  const byName = Map.groupBy(rows, (row) => fold(row.name))
  return (text) => {
    const named = byName.get(fold(text)) ?? []
    const [, label = '', number = text] = NUMBERED.exec(text) ?? []
    const ofNumber = rows.filter(
      ({ id, name: own }) => String(id) === number && (label === '' || fold(own) === fold(label)),
    )
    const found = [named.filter((row) => row.name === text), named, ofNumber].find(({ length }) => length > 0) ?? []
    return found.map(({ id }) => id)
  }
}
