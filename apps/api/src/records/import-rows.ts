import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { type Details, invalid } from '#errors.ts'
import { inTrial } from '#query/attempt.ts'
import type { WrongRow } from '#contract/validate.ts'
import { text } from '#text/language/language.ts'
import { say } from '#text/language/say.ts'

interface RowKey {
  row: number
  field: string
  key: string
}

export interface ImportedRow<Row> {
  /** The index of the row in the request, from 0. */
  row: number
  /** The line in the file, or else the number in the request from 1, for messages. */
  line: number
  value: Row
  /** The keys by which `refuseRepeats` compares rows: the sender of a file in several calls compares the keys of all calls. */
  keys: RowKey[]
}

export type RefuseRow = (row: number, field: string, message: string) => void

export interface Counts {
  created: number
  updated: number
  /** The rows whose records were so already. */
  unchanged_rows: number[]
}

interface Imported<Change> {
  unchanged: number
  errors: WrongRow[]
  keys?: RowKey[]
  unchanged_rows?: number[]
  changes?: Change[]
}

export interface Import<Row> {
  db: Database
  actor: Actor
  body: { items: Row[]; lines?: number[]; dry_run?: boolean; skip_invalid?: boolean }
  wrongRows: WrongRow[]
}

export type Write<Row, Written extends Counts> = (
  tx: Database,
  rows: ImportedRow<Row>[],
  refuse: RefuseRow,
  actor: Actor,
) => Promise<Written>

/**
 * Writes all rows or none. Errors name row and field; with `skip_invalid` the valid rows are written. A dry run
 * performs the import and rolls it back, so that its result matches the real one. `write` skips the rows that it
 * refuses, and changes records as the actor it receives, so that the log marks changes from a file as an import.
 */
export async function importRows<Row, Written extends Counts, Change>(
  { db, actor, body, wrongRows }: Import<Row>,
  /** Reads what the transaction has changed, for the dry run of a file. */
  readChanges: (tx: Database, actor: Actor) => Promise<Change[]>,
  write: Write<Row, Written>,
): Promise<Omit<Written, 'unchanged_rows'> & Imported<Change>> {
  const { items, lines, dry_run = false, skip_invalid = false } = body
  if (lines && lines.length !== items.length) throw invalid({ lines: ['Строки файла: по одной на каждую строку'] })
  const author: Actor = lines ? { ...actor, source: 'import' } : actor
  const errors = [...wrongRows]
  const unreadable = new Set(errors.map(({ row }) => row))
  const rows = items
    .map((value, row): ImportedRow<Row> => ({ row, line: lines?.[row] ?? row + 1, value, keys: [] }))
    .filter(({ row }) => !unreadable.has(row))
  const refuse: RefuseRow = (row, field, message) => void errors.push({ row, field, message: text(message) })
  const hasPreview = lines !== undefined && dry_run
  const { written, changes } = await inTrial(db, dry_run, async (tx) => ({
    written: await write(tx, rows, refuse, author),
    changes: hasPreview ? await readChanges(tx, author) : [],
  }))
  errors.sort((a, b) => a.row - b.row)
  if (errors.length > 0 && !dry_run && !skip_invalid) throw invalid(detailsOf(errors))
  const { unchanged_rows, ...counts } = written
  return {
    ...counts,
    unchanged: unchanged_rows.length,
    errors,
    ...(lines && { keys: rows.flatMap(({ keys }) => keys), unchanged_rows }),
    ...(hasPreview && { changes }),
  }
}

interface Uniqueness<Row> {
  field: string
  label: string
  keyOf: (value: Row) => string
}

/** Refuses repeated rows but keeps them in the run, so that their other errors are reported too. */
export function refuseRepeats<Row>(
  rows: readonly ImportedRow<Row>[],
  { field, label, keyOf }: Uniqueness<Row>,
  refuse: RefuseRow,
): Set<number> {
  const first = new Map<string, number>()
  const repeats = new Set<number>()
  for (const { row, line, value, keys } of rows) {
    const key = keyOf(value)
    const firstLine = first.get(key)
    if (firstLine === undefined) {
      first.set(key, line)
      keys.push({ row, field, key })
    } else {
      repeats.add(row)
      refuse(row, field, say`${label}: уже есть в строке ${firstLine}`)
    }
  }
  return repeats
}

function detailsOf(errors: WrongRow[]): Details {
  const details: Details = {}
  for (const { row, field, message } of errors.slice(0, 100)) (details[`items.${row}.${field}`] ??= []).push(message)
  return details
}
