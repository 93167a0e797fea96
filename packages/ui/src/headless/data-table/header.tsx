// The parts draw again only with other props, which the cache of the compiler would never find.
'use no memo'

import type { ComponentProps, MouseEvent } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import { SelectAll } from './box.tsx'
import type { DataColumn } from './columns.ts'
import { sortDirection, toggleSort } from './sort-order.ts'
import type { DataTableState } from './state.ts'

/** Props of {@link Header}. */
export interface HeaderProps<Row> extends ComponentProps<'thead'> {
  /** The state of the table. */
  table: DataTableState<Row>
}

/** The header of the table. Without children it has a cell for each column, the box that selects all, and the actions. */
export function Header<Row>({ table, children, ...props }: HeaderProps<Row>) {
  return (
    <thead role="rowgroup" {...props}>
      {children ?? (
        <HeaderRow table={table}>
          {table.isSelectable && (
            <th role="columnheader">
              <SelectAll table={table} />
            </th>
          )}
          {table.columns.map((column) => (
            <HeaderCell key={column.id} table={table} column={column}>
              {isSortable(table, column) ? <SortButton table={table} column={column} /> : column.header}
            </HeaderCell>
          ))}
          {table.rowActions && <th role="columnheader">{table.texts.rowActions}</th>}
        </HeaderRow>
      )}
    </thead>
  )
}

/** Props of {@link HeaderRow}. */
export interface HeaderRowProps<Row> extends ComponentProps<'tr'> {
  /** The state of the table. */
  table: DataTableState<Row>
}

/** The row of the header. */
export function HeaderRow<Row>({ table, ...props }: HeaderRowProps<Row>) {
  return <tr role="row" aria-rowindex={table.isLong ? 1 : undefined} {...props} />
}

/** Props of {@link HeaderCell}. */
export interface HeaderCellProps<Row> extends ComponentProps<'th'> {
  /** The state of the table. */
  table: DataTableState<Row>
  /** The column that the cell heads. */
  column: DataColumn<Row>
}

/** The heading of a column, which says how the table is sorted by it. */
export function HeaderCell<Row>({ table, column, ...props }: HeaderCellProps<Row>) {
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={directionOf(table, column)}
      data-column={column.id}
      data-align={column.align}
      {...props}
    />
  )
}

/** What can be sorted: the state of a table, or any other order. */
export type Sorted = Partial<Pick<DataTableState<never>, 'sort' | 'onSortChange'>>

/** What a heading says of its column. */
export type Heading = Pick<DataColumn<never>, 'header' | 'sortKey' | 'align'>

/** Props of {@link SortButton}. */
export interface SortButtonProps extends ComponentProps<'button'> {
  /** The state of the table. */
  table: Sorted
  /** The column to sort by. */
  column: Heading
}

/** Sorts by a column: ascending, descending, not. A click with Shift adds the column to the order. */
export function SortButton({ table, column, children = column.header, ...props }: SortButtonProps) {
  return (
    <button
      type="button"
      data-sort={directionOf(table, column)}
      {...mergeProps(
        {
          onClick: ({ shiftKey }: MouseEvent) =>
            table.onSortChange?.(toggleSort(table.sort, column.sortKey ?? '', shiftKey)),
        },
        props,
      )}
    >
      {children}
    </button>
  )
}

/** Whether the table can be sorted by a column. */
export const isSortable = ({ onSortChange }: Sorted, { sortKey }: Heading) =>
  onSortChange !== undefined && sortKey !== undefined

/** The direction in which the table is sorted by a column. */
export const directionOf = ({ sort }: Sorted, { sortKey }: Heading) =>
  sortKey === undefined ? undefined : sortDirection(sort, sortKey)
