import type { SheetCell } from '@admin-panel/ui/read-cell'

export { textCell } from '@admin-panel/ui/read-cell'

/** A cell of a file. */
export interface Cell extends SheetCell {
  /** Why nobody can know its value: a formula without a result, a part of a merge across columns, a damaged text. */
  refused?: string
}

/** A table of a file: a sheet of a workbook, or a text with separated values. */
export interface Sheet {
  name: string
  rows: readonly (readonly Cell[])[]
  /** The rows, from 0, that a filter or a person has hidden. */
  hidden: ReadonlySet<number>
}

/** An empty cell; one whose format hides its value is not empty. */
export const isBlank = ({ kind, text, refused }: Cell) => kind === 'text' && text === '' && refused === undefined
