import type { PointerEvent, ReactNode } from 'react'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { Checkbox } from '#checkbox/checkbox.tsx'
import { cn } from '#cn.ts'
import { isChanged, withChange, type CellPlace } from './changes.ts'
import { isAtEnd, type GridColumn } from './column.ts'
import { formatCell, readCell } from './text.ts'
import { useGridTexts } from './texts.ts'
import { useTexts } from '#texts/texts.ts'

interface CellEvents {
  onFocus: (place: CellPlace) => void
  onPointerDown: (place: CellPlace, event: PointerEvent) => void
  onPointerEnter: (place: CellPlace, event: PointerEvent) => void
  onClick: (place: CellPlace, event: { nativeEvent: Event }) => void
  onDoubleClick: (place: CellPlace) => void
  onToggle: (place: CellPlace) => void
}

interface GridCellsProps<Row> {
  row: Row
  index: number
  columns: readonly GridColumn<Row>[]
  change: Partial<Row> | undefined
  errors: Readonly<Record<string, string>> | undefined
  /** The column of the cell that Tab reaches, if it is in this row. */
  tabStop: number | undefined
  isSelected: (place: CellPlace) => boolean
  cellId: (place: CellPlace) => string
  editor: { column: number; field: ReactNode } | undefined
  events: CellEvents
}

/** The cells of one row, one of them with the editor. */
export function GridCells<Row extends object>({
  row,
  index,
  columns,
  change,
  errors,
  tabStop,
  isSelected,
  cellId,
  editor,
  events,
}: GridCellsProps<Row>) {
  const texts = { ...useGridTexts(), locale: useTexts().locale }
  const changedRow = withChange(row, change)
  return columns.map((column, columnIndex) => {
    const place = { row: index, column: columnIndex }
    const text = readCell(column, changedRow)
    const error = errors?.[column.id]
    const isDirty = isChanged(column, row, change)
    const isFirst = columnIndex === 0
    const isBox = column.kind === 'checkbox'
    const tabIndex = tabStop === columnIndex ? 0 : -1
    return (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it has one of two roles, and the grid has the keys
      <div
        key={column.id}
        id={cellId(place)}
        role={isFirst ? 'rowheader' : 'gridcell'}
        aria-colindex={columnIndex + 1}
        aria-selected={isSelected(place)}
        aria-readonly={column.kind === 'readonly' || undefined}
        aria-invalid={error ? true : undefined}
        tabIndex={isBox ? undefined : tabIndex}
        title={column.kind === 'text' ? text : undefined}
        onFocus={() => events.onFocus(place)}
        onPointerDown={(event) => events.onPointerDown(place, event)}
        onPointerEnter={(event) => events.onPointerEnter(place, event)}
        onClick={(event) => events.onClick(place, event)}
        onDoubleClick={() => isBox || events.onDoubleClick(place)}
        className={cn(
          'relative flex min-w-0 items-center gap-1.5 border-e border-b border-line px-2 select-none last:border-e-0',
          '-outline-offset-2 outline-focus focus-within:z-1 focus-within:outline-2',
          isFirst && 'sticky start-0 z-2 font-label focus-within:z-2',
          isAtEnd(column) && 'justify-end',
          isBox && 'justify-center',
          isDirty ? 'bg-amber-soft text-amber-text' : column.kind === 'readonly' ? 'bg-page' : 'bg-surface',
          // A translucent layer keeps changed cells visible within the selected range.
          isSelected(place) &&
            'before:pointer-events-none before:absolute before:inset-0 group-focus-within:before:bg-focus/12',
          error && 'shadow-[inset_0_0_0_1px_var(--color-danger)]',
          editor?.column === columnIndex && 'z-3',
        )}
      >
        {isDirty && (
          <span
            aria-hidden
            className="absolute start-0 top-0 size-2 bg-amber-dot [clip-path:polygon(0_0,100%_0,0_100%)] rtl:-scale-x-100"
          />
        )}
        {error && <CircleAlert aria-hidden className="size-3.5 shrink-0 text-danger" />}
        {isBox ? (
          <Checkbox
            aria-label={column.header}
            tabIndex={tabIndex}
            checked={text === 'true'}
            onChange={() => events.onToggle(place)}
          />
        ) : (
          (column.render?.(changedRow) ??
          (text === '' && column.emptyText ? (
            <span className="truncate text-xs text-amber-text">{column.emptyText}</span>
          ) : (
            <span className="truncate">{formatCell(column, text, texts)}</span>
          )))
        )}
        {isDirty && (
          <span className="sr-only">{texts.changedFrom(formatCell(column, readCell(column, row), texts))}</span>
        )}
        {error && <span className="sr-only">{error}</span>}
        {editor?.column === columnIndex && editor.field}
      </div>
    )
  })
}
