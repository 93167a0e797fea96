import type { ReactNode } from 'react'
import {
  initialColumns,
  orderedColumns as ordered,
  type ColumnView,
  type DataColumn,
} from '#headless/data-table/columns.ts'

export type { ColumnKind, ColumnPriority } from '#headless/data-table/columns.ts'

/**
 * A column of `DataTable`.
 *
 * @example
 * const columns: readonly TableColumn<User>[] = [
 *   { id: 'name', header: 'Name', sortKey: 'name', cell: ({ name }) => name },
 * ]
 */
export interface TableColumn<Row> extends DataColumn<Row> {
  /** A quiet second line; the compact density leaves it out. */
  note?: (row: Row) => ReactNode
  /** A picture before both lines, as high as `--thumb`. */
  picture?: (row: Row) => ReactNode
  /** Classes of the cells. */
  className?: string
}

/**
 * One user's view of one table: the order of columns, the hidden ones, and the height of rows. It is plain JSON, so
 * it can be stored.
 */
export interface TableView extends ColumnView {
  /** Rows of one line (36 px) or of two (49 px). */
  density: 'compact' | 'normal'
}

/**
 * Returns the view before any change by the user.
 * @param columns - the columns of the table
 */
export function initialView<Row>(columns: readonly TableColumn<Row>[]): TableView {
  return { ...initialColumns(columns), density: columns.some(({ note }) => note) ? 'normal' : 'compact' }
}

/**
 * Returns the columns in the order of the view. Columns that the view does not list come last; the first column
 * stays first, since it carries the link of the row.
 * @param columns - the columns of the table
 */
export function orderedColumns<Row>(columns: readonly TableColumn<Row>[], view: TableView) {
  return ordered(columns, view)
}
