import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useId, useRef, type ReactNode } from 'react'
import { cn } from '#cn.ts'
import type { CellPlace, GridChanges } from './changes.ts'
import { columnWidths, gridColumns, type EditableColumn } from './column.ts'
import { CellEditor } from './editor.tsx'
import { GridHeader } from './header.tsx'
import { GridNotes } from './notes.tsx'
import { GridCells } from './row.tsx'
import { useGridTexts } from './texts.ts'
import { useTexts } from '#texts/texts.ts'
import { useEditableGridControls } from './use-controls.ts'
import { useEditableGrid } from './use-editable-grid.ts'

export type { GridChanges } from './changes.ts'
export type { EditableColumn, Parsed } from './column.ts'

/** Props of {@link EditableGrid}. */
export interface EditableGridProps<Row> {
  /** The accessible name. */
  label: string
  /** The first column names the row and stays in view while the others scroll. */
  columns: readonly EditableColumn<Row>[]
  /** The rows, as the server has them. */
  rows: readonly Row[]
  /** Identifies a row; unique among the rows. */
  rowId: (row: Row) => string
  /** Unsaved changes. The caller stores them as reported and clears them after saving. */
  changes: GridChanges<Row>
  /** Cells have changed. */
  onChange: (changes: GridChanges<Row>) => void
  /** Error messages by the id of the row and of the column. */
  errors?: ReadonlyMap<string, Readonly<Record<string, string>>>
  /** The order of the rows, `-key` for descending. The caller sorts them. */
  sort?: string | undefined
  /** Another column or direction was chosen: `name`, `-name`, or none. */
  onSortChange?: ((sort: string | undefined) => void) | undefined
  /** Shown in place of rows if there are none. */
  empty?: ReactNode
  /**
   * The grid has no frame of its own and is at most as high as its parent.
   * @default false
   */
  isPane?: boolean
  /** Classes of the outermost element. */
  className?: string
}

const ROW = 36
// Shorter grids are not virtualized, so the browser's own search finds every row.
const WHOLE = 100

/**
 * A spreadsheet: cells are typed into, filled down and pasted in blocks, with undo. The caller saves the changes.
 *
 * @example
 * <EditableGrid label="Prices" columns={columns} rows={prices} rowId={({ id }) => String(id)} changes={changes} onChange={setChanges} />
 */
export function EditableGrid<Row extends object>({
  rows,
  rowId,
  changes,
  errors,
  className,
  columns: publicColumns,
  empty,
  isPane = false,
  label,
  onChange,
  onSortChange,
  sort,
}: EditableGridProps<Row>) {
  const { noRows } = useTexts()
  const texts = useGridTexts()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const columns = gridColumns(publicColumns)
  const grid = useEditableGrid({ columns, rows, rowId, changes, onChange })
  const { active, range, editing } = grid
  const cellId = ({ row, column }: CellPlace) => `${id}-${row}-${column}`
  const controls = useEditableGridControls(grid, { columns, rowCount: rows.length, rowHeight: ROW, scroller, cellId })
  // oxlint-disable-next-line react/incompatible-library -- nothing that is memoised reads the virtualizer
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
    // The focused cell and the editor stay in the document, however far the user scrolls.
    rangeExtractor: (visibleRange) =>
      rows.length <= WHOLE
        ? rows.map((_, index) => index)
        : [...new Set([...defaultRangeExtractor(visibleRange), active.row, editing?.row ?? active.row])].toSorted(
            (a, b) => a - b,
          ),
  })

  const widths = columnWidths(columns)
  const lane = { minWidth: widths.minWidth, gridTemplateColumns: widths.template, height: ROW }
  const places = rows.flatMap((row, index) => {
    const messages = errors?.get(rowId(row))
    return columns.flatMap(({ id }, column) => {
      const message = messages?.[id]
      return message ? [{ row: index, column, message }] : []
    })
  })
  const order = ({ row, column }: CellPlace) => row * columns.length + column
  const errorId = `${id}-error`
  const edited = editing && columns[editing.column]
  const editor = editing &&
    edited && {
      column: editing.column,
      field: (
        <CellEditor
          column={edited}
          text={editing.text}
          isReplacing={editing.isReplacing}
          errorId={editing.error && errorId}
          onLeave={grid.leave}
          {...controls.editor}
        />
      ),
    }
  return (
    <div className={cn('@container flex min-h-0 min-w-0 flex-col', className)}>
      <div
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-describedby={`${id}-keys`}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable
        tabIndex={-1}
        {...controls.grid}
        style={{ scrollPaddingBlockStart: ROW, scrollPaddingInlineStart: widths.first }}
        className={cn(
          'group relative max-h-(--grid-height,70dvh) min-h-0 overflow-auto bg-surface',
          isPane ? 'border-b border-line' : 'rounded-xl border border-line',
        )}
      >
        <div role="row" aria-rowindex={1} style={lane} className="sticky top-0 z-10 grid">
          <GridHeader columns={columns} sort={sort} onSortChange={onSortChange} />
        </div>
        <div
          role="rowgroup"
          className="relative"
          style={{ minWidth: widths.minWidth, height: virtualizer.getTotalSize() }}
        >
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]
            return (
              row && (
                <div
                  key={rowId(row)}
                  role="row"
                  aria-rowindex={index + 2}
                  style={{ ...lane, top: start }}
                  className={cn(
                    'absolute inset-x-0 grid last:[&>[aria-colindex]]:border-b-0',
                    editing?.row === index && 'z-1',
                  )}
                >
                  <GridCells
                    row={row}
                    index={index}
                    columns={columns}
                    change={changes.get(rowId(row))}
                    errors={errors?.get(rowId(row))}
                    tabStop={active.row === index ? active.column : undefined}
                    isSelected={({ row, column }) =>
                      row >= range.top && row <= range.bottom && column >= range.left && column <= range.right
                    }
                    cellId={cellId}
                    editor={editing?.row === index && editor ? editor : undefined}
                    events={controls.cell}
                  />
                </div>
              )
            )
          })}
        </div>
      </div>
      {rows.length === 0 && (empty ?? <p className="p-6 text-center text-muted">{noRows}</p>)}
      <p id={`${id}-keys`} hidden>
        {texts.keys}
      </p>
      <GridNotes
        className={isPane ? 'px-3 pb-1' : undefined}
        isReadOnly={columns.every(({ kind }) => kind === 'readonly')}
        error={editing?.error ?? places.find((place) => order(place) === order(active))?.message}
        errorId={errorId}
        isUrgent={editing?.error !== undefined}
        errorCount={places.length}
        onNextError={() => {
          const next = places.find((place) => order(place) > order(active)) ?? places[0]
          if (next) controls.go(next)
        }}
        report={grid.report}
        columnName={(column) => columns[column]?.header ?? ''}
        rowOf={grid.rowOf}
        onJump={controls.go}
        onDismiss={grid.dismiss}
      />
    </div>
  )
}
