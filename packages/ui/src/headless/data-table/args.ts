import type { ReactElement, ReactNode, RefCallback } from 'react'
import type { ColumnView, DataColumn } from './columns.ts'
import type { RowGroup } from './lines.ts'

/** A link without content; the first cell becomes its content. */
export type RowLink = ReactElement<{
  /** The content of the first cell. */
  children?: ReactNode
  /** Marks the link of the row. */
  'data-row-link'?: string
}>

/** Identifies a row. */
export type RowKey = string | number

/** Where the rows of one page stand among those of all. */
export interface TablePaging {
  /** The rows of all pages before. */
  rowsBefore: number
  /** The rows of all pages; absent where they are not counted. */
  totalRows?: number | undefined
}

/** What the table says to screen readers. */
export interface DataTableTexts {
  /** Names the box that selects all rows. */
  selectAll: string
  /** Names the box of a row. */
  selectRow: (name: string) => string
  /** Heads the column of the actions. */
  rowActions: string
}

/** What `useDataTable` takes. */
export interface DataTableArgs<Row, Column extends DataColumn<Row> = DataColumn<Row>, Id extends RowKey = string> {
  /** The accessible name. */
  label: string
  /** The columns. */
  columns: readonly Column[]
  /** `undefined` while loading: the table shows a skeleton. */
  rows: readonly Row[] | undefined
  /** Identifies a row; unique among the rows. */
  rowId: (row: Row) => Id
  /** Names the row in its checkbox, for screen readers. */
  rowName: (row: Row) => string
  /** The words of the boxes and of the column of actions. */
  texts: DataTableTexts
  /** The link of the row, without content: `(row) => <Link to={…} />`. The first cell becomes its content. */
  rowLink?: ((row: Row) => RowLink | undefined) | undefined
  /** Buttons and menus for one row. */
  rowActions?: ((row: Row) => ReactNode) | undefined
  /**
   * The width of their column in pixels: two icons by default.
   * @default 76
   */
  actionsWidth?: number
  /**
   * The width of the column of the boxes in pixels.
   * @default 40
   */
  selectorWidth?: number
  /** The group of a row: where it differs from that of the row before, a head names it. */
  groupOf?: ((row: Row) => RowGroup | undefined) | undefined
  /** Order and visibility of the columns; as they declare it by default. */
  view?: ColumnView | undefined
  /** The order, such as `-created_at,id`. */
  sort?: string | undefined
  /** Another column or direction was chosen: `name`, `-name`, or none. */
  onSortChange?: ((sort: string | undefined) => void) | undefined
  /** Ids of the selected rows. */
  selection?: ReadonlySet<Id> | undefined
  /** The chosen rows have changed. */
  onSelectionChange?: ((selection: ReadonlySet<Id>) => void) | undefined
  /** Where the rows are one page of more: each then says its place among all to screen readers. */
  paging?: TablePaging | undefined
  /**
   * The rows belong to the previous request.
   * @default false
   */
  isStale?: boolean
  /** The element that scrolls. */
  scroller?: RefCallback<HTMLElement> | undefined
  /**
   * How wide the table will probably be, in pixels. Before it is measured, it has the columns that fit into this width: a
   * right guess spares it a second rendering.
   * @default Infinity
   */
  expectedWidth?: number
  /**
   * A narrower table has all its columns, and its rows may differ in height, as cards do.
   * @default 0
   */
  cardsBelow?: number
  /**
   * The probable height of a row in pixels; of a long table the first row is measured.
   * @default 36
   */
  rowHeight?: number
  /**
   * The height of the head of a group in pixels.
   * @default 32
   */
  headHeight?: number
}
