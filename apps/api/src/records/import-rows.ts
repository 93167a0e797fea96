import type { Database } from '#db/database.ts'
import { type Details, invalid } from '#http/errors.ts'
import type { WrongRow } from '#http/validate.ts'

export interface ImportedRow<Row> {
  /** Its number in the request, from 0. */
  row: number
  value: Row
}

interface Counts {
  created: number
  updated: number
  unchanged: number
}

interface Import<Row> {
  db: Database
  body: { items: Row[]; dry_run?: boolean; skip_invalid?: boolean }
  wrongRows: WrongRow[]
}

class DryRun extends Error {}

/**
 * Writes all rows or none. A wrong one is told by row and field; with `skip_invalid` the others are taken. A dry run
 * does everything and takes it back, so that it answers exactly what the import will. `write` leaves out
 * the rows that it refuses.
 */
export async function importRows<Row>(
  { db, body, wrongRows }: Import<Row>,
  write: (
    tx: Database,
    rows: ImportedRow<Row>[],
    refuse: (row: number, field: string, message: string) => void,
  ) => Promise<Counts>,
): Promise<Counts & { errors: WrongRow[] }> {
  const { items, dry_run = false, skip_invalid = false } = body
  const errors = [...wrongRows]
  const unreadable = new Set(errors.map(({ row }) => row))
  const rows = items.map((value, row) => ({ row, value })).filter(({ row }) => !unreadable.has(row))
  let counts: Counts = { created: 0, updated: 0, unchanged: 0 }
  try {
    await db.transaction(async (tx) => {
      counts = await write(tx, rows, (row, field, message) => void errors.push({ row, field, message }))
      if (dry_run) throw new DryRun()
    })
  } catch (error) {
    if (!(error instanceof DryRun)) throw error
  }
  errors.sort((a, b) => a.row - b.row)
  if (errors.length > 0 && !dry_run && !skip_invalid) throw invalid(detailsOf(errors))
  return { ...counts, errors }
}

function detailsOf(errors: WrongRow[]): Details {
  const details: Details = {}
  for (const { row, field, message } of errors.slice(0, 100)) (details[`items.${row}.${field}`] ??= []).push(message)
  return details
}
