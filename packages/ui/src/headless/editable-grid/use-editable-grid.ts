import { useId, useState } from 'react'
import type { EditableGridArgs } from './args.ts'
import type { CellPlace } from './changes.ts'
import { columnWidths, gridColumns } from './column.ts'
import type { EditableGridState } from './state.ts'
import { useCells } from './use-cells.ts'
import { useControls } from './use-controls.ts'

/**
 * The state of a spreadsheet: its cells are typed into, filled down and pasted in blocks, with undo. The caller saves the
 * changes.
 *
 * @example
 * const grid = useEditableGrid({ label: 'Prices', columns, rows, rowId: ({ id }) => id, changes, onChange: setChanges, texts })
 * return <Root grid={grid} />
 */
export function useEditableGrid<Row extends object>({
  columns: publicColumns,
  rowHeight = 36,
  ...args
}: EditableGridArgs<Row>): EditableGridState<Row> {
  const { rows, rowId, errors } = args
  const id = useId()
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const columns = gridColumns(publicColumns)
  const cells = useCells({ ...args, columns })
  const { active, editing } = cells
  const cellId = ({ row, column }: CellPlace) => `${id}-${row}-${column}`
  const controls = useControls(cells, { columns, rowCount: rows.length, rowHeight, frame, cellId })
  const places = rows.flatMap((row, index) => {
    const messages = errors?.get(rowId(row))
    return columns.flatMap(({ id }, column) => {
      const message = messages?.[id]
      return message ? [{ row: index, column, message }] : []
    })
  })
  const order = ({ row, column }: CellPlace) => row * columns.length + column
  return {
    ...args,
    ...cells,
    columns,
    rowHeight,
    frame,
    attach: setFrame,
    cellId,
    controls,
    go: controls.go,
    widths: columnWidths(columns),
    errorId: `${id}-error`,
    keysId: `${id}-keys`,
    isReadOnly: columns.every(({ kind }) => kind === 'readonly'),
    error: editing?.error ?? places.find((place) => order(place) === order(active))?.message,
    isUrgent: editing?.error !== undefined,
    errorCount: places.length,
    goToNextError: () => {
      const next = places.find((place) => order(place) > order(active)) ?? places[0]
      if (next) controls.go(next)
    },
  }
}
