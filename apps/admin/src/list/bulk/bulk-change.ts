import type { BulkItem, BulkResult, Send } from './batches.ts'

export interface BulkRow {
  id: number
  version: number
}

/** What is to be done with many rows. */
export interface BulkChange<Row extends BulkRow> {
  send: (items: BulkItem[], isDryRun: boolean) => Promise<BulkResult>
  /** The row is so already. */
  isSame: (row: Row) => boolean
  /** What the change touches of a row, in words. */
  before: (row: Row) => string
  after: string
  /** Leads rows back to what they were: rows with the same key go together. Absent where there is no way back. */
  undo?: { key: (row: Row) => string | number; send: (row: Row) => Send }
}
