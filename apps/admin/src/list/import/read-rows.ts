import { m } from '#paraglide/messages.js'
import type { Cell } from './cell.ts'
import type { ImportColumn } from './import-definition.ts'

export interface ImportRow {
  /** The row's number in the file, as a spreadsheet shows it. */
  line: number
  item: Record<string, unknown>
}

export interface ImportError {
  line: number
  field: string
  message: string
}

/** The position of each field in the file, from 0; -1 if it is not read. */
export type Places = Readonly<Record<string, number>>

export interface ReadFile {
  header: string[]
  table: Cell[][]
  places: Places
  rows: ImportRow[]
  errors: ImportError[]
  /** Unknown titles. */
  ignored: string[]
  /** Missing required columns. */
  missing: string[]
}

const normalizeTitle = (title: string) => title.toLocaleLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

const namesOf = ({ title, field, aliases = [] }: ImportColumn) => [title, field, ...aliases].map(normalizeTitle)

/** Whether a text is a title that the import knows. */
export function titlesOf(columns: readonly ImportColumn[]) {
  const names = new Set(columns.flatMap(namesOf))
  return (text: string) => names.has(normalizeTitle(text))
}

/** Matches titles in any order, ignoring case, spaces and punctuation; the first of equal titles counts. */
export function placesOf(header: readonly string[], columns: readonly ImportColumn[]): Places {
  return Object.fromEntries(
    columns.map(({ field, title, aliases = [] }) => {
      const names = new Set([title, field, ...aliases].map(normalizeTitle))
      return [field, header.findIndex((name) => names.has(normalizeTitle(name)))]
    }),
  )
}

/** The places by the titles of an earlier file, where this one has them, and else by the names of the columns. */
export function placesAsBefore(
  header: readonly string[],
  columns: readonly ImportColumn[],
  titles: Readonly<Record<string, string>>,
): Places {
  const places = placesOf(header, columns)
  return Object.fromEntries(
    columns.map(({ field }) => {
      const at = header.indexOf(titles[field] ?? '')
      return [field, titles[field] === undefined || at < 0 ? (places[field] ?? -1) : at]
    }),
  )
}

/** Reads the contract's items from a table whose first row holds titles. */
export function readRows(
  [titles = [], ...table]: Cell[][],
  columns: readonly ImportColumn[],
  chosen?: Places,
): ReadFile {
  const header = titles.map(({ text }) => text)
  const places = chosen ?? placesOf(header, columns)
  const usedIndexes = new Set(Object.values(places))
  const rows: ImportRow[] = []
  const errors: ImportError[] = []
  for (const [index, cells] of table.entries()) {
    if (cells.every(({ text }) => text === '')) continue
    const line = index + 2
    const rowErrors: ImportError[] = []
    const item: Record<string, unknown> = {}
    for (const { field, isRequired, read } of columns) {
      const cell = cells[places[field] ?? -1]
      if (!cell || cell.text === '') {
        if (isRequired) rowErrors.push({ line, field, message: m.import_cell_empty() })
        continue
      }
      const reading = read(cell)
      if ('why' in reading) rowErrors.push({ line, field, message: reading.why })
      else item[field] = reading.value
    }
    errors.push(...rowErrors)
    if (rowErrors.length === 0) rows.push({ line, item })
  }
  return {
    header,
    table,
    places,
    rows,
    errors,
    ignored: header.filter((title, at) => title !== '' && !usedIndexes.has(at)),
    missing: columns.flatMap(({ field, title, isRequired }) =>
      isRequired && (places[field] ?? -1) < 0 ? [title] : [],
    ),
  }
}
