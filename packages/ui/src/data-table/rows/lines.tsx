import type { ReactNode } from 'react'
import type { RowLayout } from './row-layout.ts'

/** Rows that follow each other under a head of their own. */
export interface RowGroup {
  id: string
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

interface GroupHeadProps<Row> {
  group: RowGroup
  layout: RowLayout<Row>
  /** Its place among all rows, where the document has only some of them. */
  place?: number
}

/** In pixels: `h-8`. */
export const HEAD_HEIGHT = 32

/** The head of a group: it stays under the header until the next one comes. */
export function GroupHead<Row>({ group, layout, place }: GroupHeadProps<Row>) {
  return (
    <tr role="row" aria-rowindex={place === undefined ? undefined : place + 2} className="@max-[40rem]:block">
      <th
        role="rowheader"
        scope="rowgroup"
        // One more than there are would make a column of its own.
        colSpan={layout.columnCount}
        className="sticky top-8 z-5 h-8 border-b border-line bg-page px-3 text-start text-xs font-label text-secondary @max-[40rem]:block @max-[40rem]:leading-8"
      >
        {group.label}
      </th>
    </tr>
  )
}

interface GapProps {
  height: number
}

/** Takes the place of rows that the document does not have. */
export function Gap({ height }: GapProps) {
  return <tr aria-hidden style={{ height }} className="@max-[40rem]:block print:hidden" />
}
