import type { ReactNode } from 'react'

/** The kind of a column's values. */
export type ColumnKind = 'name' | 'text' | 'code' | 'number' | 'sum' | 'moment' | 'state'

/** Which columns give way first where the table has no room for all. */
export type ColumnPriority = 'high' | 'normal' | 'low'

/**
 * A column of `DataTable`.
 *
 * @example
 * const columns: readonly TableColumn<User>[] = [
 *   { id: 'name', header: 'Name', sortKey: 'name', cell: ({ name }) => name },
 * ]
 */
export interface TableColumn<Row> {
  /** Identifies the column; unique among the columns. */
  id: string
  /** The heading of the column. */
  header: string
  /** The content of a row's cell. */
  cell: (row: Row) => ReactNode
  /** A quiet second line; the compact density leaves it out. */
  note?: (row: Row) => ReactNode
  /** A picture before both lines, as high as `--thumb`. */
  picture?: (row: Row) => ReactNode
  /**
   * Gives the width and the priority. By default the first column is a `name`, one with `align: 'end'` a `number`.
   * @default 'text'
   */
  kind?: ColumnKind
  /** The least width in pixels, instead of that of the kind. Columns share further room in proportion. */
  width?: number
  /** Names and states are `high` and always stay, moments are `low`, the others `normal`. */
  priority?: ColumnPriority
  /** The key of the order in requests; a column without one cannot be sorted. */
  sortKey?: string
  /**
   * `end` suits numbers and sums.
   * @default 'start'
   */
  align?: 'start' | 'end'
  /**
   * Hides the column until the user shows it.
   * @default false
   */
  isHidden?: boolean
  /** Classes of the cells. */
  className?: string
}

/**
 * One user's view of one table: the order of columns, the hidden ones, and the height of rows. It is plain JSON, so
 * it can be stored.
 */
export interface TableView {
  /** The ids of the columns, in order. */
  order: readonly string[]
  /** The ids of hidden columns. */
  hidden: readonly string[]
  /** Rows of one line (36 px) or of two (49 px). */
  density: 'compact' | 'normal'
}

/**
 * Returns the view before any change by the user.
 * @param columns - the columns of the table
 */
export function initialView<Row>(columns: readonly TableColumn<Row>[]): TableView {
  return {
    order: columns.map(({ id }) => id),
    hidden: columns.filter(({ isHidden }) => isHidden).map(({ id }) => id),
    density: columns.some(({ note }) => note) ? 'normal' : 'compact',
  }
}

/**
 * Returns the columns in the order of the view. Columns that the view does not list come last; the first column
 * stays first, since it carries the link of the row.
 * @param columns - the columns of the table
 */
export function orderedColumns<Row>(columns: readonly TableColumn<Row>[], view: TableView) {
  const place = (id: string) => {
    const index = view.order.indexOf(id)
    return index < 0 ? view.order.length : index
  }
  const [first, ...rest] = columns
  return first ? [first, ...rest.toSorted((a, b) => place(a.id) - place(b.id))] : []
}
