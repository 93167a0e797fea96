import type { BulkItem, BulkResult, Send } from './batches.ts'

export interface BulkRow {
  id: number
  version: number
}

/** A change of many rows. */
export interface BulkChange<Row extends BulkRow> {
  send: (items: BulkItem[], isDryRun: boolean) => Promise<BulkResult>
  /** The row already has the target value. */
  isSame: (row: Row) => boolean
  /** The affected value of a row, formatted. */
  before: (row: Row) => string
  after: string
  /** Restores rows; those with the same key are sent together. Absent if the change cannot be undone. */
  undo?: { key: (row: Row) => string | number; send: (row: Row) => Send }
}
