import { asRows } from '#list/trusted.ts'
import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { ImportDefinition } from './import-definition.ts'
import type { ImportError, ImportRow } from './read-rows.ts'

export interface ImportCounts {
  created: number
  updated: number
  unchanged: number
  /** The number of rows that the server has processed. */
  done: number
  errors: readonly ImportError[]
  /** The number of prices that staff check before they are on sale. */
  priceChecks: number
  /** The records that a dry run would change. */
  changes: readonly TriedChange[]
}

export type TriedChange = Schemas['TriedChange']

export const NOTHING: ImportCounts = {
  created: 0,
  updated: 0,
  unchanged: 0,
  done: 0,
  errors: [],
  priceChecks: 0,
  changes: [],
}

/** More of them are not read through. */
const CHANGES_AT_MOST = 100

// The embedded database takes no more at once, because a sign-in would wait for the rest of the transaction.
const BATCH = 500

interface SendOptions {
  isDryRun: boolean
  skipInvalid: boolean
  signal: AbortSignal
  /** Added to every row: chosen beside the file. */
  common: Record<string, unknown>
  onProgress: (counts: ImportCounts) => void
}

type Send<Row> = Pick<ImportDefinition<Row>, 'upsert' | 'columns'>

/**
 * Sends rows in batches and counts the outcomes. A dry run also compares the rows of all batches, because the server
 * compares only those of one call: a batch that repeats earlier rows is checked again without them.
 */
export async function sendRows<Row>(
  { upsert, columns }: Send<Row>,
  rows: readonly ImportRow[],
  { isDryRun, skipInvalid, signal, common, onProgress }: SendOptions,
): Promise<ImportCounts> {
  let counts = NOTHING
  const linesByKey = new Map<string, number>()
  const titleOf = (field: string | undefined) => columns.find((column) => column.field === field)?.title
  // An error of a value chosen beside the file appears at the column that could have contained it.
  const columnOf = (field: string, at: string | undefined) =>
    titleOf(field.split('.')[0]) ?? titleOf(field.replace(/_id$/, '')) ?? titleOf(at) ?? field

  async function send(batch: readonly ImportRow[]): Promise<Omit<ImportCounts, 'done'>> {
    if (batch.length === 0) return NOTHING
    const items = asRows<Row>(batch.map(({ item }) => ({ ...common, ...item })))
    const lines = batch.map(({ line }) => line)
    const {
      keys = [],
      price_checks = [],
      changes = [],
      ...answer
    } = await upsert({ items, lines, dry_run: isDryRun, skip_invalid: skipInvalid }, signal)
    const repeats = new Map<number, ImportError>()
    for (const { row, field, key } of keys) {
      const first = linesByKey.get(`${field} ${key}`)
      const { line = 0, at } = batch[row] ?? {}
      const column = columnOf(field, at)
      if (first !== undefined && !repeats.has(row))
        repeats.set(row, { line, column, message: m.import_repeated({ column, line: first }) })
    }
    if (repeats.size > 0) {
      const rest = await send(batch.filter((_, row) => !repeats.has(row)))
      return { ...rest, errors: [...rest.errors, ...repeats.values()] }
    }
    for (const { row, field, key } of keys) linesByKey.set(`${field} ${key}`, batch[row]?.line ?? 0)
    const errors = answer.errors.map(({ row, field, message }) => {
      const { line = 0, at } = batch[row] ?? {}
      return { line, column: columnOf(field, at), message }
    })
    return { ...answer, errors, priceChecks: price_checks.length, changes }
  }

  for (let start = 0; start < rows.length && !signal.aborted; start += BATCH) {
    const batch = rows.slice(start, start + BATCH)
    const { created, updated, unchanged, errors, priceChecks, changes } = await send(batch)
    counts = {
      created: counts.created + created,
      updated: counts.updated + updated,
      unchanged: counts.unchanged + unchanged,
      done: start + batch.length,
      errors: [...counts.errors, ...errors],
      priceChecks: counts.priceChecks + priceChecks,
      changes: [...counts.changes, ...changes].slice(0, CHANGES_AT_MOST),
    }
    onProgress(counts)
  }
  return counts
}
