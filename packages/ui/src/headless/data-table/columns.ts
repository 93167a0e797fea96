import type { ReactNode } from 'react'

/** The kind of a column's values. */
export type ColumnKind = 'name' | 'text' | 'code' | 'number' | 'sum' | 'moment' | 'state'

/** Which columns give way first where the table has no room for all. */
export type ColumnPriority = 'high' | 'normal' | 'low'

/**
 * A column of a data table.
 *
 * @example
 * const columns: readonly DataColumn<User>[] = [
 *   { id: 'name', header: 'Name', sortKey: 'name', cell: ({ name }) => name },
 * ]
 */
export interface DataColumn<Row> {
  /** Identifies the column; unique among the columns. */
  id: string
  /** The heading of the column. */
  header: string
  /** The content of a row's cell. */
  cell: (row: Row) => ReactNode
  /**
   * Gives the width and the priority. By default the first column is a `name`, one with `align: 'end'` a `number`.
   * @default 'text'
   */
  kind?: ColumnKind
  /** The least width in pixels, instead of that of the kind. Names and texts share further room in proportion. */
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
}

/** One user's view of the columns. It is plain JSON, so it can be stored. */
export interface ColumnView {
  /** The ids of the columns, in order. */
  order: readonly string[]
  /** The ids of hidden columns. */
  hidden: readonly string[]
}

/**
 * Returns the view before any change by the user.
 * @param columns - the columns of the table
 */
export function initialColumns<Row>(columns: readonly DataColumn<Row>[]): ColumnView {
  return {
    order: columns.map(({ id }) => id),
    hidden: columns.filter(({ isHidden }) => isHidden).map(({ id }) => id),
  }
}

/**
 * Returns the columns in the order of the view. Columns that the view does not list come last; the first column
 * stays first, since it carries the link of the row.
 * @param columns - the columns of the table
 */
export function orderedColumns<Column extends { id: string }>(columns: readonly Column[], view: ColumnView) {
  const place = (id: string) => {
    const index = view.order.indexOf(id)
    return index < 0 ? view.order.length : index
  }
  const [first, ...rest] = columns
  return first ? [first, ...rest.toSorted((a, b) => place(a.id) - place(b.id))] : []
}

/**
 * Returns the columns that the view shows, in its order. The first is always there.
 * @param columns - the columns of the table
 */
export function shownColumns<Column extends { id: string }>(columns: readonly Column[], view: ColumnView) {
  return orderedColumns(columns, view).filter(({ id }, index) => index === 0 || !view.hidden.includes(id))
}

/**
 * Returns the order of a view in which a column has moved.
 * @param columns - the columns of the table
 * @param id - the column that moves
 * @param step - by how many places, to the end
 */
export function movedOrder(columns: readonly { id: string }[], view: ColumnView, id: string, step: number) {
  const [first, ...ids] = orderedColumns(columns, view).map(({ id }) => id)
  const order = ids.filter((other) => other !== id).toSpliced(ids.indexOf(id) + step, 0, id)
  return first === undefined ? view.order : [first, ...order]
}
