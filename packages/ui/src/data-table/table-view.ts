import type { ReactNode } from 'react'

/**
 * A column of `DataTable`.
 *
 * @example
 * const columns: readonly TableColumn<User>[] = [
 *   { id: 'name', header: 'Name', sortKey: 'name', cell: ({ name }) => name },
 * ]
 */
export interface TableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
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
  className?: string
}

/**
 * One user's view of one table: the order of columns, the hidden ones, and the height of rows. It is plain JSON, so
 * it can be stored.
 */
export interface TableView {
  order: readonly string[]
  hidden: readonly string[]
  density: 'compact' | 'normal' | 'roomy'
}

/** Returns the view before any change by the user. */
export function initialView<Row>(columns: readonly TableColumn<Row>[]): TableView {
  return {
    order: columns.map(({ id }) => id),
    hidden: columns.filter(({ isHidden }) => isHidden).map(({ id }) => id),
    density: 'compact',
  }
}

/**
 * Returns the columns in the order of the view. Columns that the view does not list come last; the first column
 * stays first, since it carries the link of the row.
 */
export function orderedColumns<Row>(columns: readonly TableColumn<Row>[], view: TableView) {
  const place = (id: string) => {
    const index = view.order.indexOf(id)
    return index < 0 ? view.order.length : index
  }
  const [first, ...rest] = columns
  return first ? [first, ...rest.toSorted((a, b) => place(a.id) - place(b.id))] : []
}
