import type { OperationId, Params } from '@admin-panel/sdk'

export interface BulkRow {
  id: number
  version: number
}

/** The operation of the contract that changes many records, and its values without the records. */
export interface BulkCall {
  call: OperationId
  input: Record<string, unknown>
}

type Values<K extends OperationId> = Omit<Params<K>, keyof BulkRow | 'items' | 'dry_run'>

export const bulkCall = <K extends OperationId>(call: K, input: Values<K>): BulkCall => ({ call, input: { ...input } })
