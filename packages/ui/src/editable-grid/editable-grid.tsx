import type { ReactNode } from 'react'
import { cn } from '#cn.ts'
import * as Grid from '#headless/editable-grid/editable-grid.ts'
import { useTexts } from '#texts/texts.ts'
import { GridCell } from './cell.tsx'
import { GridHeader } from './header.tsx'
import { GridNotes } from './notes.tsx'
import { useGridTexts } from './texts.ts'

export type { EditableColumn, GridChanges, Parsed } from '#headless/editable-grid/editable-grid.ts'

/** Props of {@link EditableGrid}. */
export interface EditableGridProps<Row> extends Omit<Grid.EditableGridArgs<Row>, 'texts' | 'rowHeight'> {
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

/**
 * A spreadsheet: cells are typed into, filled down and pasted in blocks, with undo. The first column stays in view while
 * the others scroll. The caller saves the changes.
 *
 * @example
 * <EditableGrid label="Prices" columns={columns} rows={prices} rowId={({ id }) => String(id)} changes={changes} onChange={setChanges} />
 */
export function EditableGrid<Row extends object>({
  className,
  empty,
  isPane = false,
  ...args
}: EditableGridProps<Row>) {
  const { locale, noRows } = useTexts()
  const { hint, ...texts } = useGridTexts()
  const grid = Grid.useEditableGrid({ ...args, texts: { ...texts, locale } })
  return (
    <div data-slot="editable-grid" className={cn('@container flex min-h-0 min-w-0 flex-col', className)}>
      <Grid.Root
        grid={grid}
        className={cn(
          'group relative max-h-(--grid-height,70dvh) min-h-0 overflow-auto bg-surface',
          isPane ? 'border-b border-line' : 'rounded-xl border border-line',
        )}
      >
        <GridHeader grid={grid} />
        <Grid.Body grid={grid}>
          {(line) => (
            <Grid.Row
              key={line.id}
              grid={grid}
              line={line}
              className="last:[&>[aria-colindex]]:border-b-0 data-editing:z-1"
            >
              {(cell) => <GridCell key={cell.column.id} grid={grid} cell={cell} />}
            </Grid.Row>
          )}
        </Grid.Body>
      </Grid.Root>
      {grid.rows.length === 0 && (empty ?? <p className="p-6 text-center text-muted">{noRows}</p>)}
      <GridNotes grid={grid} hint={hint} className={isPane ? 'px-3 pb-1' : undefined} />
    </div>
  )
}
