import type { Schemas } from '@admin-panel/sdk'
import { type Counts, type Import, importRows, type Write } from '#records/import-rows.ts'

type Answer = Schemas['ReceivedRow']

/** The result of an accepted row. */
export interface WrittenRow {
  outcome: Exclude<Schemas['RowOutcome'], 'refused'>
  id: number
}

/** By the number of the row in the call. */
export type WrittenRows = ReadonlyMap<number, WrittenRow>

type WriteEach<Row> = (...input: Parameters<Write<Row, Counts>>) => Promise<WrittenRows>

/** Writes the rows of a call that are right, and answers each by itself. */
export async function receiveRows<Row>(call: Import<Row>, write: WriteEach<Row>): Promise<{ items: Answer[] }> {
  let written: WrittenRows = new Map()
  const body = { ...call.body, skip_invalid: true }
  const { errors } = await importRows({ ...call, body }, noChanges, async (...input) => {
    written = await write(...input)
    return countsOf(written)
  })
  const wrong = Map.groupBy(errors, ({ row }) => row)
  const items = call.body.items.map((_, row): Answer => {
    const faults = wrong.get(row) ?? []
    const { outcome, id } = written.get(row) ?? { outcome: 'refused' as const, id: null }
    return { row, outcome, id, errors: faults.map(({ field, message }) => ({ field, message })) }
  })
  return { items }
}

const noChanges = () => Promise.resolve([])

/** The counts of an import whose rows were written one by one. */
export function countsOf(written: WrittenRows): Counts {
  const rows = [...written]
  const created = rows.filter(([, { outcome }]) => outcome === 'created').length
  const unchanged_rows = rows.flatMap(([row, { outcome }]) => (outcome === 'unchanged' ? [row] : []))
  return { created, updated: rows.length - created - unchanged_rows.length, unchanged_rows }
}
