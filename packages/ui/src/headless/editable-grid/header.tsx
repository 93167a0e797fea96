import type { ComponentProps, ReactNode } from 'react'
import { directionOf, isSortable, SortButton } from '#headless/data-table/header.tsx'
import { alignOf, type GridColumn } from './column.ts'
import { laneOf } from './line.ts'
import type { EditableGridState } from './state.ts'

/** Props of {@link Header}. */
export interface HeaderProps<Row extends object> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The state of the grid. */
  grid: EditableGridState<Row>
  /** Draws the heading of a column, with its id as the key; `HeaderCell` by default. */
  children?: (column: GridColumn<Row>, index: number) => ReactNode
}

/** The header row. */
export function Header<Row extends object>({ grid, children, style, ...props }: HeaderProps<Row>) {
  const draw = children ?? ((column, index) => <HeaderCell key={column.id} grid={grid} column={column} index={index} />)
  return (
    <div role="row" aria-rowindex={1} {...props} style={{ ...laneOf(grid), ...style }}>
      {grid.columns.map(draw)}
    </div>
  )
}

/** Props of {@link HeaderCell}. */
export interface HeaderCellProps<Row extends object> extends ComponentProps<'div'> {
  /** The state of the grid. */
  grid: EditableGridState<Row>
  /** The column that the cell heads. */
  column: GridColumn<Row>
  /** The index of the column. */
  index: number
}

/** The heading of a column, with a button to sort where the column can be sorted. */
export function HeaderCell<Row extends object>({ grid, column, index, children, ...props }: HeaderCellProps<Row>) {
  return (
    <div
      role="columnheader"
      aria-colindex={index + 1}
      aria-sort={directionOf(grid, column)}
      data-align={alignOf(column)}
      {...props}
    >
      {children ??
        (isSortable(grid, column) ? (
          // Keys of the button must not reach the handlers of the cells.
          <SortButton table={grid} column={column} onKeyDown={(event) => event.stopPropagation()} />
        ) : (
          column.header
        ))}
    </div>
  )
}
