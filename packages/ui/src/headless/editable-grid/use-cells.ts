import { useState } from 'react'
import { writeCells, withChange, type CellPlace, type GridChanges } from './changes.ts'
import { formatClipboard, parseClipboard } from './clipboard.ts'
import type { GridColumn } from './column.ts'
import { readCell, writtenCell } from './text.ts'
import type { CellsState, Editing, GridReport, RowPlace } from './cells-state.ts'
import type { EditableGridTexts } from './texts.ts'
import { useUndo } from './use-undo.ts'

interface CellsArgs<Row> {
  columns: readonly GridColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => string
  changes: GridChanges<Row>
  onChange: (changes: GridChanges<Row>) => void
  texts: EditableGridTexts
}

const emptyReport: GridReport = { refused: [], outside: 0 }
const origin: RowPlace = { row: 0, column: 0, rowId: undefined }
const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** The active cell, the selected range, the editor, and all operations on cells. */
export function useCells<Row extends object>({
  columns,
  rows,
  rowId,
  changes,
  onChange,
  texts,
}: CellsArgs<Row>): CellsState {
  const { set, undo, redo } = useUndo(changes, onChange)
  const [places, setPlaces] = useState<Record<'active' | 'anchor', RowPlace>>({ active: origin, anchor: origin })
  const [edited, setEdited] = useState<Editing | null>(null)
  const [report, setReport] = useState<GridReport>(emptyReport)

  const inside = ({ row, column }: CellPlace): CellPlace => ({
    row: Math.max(0, Math.min(row, rows.length - 1)),
    column: Math.max(0, Math.min(column, columns.length - 1)),
  })
  const idAt = (index: number) => {
    const row = rows[index]
    return row && rowId(row)
  }
  const rowOf = (id: string, likely = 0) =>
    idAt(likely) === id ? likely : rows.findIndex((_, index) => idAt(index) === id)
  const withRow = (place: CellPlace): RowPlace => ({ ...place, rowId: idAt(place.row) })
  function present({ row, column, rowId: id }: RowPlace): CellPlace {
    const index = id === undefined ? row : rowOf(id, row)
    return inside({ row: index < 0 ? row : index, column })
  }
  const active = present(places.active)
  const anchor = present(places.anchor)
  // An editor whose row is no longer among the rows waits for it: it must not write into another one.
  const editedRow = edited?.rowId === undefined ? -1 : rowOf(edited.rowId, edited.row)
  const editing = edited && editedRow >= 0 ? { ...edited, row: editedRow } : null
  const range = {
    top: Math.min(active.row, anchor.row),
    bottom: Math.max(active.row, anchor.row),
    left: Math.min(active.column, anchor.column),
    right: Math.max(active.column, anchor.column),
  }
  const rangeRows = span(range.top, range.bottom)
  const rangeColumns = span(range.left, range.right)
  const isWritable = (column: number) => columns[column] !== undefined && columns[column].kind !== 'readonly'

  function select(place: CellPlace, isExtending = false) {
    const next = inside(place)
    setPlaces({ active: withRow(next), anchor: withRow(isExtending ? anchor : next) })
  }
  function textAt(place: CellPlace, toText: (column: GridColumn<Row>, text: string) => string) {
    const column = columns[place.column]
    const row = rows[place.row]
    return column && row ? toText(column, readCell(column, withChange(row, changes.get(rowId(row))))) : ''
  }
  const rawText = (place: CellPlace) => textAt(place, (_, text) => text)
  const writtenText = (place: CellPlace) => textAt(place, (column, text) => writtenCell(column, text, texts))

  function write(cells: readonly (CellPlace & { text: string })[], outside = 0) {
    const result = writeCells({ columns, rows, rowId, changes }, cells, texts)
    if (result.refused.length < cells.length) set(result.changes)
    setReport({ refused: result.refused, outside })
    return result.refused
  }
  const writeRange = (text: (place: CellPlace) => string, rowsToWrite = rangeRows) =>
    write(
      rowsToWrite.flatMap((row) =>
        rangeColumns.filter(isWritable).map((column) => ({ row, column, text: text({ row, column }) })),
      ),
    )

  return {
    active,
    range,
    editing,
    report,
    select,
    undo,
    redo,
    rowOf,
    selectAll: () =>
      setPlaces({
        anchor: withRow({ row: 0, column: 0 }),
        active: withRow(inside({ row: rows.length, column: columns.length })),
      }),
    dismiss: () => setReport(emptyReport),
    edit(place: CellPlace, typed?: string) {
      if (!isWritable(place.column)) return
      setEdited({ ...withRow(inside(place)), text: typed ?? writtenText(place), isReplacing: typed !== undefined })
    },
    cancel: () => setEdited(null),
    commit(text: string) {
      if (!editing) return true
      const [refusal] = text === writtenText(editing) ? [] : write([{ ...editing, text }])
      setReport(emptyReport)
      setEdited(refusal ? { ...editing, text, error: refusal.reason } : null)
      return refusal === undefined
    },
    leave: (text: string) => {
      if (editing && text !== writtenText(editing)) write([{ ...editing, text }])
      setEdited(null)
    },
    toggle(place: CellPlace) {
      const text = rawText(place) === 'true' ? 'false' : 'true'
      const isInRange = place.row >= range.top && place.row <= range.bottom && place.column === active.column
      const toggled = isInRange ? rangeRows : [place.row]
      write(toggled.map((row) => ({ row, column: place.column, text })))
    },
    clear: () => writeRange(() => ''),
    fillDown() {
      const isOneRow = range.top === range.bottom
      const source = isOneRow ? range.top - 1 : range.top
      if (source < 0) return
      writeRange(({ column }) => writtenText({ row: source, column }), isOneRow ? rangeRows : rangeRows.slice(1))
    },
    copy: () => formatClipboard(rangeRows.map((row) => rangeColumns.map((column) => writtenText({ row, column })))),
    paste(text: string) {
      const block = parseClipboard(text)
      const [single = ''] = block[0] ?? []
      if (block.length === 1 && block[0]?.length === 1) {
        writeRange(() => single)
        return
      }
      const cells = block.flatMap((line, row) =>
        line.map((text, column) => ({ row: range.top + row, column: range.left + column, text })),
      )
      const fitting = cells.filter(({ row, column }) => row < rows.length && column < columns.length)
      // What is pasted unchanged is no refusal, such as a cell that is only read.
      write(
        fitting.filter((cell) => cell.text !== writtenText(cell)),
        cells.length - fitting.length,
      )
      const last = inside({ row: range.top + block.length - 1, column: range.left + (block[0]?.length ?? 1) - 1 })
      setPlaces({ active: withRow({ row: range.top, column: range.left }), anchor: withRow(last) })
    },
  }
}
