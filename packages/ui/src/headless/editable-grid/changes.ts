import type { GridColumn } from './column.ts'
import { parseCell, readCell } from './text.ts'
import type { EditableGridTexts } from './texts.ts'

/** Unsaved changes: the changed fields by the id of their row. */
export type GridChanges<Row> = ReadonlyMap<string, Partial<Row>>

/** The indexes of a cell, from 0. */
export interface CellPlace {
  /** The index of the row. */
  row: number
  /** The index of the column. */
  column: number
}

/** A text that is not a valid value of its cell, with the reason. The row is known by its id: rows change their order. */
export interface Refusal {
  /** The id of its row. */
  rowId: string
  /** The index of its column. */
  column: number
  /** What was typed or pasted. */
  text: string
  /** Why it is no value. */
  reason: string
}

interface GridContent<Row> {
  columns: readonly GridColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  changes: GridChanges<Row>
}

/** Returns the row with its unsaved change applied. */
export const withChange = <Row extends object>(row: Row, change: Partial<Row> | undefined): Row =>
  change ? { ...row, ...change } : row

/** Whether the unsaved change differs from the saved value in this column. */
export const isChanged = <Row extends object>(column: GridColumn<Row>, row: Row, change: Partial<Row> | undefined) =>
  change !== undefined && column.id in change && readCell(column, withChange(row, change)) !== readCell(column, row)

/**
 * Writes the texts that are valid and returns the others as refusals. A field that gets its saved value back is no
 * longer a change.
 */
export function writeCells<Row extends object>(
  { columns, rows, rowId, changes }: GridContent<Row>,
  cells: readonly (CellPlace & { text: string })[],
  texts: EditableGridTexts,
) {
  const next = new Map(changes)
  const refused: Refusal[] = []
  for (const cell of cells) {
    const column = columns[cell.column]
    const row = rows[cell.row]
    if (!column || !row) continue
    const id = rowId(row)
    const parsed = parseCell(column, cell.text, texts)
    if ('error' in parsed) {
      refused.push({ rowId: id, column: cell.column, text: cell.text, reason: parsed.error })
      continue
    }
    const change = withField(next.get(id), column.id, parsed.value)
    if (!isChanged(column, row, change)) delete change[keyOf(column)]
    if (Object.keys(change).length > 0) next.set(id, change)
    else next.delete(id)
  }
  return { changes: next as GridChanges<Row>, refused }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A writable column is named after a field of the row, and its `parse` returns that field's type.
const keyOf = <Row>({ id }: GridColumn<Row>) => id as keyof Row
const withField = <Row>(change: Partial<Row> | undefined, id: string, value: unknown) =>
  ({ ...change, [id]: value }) as Partial<Row>
