import type { ImportDefinition } from './import-definition.ts'
import type { ImportError, ImportRow } from './read-rows.ts'

export interface ImportCounts {
  created: number
  updated: number
  unchanged: number
  /** Rows that the server has seen. */
  done: number
  errors: readonly ImportError[]
}

export const NOTHING: ImportCounts = { created: 0, updated: 0, unchanged: 0, done: 0, errors: [] }

// What one request takes.
const BATCH = 1000

interface SendOptions {
  isDryRun: boolean
  skipInvalid: boolean
  signal: AbortSignal
  /** Part of every row, chosen beside the file. */
  common: Record<string, unknown>
  onProgress: (counts: ImportCounts) => void
}

/** Sends rows in batches, and counts what became of them. */
export async function sendRows<Row>(
  { upsert, columns }: Pick<ImportDefinition<Row>, 'upsert' | 'columns'>,
  rows: readonly ImportRow[],
  { isDryRun, skipInvalid, signal, common, onProgress }: SendOptions,
): Promise<ImportCounts> {
  let counts = NOTHING
  const titleOf = (field: string | undefined) => columns.find((column) => column.field === field)?.title
  for (let start = 0; start < rows.length && !signal.aborted; start += BATCH) {
    const batch = rows.slice(start, start + BATCH)
    // Each cell was read by its column, and the server tells what of a row is wrong.
    const items = batch.map(({ item }) => ({ ...common, ...item }) as Row)
    const lines = batch.map(({ line }) => line)
    const answer = await upsert({ items, lines, dry_run: isDryRun, skip_invalid: skipInvalid }, signal)
    const errors = answer.errors.map(({ row, field, message }) => ({
      line: batch[row]?.line ?? 0,
      // What is the matter with what was chosen beside the file is said of the column that could have named it.
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
