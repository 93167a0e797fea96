import { use } from 'react'
import type * as Long from './long-rows.tsx'
import type { LongRowsProps } from './long-rows.tsx'

let loading: Promise<typeof Long> | undefined

function load() {
  loading ??= import('./long-rows.tsx')
  return loading
}

interface LoadedRowsProps<Row> extends Omit<LongRowsProps<Row>, 'frame'> {
  /** Absent until the table is in the document. */
  frame: HTMLElement | null
}

/** The rows of a long table. What keeps only those in view in the document is loaded with the first long table. */
export function LoadedRows<Row>({ frame, ...props }: LoadedRowsProps<Row>) {
  const { LongRows } = use(load())
  return frame && <LongRows {...props} frame={frame} />
}
