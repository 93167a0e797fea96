import { m } from '#paraglide/messages.js'
import { isBlank, type Cell, type Sheet } from './cell.ts'
import type { ImportColumn } from '#list/import/import-definition.ts'

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

export interface Doubt {
  line: number
  text: string
}

/** The position of each field in the file, from 0; -1 if it is not read. */
export type Places = Readonly<Record<string, number>>

export interface ReadFile {
  header: string[]
  /** The cells of a row by its number. */
  cellsOf: (line: number) => readonly Cell[]
  places: Places
  rows: ImportRow[]
  errors: ImportError[]
  /** The texts that a spreadsheet may have made of others. They are errors, unless a person says that they are meant. */
  doubts: Doubt[]
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

interface Choices {
  /** The columns, by hand. */
  places?: Places | undefined
  /** The row of the titles, from 0. */
  titlesAt?: number
  /** Texts that a spreadsheet may have made stand as they are. */
  takesDoubts?: boolean
}

/** Reads the contract's items from a sheet, below the row that holds the titles. */
export function readRows(
  { rows: table, hidden }: Sheet,
  columns: readonly ImportColumn[],
  { places: chosen, titlesAt = 0, takesDoubts = false }: Choices = {},
): ReadFile {
  const header = (table[titlesAt] ?? []).map(({ text }) => text)
  const places = chosen ?? placesOf(header, columns)
  const usedIndexes = new Set(Object.values(places))
  const read: Pick<ReadFile, 'rows' | 'errors' | 'doubts'> = { rows: [], errors: [], doubts: [] }
  for (const [index, cells] of table.entries()) {
    if (index <= titlesAt || cells.every(isBlank)) continue
    const line = index + 1
    const { item, errors, doubts } = readRow(cells, columns, places)
    if (hidden.has(index)) errors.unshift({ field: columns[0]?.field ?? '', message: m.import_row_hidden() })
    read.doubts.push(...doubts.map(({ text }) => ({ line, text })))
    if (!takesDoubts) errors.push(...doubts)
    read.errors.push(...errors.map(({ field, message }) => ({ line, field, message })))
    if (errors.length === 0) read.rows.push({ line, item })
  }
  return {
    header,
    cellsOf: (line) => table[line - 1] ?? [],
    places,
    ...read,
    ignored: header.filter((title, at) => title !== '' && !usedIndexes.has(at)),
    missing: columns.flatMap(({ field, title, isRequired }) =>
      isRequired && (places[field] ?? -1) < 0 ? [title] : [],
    ),
  }
}

function readRow(cells: readonly Cell[], columns: readonly ImportColumn[], places: Places) {
  const item: Record<string, unknown> = {}
  const errors: { field: string; message: string }[] = []
  const doubts: { field: string; message: string; text: string }[] = []
  for (const { field, isRequired, read } of columns) {
    const cell = cells[places[field] ?? -1]
    if (!cell || isBlank(cell)) {
      if (isRequired) errors.push({ field, message: m.import_cell_empty() })
      continue
    }
    const reading = cell.refused === undefined ? read(cell) : { why: cell.refused }
    if ('why' in reading) errors.push({ field, message: reading.why })
    else {
      item[field] = reading.value
      if (reading.doubt !== undefined) doubts.push({ field, message: reading.doubt, text: cell.text })
    }
  }
  return { item, errors, doubts }
}
