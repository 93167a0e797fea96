import type { GridColumn } from './column.ts'
import { parseCell, readCell } from './text.ts'
import type { LocalGridTexts } from './texts.ts'

/** What has been changed and is not saved: fields by the id of their row. */
export type GridChanges<Row> = ReadonlyMap<string, Partial<Row>>

export interface CellPlace {
  row: number
  column: number
}

/** A text that did not become a value, and why. */
export interface Refusal extends CellPlace {
  text: string
  reason: string
}

interface GridContent<Row> {
  columns: readonly GridColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  changes: GridChanges<Row>
}

export const withChange = <Row extends object>(row: Row, change: Partial<Row> | undefined): Row =>
  change ? { ...row, ...change } : row

export const isChanged = <Row extends object>(column: GridColumn<Row>, row: Row, change: Partial<Row> | undefined) =>
  change !== undefined && column.id in change && readCell(column, withChange(row, change)) !== readCell(column, row)

/** Takes what can be taken. A field that is as it was saved is no longer changed. */
export function writeCells<Row extends object>(
  { columns, rows, rowId, changes }: GridContent<Row>,
  cells: readonly (CellPlace & { text: string })[],
  texts: LocalGridTexts,
) {
  const next = new Map(changes)
  const refused: Refusal[] = []
  for (const cell of cells) {
    const column = columns[cell.column]
    const row = rows[cell.row]
    if (!column || !row) continue
    const parsed = parseCell(column, cell.text, texts)
    if ('error' in parsed) {
      refused.push({ ...cell, reason: parsed.error })
      continue
    }
    const id = rowId(row)
    const change = withField(next.get(id), column.id, parsed.value)
    if (!isChanged(column, row, change)) delete change[keyOf(column)]
    if (Object.keys(change).length > 0) next.set(id, change)
    else next.delete(id)
  }
  return { changes: next as GridChanges<Row>, refused }
}

// A column that is written has the name of a field, and its `parse` gives that field's value.
const keyOf = <Row>({ id }: GridColumn<Row>) => id as keyof Row
const withField = <Row>(change: Partial<Row> | undefined, id: string, value: unknown) =>
  ({ ...change, [id]: value }) as Partial<Row>
