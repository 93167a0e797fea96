import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { Checkbox } from '#checkbox/checkbox.tsx'
import { cn } from '#cn.ts'
import * as Grid from '#headless/editable-grid/editable-grid.ts'

/** A cell: a corner marks a change, a frame and a sign an error. */
export function GridCell<Row extends object>({ grid, cell }: Pick<Grid.CellProps<Row>, 'grid' | 'cell'>) {
  const { column, error, text } = cell
  const isDirty = cell.before !== undefined
  const isFirst = cell.place.column === 0
  const isBox = column.kind === 'checkbox'
  return (
    <Grid.Cell
      grid={grid}
      cell={cell}
      className={cn(
        'relative flex min-w-0 items-center gap-1.5 border-e border-b border-line px-2 select-none last:border-e-0',
        '-outline-offset-2 outline-focus focus-within:z-1 focus-within:outline-2',
        isFirst && 'sticky start-0 z-2 font-label focus-within:z-2',
        cell.isAtEnd && 'justify-end',
        isBox && 'justify-center',
        isDirty ? 'bg-amber-soft text-amber-text' : column.kind === 'readonly' ? 'bg-page' : 'bg-surface',
        // A translucent layer keeps changed cells visible within the selected range.
        cell.isSelected &&
          'before:pointer-events-none before:absolute before:inset-0 group-focus-within:before:bg-focus/12',
        error && 'shadow-[inset_0_0_0_1px_var(--color-danger)]',
        cell.isEditing && 'z-3',
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
        <Grid.CellBox grid={grid} cell={cell} box={Checkbox} />
      ) : (
        (column.render?.(cell.row) ??
        (cell.value === '' && column.emptyText ? (
          <span className="truncate text-xs text-amber-text">{column.emptyText}</span>
        ) : (
          <span className="truncate">{text}</span>
        )))
      )}
      {cell.before !== undefined && <span className="sr-only">{grid.texts.changedFrom(cell.before)}</span>}
      {error && <span className="sr-only">{error}</span>}
      {cell.isEditing && (
        <Grid.Editor
          grid={grid}
          className={cn(
            'absolute inset-x-0 top-0 z-10 min-h-full w-full bg-surface px-2 text-control outline-2 -outline-offset-2 outline-focus aria-invalid:outline-danger',
            column.kind === 'select' ? 'h-full' : 'field-sizing-content max-h-40 resize-none py-1.75',
            cell.isAtEnd && 'text-end',
          )}
        />
      )}
    </Grid.Cell>
  )
}
