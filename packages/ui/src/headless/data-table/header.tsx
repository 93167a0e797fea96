// The parts draw again only with other props, which the cache of the compiler would never find.
'use no memo'

import type { ComponentProps, MouseEvent } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import type { RowKey } from './args.ts'
import { SelectAll } from './box.tsx'
import { getCellProps } from './cell-props.ts'
import type { DataColumn } from './columns.ts'
import { sortDirection, toggleSort } from './sort-order.ts'
import type { DataTableState } from './state.ts'

/** Props of {@link Header}. */
export interface HeaderProps<Row, Id extends RowKey = string> extends ComponentProps<'thead'> {
  /** The state of the table. */
  table: DataTableState<Row, DataColumn<Row>, Id>
}

/** The header of the table. Without children it has a cell for each column, the box that selects all, and the actions. */
export function Header<Row, Id extends RowKey = string>({ table, children, ...props }: HeaderProps<Row, Id>) {
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
export interface HeaderRowProps<Row, Id extends RowKey = string> extends ComponentProps<'tr'> {
  /** The state of the table. */
  table: DataTableState<Row, DataColumn<Row>, Id>
}

/** Returns the props of the row of the header. */
export const getHeaderRowProps = ({ rowCount }: Pick<DataTableState<never>, 'rowCount'>) => ({
  role: 'row',
  'aria-rowindex': rowCount && 1,
})

/** The row of the header. */
export function HeaderRow<Row, Id extends RowKey = string>({ table, ...props }: HeaderRowProps<Row, Id>) {
  return <tr {...getHeaderRowProps(table)} {...props} />
}

/** Props of {@link HeaderCell}. */
export interface HeaderCellProps<Row, Id extends RowKey = string> extends ComponentProps<'th'> {
  /** The state of the table. */
  table: DataTableState<Row, DataColumn<Row>, Id>
  /** The column that the cell heads. */
  column: DataColumn<Row>
}

/** Returns the props of the heading of a column. */
export const getHeaderCellProps = (table: Sorted, column: Heading & Pick<DataColumn<never>, 'id'>) => ({
  ...getCellProps(column),
  role: 'columnheader',
  scope: 'col',
  'aria-sort': directionOf(table, column),
})

/** The heading of a column, which says how the table is sorted by it. */
export function HeaderCell<Row, Id extends RowKey = string>({ table, column, ...props }: HeaderCellProps<Row, Id>) {
  return <th {...getHeaderCellProps(table, column)} {...props} />
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

/** Returns the props of a button that sorts by a column. */
export const getSortButtonProps = (table: Sorted, column: Heading) => ({
  type: 'button' as const,
  'data-sort': directionOf(table, column),
  onClick: ({ shiftKey }: MouseEvent) => table.onSortChange?.(toggleSort(table.sort, column.sortKey ?? '', shiftKey)),
})

/** Sorts by a column: ascending, descending, not. A click with Shift adds the column to the order. */
export function SortButton({ table, column, children = column.header, ...props }: SortButtonProps) {
  return <button {...mergeProps(getSortButtonProps(table, column), props)}>{children}</button>
}

/** Whether the table can be sorted by a column. */
export const isSortable = ({ onSortChange }: Sorted, { sortKey }: Heading) =>
  onSortChange !== undefined && sortKey !== undefined

/** The direction in which the table is sorted by a column. */
export const directionOf = ({ sort }: Sorted, { sortKey }: Heading) =>
  sortKey === undefined ? undefined : sortDirection(sort, sortKey)
