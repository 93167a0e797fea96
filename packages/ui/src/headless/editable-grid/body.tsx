import type { ComponentProps, ReactNode } from 'react'
import { useScrolled } from '#headless/data-table/use-scrolled.ts'
import type { GridLine } from './line.ts'
import { Row } from './row.tsx'
import type { EditableGridState } from './state.ts'

// Shorter grids are in the document as a whole, so the browser's own search finds every row.
const WHOLE = 100
// As many rows of a long grid are there before its place is known.
const FIRST = 30
const OVERSCAN = 8
const span = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

/** Props of {@link Body}. */
export interface BodyProps<Data extends object> extends Omit<ComponentProps<'div'>, 'children'> {
  /** The state of the grid. */
  grid: EditableGridState<Data>
  /** Draws a row, with its id as the key; `Row` by default. */
  children?: (line: GridLine<Data>) => ReactNode
}

/** The rows of the grid: all of a short one; of a long one those in view, the active one and the one that is edited. */
export function Body<Data extends object>({ grid, children, style, ...props }: BodyProps<Data>) {
  const { rows, rowHeight, widths, frame } = grid
  const draw = children ?? ((line) => <Row key={line.id} grid={grid} line={line} />)
  const count = rows.length
  return (
    <div
      role="rowgroup"
      {...props}
      style={{ position: 'relative', minWidth: widths.minWidth, height: count * rowHeight, ...style }}
    >
      {count > WHOLE && frame ? (
        <RowsInView grid={grid} frame={frame} draw={draw} />
      ) : (
        <Rows grid={grid} indexes={span(0, count > WHOLE ? FIRST : count)} draw={draw} />
      )}
    </div>
  )
}

interface RowsProps<Data extends object> {
  grid: EditableGridState<Data>
  draw: (line: GridLine<Data>) => ReactNode
}

function RowsInView<Data extends object>({ grid, frame, draw }: RowsProps<Data> & { frame: HTMLElement }) {
  const { rows, rowHeight, active, editing } = grid
  const { top, room } = useScrolled(frame, rowHeight)
  const first = Math.max(0, Math.floor(top / rowHeight) - OVERSCAN)
  const last = Math.min(rows.length, Math.ceil((top + room) / rowHeight) + OVERSCAN)
  // The focused cell and the editor stay in the document, however far the user scrolls.
  const indexes = new Set([...span(first, last), active.row, editing?.row ?? active.row])
  return <Rows grid={grid} indexes={[...indexes].toSorted((a, b) => a - b)} draw={draw} />
}

function Rows<Data extends object>({ grid, indexes, draw }: RowsProps<Data> & { indexes: readonly number[] }) {
  return indexes.map((index) => {
    const row = grid.rows[index]
    return row && draw({ row, id: grid.rowId(row), index })
  })
}
