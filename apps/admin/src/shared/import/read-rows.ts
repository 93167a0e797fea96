import { m } from '#paraglide/messages.js'
import type { ImportColumn } from './import-definition.ts'

export interface ImportRow {
  /** Its number in the file, as a spreadsheet shows it. */
  line: number
  item: Record<string, unknown>
  /** The column that it comes from, where a row of the file stands for several. */
  at?: string
}

export interface ImportError {
  line: number
  column: string
  message: string
}

export interface ReadFile {
  header: string[]
  table: string[][]
  rows: ImportRow[]
  errors: ImportError[]
  /** Titles that mean nothing here. */
  ignored: string[]
  /** Columns that must be there and are not. */
  missing: string[]
}

const same = (a: string, b: string) => a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase()

/** Rows of the contract from a table whose first row is titles. */
export function readRows([header = [], ...table]: string[][], columns: readonly ImportColumn[]): ReadFile {
  const places = columns.map((column) => ({
    ...column,
    at: header.findIndex((title) => same(title, column.title) || same(title, column.field)),
  }))
  const known = new Set(places.map(({ at }) => at))
  const rows: ImportRow[] = []
  const errors: ImportError[] = []
  for (const [index, cells] of table.entries()) {
    if (cells.every((text) => text === '')) continue
    const line = index + 2
    const wrong: ImportError[] = []
    const item: Record<string, unknown> = {}
    for (const { at, field, title, isRequired, read } of places) {
      const text = cells[at] ?? ''
      if (text === '') {
        if (isRequired) wrong.push({ line, column: title, message: m.import_cell_empty() })
        continue
      }
      const value = read(text)
      if (value === undefined) wrong.push({ line, column: title, message: m.import_cell_wrong({ text }) })
      else item[field] = value
    }
    errors.push(...wrong)
    if (wrong.length === 0) rows.push({ line, item })
  }
  return {
    header,
    table,
    rows,
    errors,
    ignored: header.filter((title, at) => title !== '' && !known.has(at)),
    missing: places.flatMap(({ at, title, isRequired }) => (isRequired && at < 0 ? [title] : [])),
  }
}
