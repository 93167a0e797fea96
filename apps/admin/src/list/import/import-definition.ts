import type { OperationId } from '@admin-panel/sdk'
import type { Reader } from '#list/import/read/readers.ts'

export interface ImportColumn {
  /** The contract's field, as errors name it. */
  field: string
  title: string
  isRequired?: boolean
  read: Reader<unknown>
  /** Alternative titles in files. */
  aliases?: readonly string[]
  /** The example value in the sample file. */
  sample: string
}

/** The import of a section: its columns and the operation that receives the rows. */
export interface ImportDefinition {
  title: string
  description?: string
  /** The file name of the sample. */
  file: string
  columns: readonly ImportColumn[]
  /** A real file in place of the generated sample: an export that can be edited and imported again. */
  begin?: { label: string; load: (format: 'xlsx' | 'csv') => Promise<Blob> }
  /** The items of the contract for one row of the file, each with its column. */
  expand?: (item: Record<string, unknown>) => { item: Record<string, unknown>; at: string }[]
  call: Extract<OperationId, `${string}.upsert`>
}
