import type { ReactNode } from 'react'
import { GroupHead, type Line } from './lines.tsx'
import { TableRow, type RowLink, type ToggleRow } from './row.tsx'
import type { RowLayout } from './row-layout.ts'

/** Props of the rows. */
export interface RowsProps<Row> {
  rows: readonly Row[]
  /** The rows and the heads of their groups; absent where there are no groups. */
  lines: readonly Line<Row>[] | undefined
  layout: RowLayout<Row>
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  rowLink: ((row: Row) => RowLink | undefined) | undefined
  rowActions: ((row: Row) => ReactNode) | undefined
  selection: ReadonlySet<string> | undefined
  onToggle: ToggleRow
}

/** All rows of a table. */
export function TableRows<Row>({ rows, lines, rowId, selection, ...row }: RowsProps<Row>) {
  return (lines ?? rows.map((row, index): Line<Row> => ({ row, index }))).map((line) => {
    const id = rowId(line.row)
    return line.head ? (
      <GroupHead key={`head ${id}`} group={line.head} layout={row.layout} />
    ) : (
      <TableRow key={id} {...row} row={line.row} id={id} isSelected={selection?.has(id) ?? false} />
    )
  })
}
