import { normalizeName } from '@admin-panel/sdk/validation'
import { type SQL, sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import type { InputRow, Refuse } from './input.ts'
import { say } from '#text/language/say.ts'

interface Term {
  id: 'company_id' | 'category_id' | 'brand_id'
  label: string
  /** The normalized name, as an SQL expression and as a function of the input; both must agree. */
  stored: SQL
  table: SQL
  fold: (text: string) => string
}

const lowered = (text: string) => text.toLowerCase()

const TERMS: Record<'company' | 'category' | 'brand', Term> = {
  company: { id: 'company_id', label: 'Продавец', stored: sql`lower(trade_name)`, table: sql`company`, fold: lowered },
  category: { id: 'category_id', label: 'Категория', stored: sql`lower(name)`, table: sql`category`, fold: lowered },
  brand: { id: 'brand_id', label: 'Бренд', stored: sql`name_norm`, table: sql`brand`, fold: normalizeName },
}
const NAMES = ['company', 'category', 'brand'] as const

/** Replaces the names and numbers of a file by ids; refuses unknown and ambiguous names. */
export async function withIds(tx: Database, rows: InputRow[], refuse: Refuse): Promise<InputRow[]> {
  const wrongRows = new Set<number>()
  let resolvedRows = rows
  for (const name of NAMES) {
    const { id, label, fold } = TERMS[name]
    const matches = await idsOf(tx, TERMS[name], textsOf(resolvedRows, name))
    resolvedRows = resolvedRows.map((input) => {
      const text = input.value[name]?.trim()
      if (input.value[id] || !text) return input
      const [match, ...others] = matches.names.get(fold(text)) ?? matches.numbers.get(text) ?? []
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

interface Matches {
  names: Map<string, number[]>
  numbers: Map<string, number[]>
}

/** A text of digits matches as a name first, then as an id. */
async function idsOf(tx: Database, { stored, table, fold }: Term, texts: string[]): Promise<Matches> {
  const matches: Matches = { names: new Map(), numbers: new Map() }
  if (texts.length === 0) return matches
  const names = [...new Set(texts.map(fold))]
  const numbers = [...new Set(texts.filter((text) => /^\d{1,15}$/.test(text)))]
  const { rows } = await tx.execute<{ id: number; name: string }>(sql`
    select id::float8 as id, ${stored} as name from ${table}
    where ${stored} = any(${sql.param(names)}::text[]) or id = any(${sql.param(numbers)}::int8[])`)
  for (const { id, name } of rows) {
    matches.names.set(name, [...(matches.names.get(name) ?? []), id])
    matches.numbers.set(String(id), [id])
  }
  return matches
}
