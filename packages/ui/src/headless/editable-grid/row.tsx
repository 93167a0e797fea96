import type { ComponentProps, ReactNode } from 'react'
import { cellOf, type GridCell } from './cell-of.ts'
import { Cell } from './cell.tsx'
import { laneOf, type GridLine } from './line.ts'
import type { EditableGridState } from './state.ts'

/** Props of {@link Row}. */
export interface RowProps<Data extends object> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The state of the grid. */
  grid: EditableGridState<Data>
  /** The row. */
  line: GridLine<Data>
  /** Draws a cell, with the id of its column as the key; `Cell` by default. */
  children?: (cell: GridCell<Data>) => ReactNode
}

/** A row at its place. */
export function Row<Data extends object>({ grid, line, children, style, ...props }: RowProps<Data>) {
  const { columns, editing, rowHeight } = grid
  const { index } = line
  const draw = children ?? ((cell) => <Cell key={cell.column.id} grid={grid} cell={cell} />)
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-editing={editing?.row === index || undefined}
      {...props}
      style={{ ...laneOf(grid), position: 'absolute', insetInline: 0, top: index * rowHeight, ...style }}
    >
      {columns.map((_, column) => draw(cellOf(grid, line, column)))}
    </div>
  )
}
