import type { ImportDefinition } from './import-definition.ts'
import type { ImportError, ImportRow } from './read-rows.ts'

export interface ImportCounts {
  created: number
  updated: number
  unchanged: number
  /** The number of rows that the server has processed. */
  done: number
  errors: readonly ImportError[]
}

export const NOTHING: ImportCounts = { created: 0, updated: 0, unchanged: 0, done: 0, errors: [] }

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

/** Sends rows in batches and counts the outcomes. */
export async function sendRows<Row>(
  { upsert, columns }: Pick<ImportDefinition<Row>, 'upsert' | 'columns'>,
  rows: readonly ImportRow[],
  { isDryRun, skipInvalid, signal, common, onProgress }: SendOptions,
): Promise<ImportCounts> {
  let counts = NOTHING
  const titleOf = (field: string | undefined) => columns.find((column) => column.field === field)?.title
  for (let start = 0; start < rows.length && !signal.aborted; start += BATCH) {
    const batch = rows.slice(start, start + BATCH)
    // The casts are safe: each cell was parsed by its column, and the server validates the rows.
    const items = batch.map(({ item }) => ({ ...common, ...item }) as Row)
    const lines = batch.map(({ line }) => line)
    const answer = await upsert({ items, lines, dry_run: isDryRun, skip_invalid: skipInvalid }, signal)
    const errors = answer.errors.map(({ row, field, message }) => ({
      line: batch[row]?.line ?? 0,
      // An error of a value chosen beside the file appears at the column that could have contained it.
      column: titleOf(field.split('.')[0]) ?? titleOf(field.replace(/_id$/, '')) ?? titleOf(batch[row]?.at) ?? field,
      message,
    }))
    counts = {
      created: counts.created + answer.created,
      updated: counts.updated + answer.updated,
      unchanged: counts.unchanged + answer.unchanged,
      done: start + batch.length,
      errors: [...counts.errors, ...errors],
    }
    onProgress(counts)
  }
  return counts
}
