import type { ReactNode } from 'react'

/** Rows that follow each other under a head of their own. */
export interface RowGroup {
  /** Identifies the group; unique among the groups. */
  id: string
  /** What its head says. */
  label: ReactNode
}

/** A row, or the head of the group that begins with it. */
export interface Line<Row> {
  readonly row: Row
  readonly index: number
  readonly head?: RowGroup | undefined
}

/** Returns the rows, and a head wherever another group begins. */
export function linesOf<Row>(rows: readonly Row[], groupOf: (row: Row) => RowGroup | undefined): readonly Line<Row>[] {
  let before: string | undefined
  return rows.flatMap((row, index) => {
    const head = groupOf(row)
    const isFirst = head !== undefined && head.id !== before
    before = head?.id
    return isFirst
      ? [
          { row, index, head },
          { row, index },
        ]
      : [{ row, index }]
  })
}

/** Returns the place of the last head before a line, or −1. */
export function headBefore<Row>(lines: readonly Line<Row>[] | undefined, first: number) {
  let index = lines ? first : -1
  while (index > 0 && !lines?.[index]?.head) index--
  return index
}
