import type { ReactNode } from 'react'

export interface TableColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The contract's name of the order; a column without one cannot be sorted. */
  sortKey?: string
  /** `end` for numbers and sums. */
  align?: 'start' | 'end'
  /** Hidden until the user asks for it. */
  isHidden?: boolean
  className?: string
}

/** How one user likes to see one table; plain JSON, so that it can be stored. */
export interface TableView {
  order: readonly string[]
  hidden: readonly string[]
  density: 'compact' | 'normal' | 'roomy'
}

/** The view of a table that nobody has changed. */
export function initialView<Row>(columns: readonly TableColumn<Row>[]): TableView {
  return {
    order: columns.map(({ id }) => id),
    hidden: columns.filter(({ isHidden }) => isHidden).map(({ id }) => id),
    density: 'compact',
  }
}

/** Columns in the order of the view. A column that the stored view does not know yet comes last; the first one always leads, since it carries the row's link. */
export function orderedColumns<Row>(columns: readonly TableColumn<Row>[], view: TableView) {
  const place = (id: string) => {
    const index = view.order.indexOf(id)
    return index < 0 ? view.order.length : index
  }
  const [first, ...rest] = columns
  return first ? [first, ...rest.toSorted((a, b) => place(a.id) - place(b.id))] : []
}
