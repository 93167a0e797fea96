import type { CellFault, YesNoWords } from '#headless/cell/read-cell.ts'

/** What the grid says: the reasons why a text is no value, and its notes. */
export interface EditableGridTexts extends YesNoWords {
  /** The locale that formats numbers and dates, such as `ru`. */
  locale: string
  /** A box that is ticked. */
  yes: string
  /** A box that is not. */
  no: string
  /** The signs of the currency that may follow money. */
  currencies: readonly string[]
  /** Why a text is no value. */
  faults: Readonly<Record<CellFault, string>>
  /** The column cannot be changed. */
  readonlyCell: string
  /** Follows a changed value. */
  changedFrom: (before: string) => string
  /** Describes the keys to screen readers. */
  keys: string
  /** Leads to the next error. */
  nextError: (count: number) => string
  /** Counts the cells that were refused, and those beyond the grid. */
  notTaken: (refused: number, outside: number) => string
  /** Names a cell. */
  cellOf: (row: number, column: string) => string
  /** Names a cell whose row has left the grid. */
  cellElsewhere: (column: string) => string
  /** Follows a list that is cut. */
  andMore: (count: number) => string
}
