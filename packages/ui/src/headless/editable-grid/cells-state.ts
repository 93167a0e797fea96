import type { CellPlace, Refusal } from './changes.ts'

/** A place that stays with its row when the rows change their order. */
export interface RowPlace extends CellPlace {
  /** The id of the row. */
  rowId: string | undefined
}

/** The cell that is being edited. */
export interface Editing extends RowPlace {
  /** What the editor begins with. */
  text: string
  /** The user types over the cell, so arrows leave it; otherwise they move the caret. */
  isReplacing: boolean
  /** Why the text was not taken. */
  error?: string
}

/** Cells that a paste, a fill or an edit did not write. */
export interface GridReport {
  /** The texts that are no value of their cell. */
  refused: readonly Refusal[]
  /** Cells beyond the last row or column. */
  outside: number
}

/** The active cell, the selected range, the editor, and all operations on cells. */
export interface CellsState {
  /** The cell that has the focus. */
  active: CellPlace
  /** The selected cells, its ends included. */
  range: Readonly<Record<'top' | 'bottom' | 'left' | 'right', number>>
  /** The cell that is being edited. */
  editing: Editing | null
  /** What was not written. */
  report: GridReport
  /** Makes a cell active; with `isExtending` the range reaches to it. */
  select: (place: CellPlace, isExtending?: boolean) => void
  /** Takes the last change back. */
  undo: () => void
  /** Makes the change again that was taken back. */
  redo: () => void
  /** The index of a row by its id, or −1; `likely` is where it may be. */
  rowOf: (id: string, likely?: number) => number
  /** Selects all cells. */
  selectAll: () => void
  /** Forgets what was not written. */
  dismiss: () => void
  /** Opens the editor, with what was typed in place of the value. */
  edit: (place: CellPlace, typed?: string) => void
  /** Closes the editor and writes nothing. */
  cancel: () => void
  /** Returns `false` for an invalid text: the editor stays open with the reason. */
  commit: (text: string) => boolean
  /** Ends the edit in any case; an invalid text goes to the report. */
  leave: (text: string) => void
  /** Ticks a box, or those of the range. */
  toggle: (place: CellPlace) => void
  /** Empties the range. */
  clear: () => void
  /** Fills the range with its first row, or a single row with the one above. */
  fillDown: () => void
  /** The texts of the range, as a spreadsheet takes them. */
  copy: () => string
  /** Pastes a block from the corner of the range; a single cell fills the range. */
  paste: (text: string) => void
}
