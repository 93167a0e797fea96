import type { Resource, Schemas } from '@admin-panel/sdk'
import type { Reader } from './readers.ts'

export interface ImportColumn {
  /** The field of the contract, as errors name it. */
  field: string
  title: string
  isRequired?: boolean
  read: Reader<unknown>
  /** What else files call it. */
  aliases?: readonly string[]
  /** What stands there in the sample file. */
  sample: string
}

interface ImportBody<Row> {
  items: Row[]
  lines: number[]
  dry_run: boolean
  skip_invalid: boolean
}

/** How a section takes files: its columns, and the operation that takes their rows. */
export interface ImportDefinition<Row> {
  title: string
  description?: string
  /** Names the sample. */
  file: string
  columns: readonly ImportColumn[]
  /** A file to begin with where there is a better one than a made-up row: what is exported comes back changed. */
  begin?: { label: string; load: () => Promise<Blob> }
  /** The rows of the contract that one of the file stands for, each with the column that it comes from. */
  expand?: (item: Record<string, unknown>) => { item: Record<string, unknown>; at: string }[]
  upsert: (body: ImportBody<Row>, signal: AbortSignal) => Promise<Schemas['UpsertResult']>
  /** What is out of date afterwards. */
  of: Resource | readonly Resource[]
}
