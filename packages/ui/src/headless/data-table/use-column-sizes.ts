import { useMemo } from 'react'
import { priorityOf, widthOf } from './column-layout.ts'
import type { DataColumn } from './columns.ts'

/** The widths in pixels that a user has given to columns, by their ids. It is plain JSON, so it can be stored. */
export type ColumnSizes = Readonly<Record<string, number>>

/** What `useColumnSizes` takes. */
export interface ColumnSizesArgs<Column> {
  /** The columns of the table. */
  columns: readonly Column[]
  /** The widths that the user has given. */
  sizes: ColumnSizes
  /** The user has given a column another width, or its own again. */
  onSizesChange: (sizes: ColumnSizes) => void
  /**
   * The least width in pixels.
   * @default 48
   */
  min?: number
  /**
   * The greatest width in pixels.
   * @default 800
   */
  max?: number
}

/** The widths of the columns, which `Resizer` takes. */
export interface ColumnSizesState<Column> extends Required<Pick<ColumnSizesArgs<Column>, 'min' | 'max'>> {
  /** The columns for `useDataTable`: those with a width of the user keep it whatever room there is. */
  columns: readonly Column[]
  /** The width of a column in pixels, by its id. */
  widthOf: (id: string) => number
  /** Gives a column a width, or without one its own again. */
  resize: (id: string, width?: number) => void
}

/**
 * Columns whose widths the user changes, by the pointer or by keys.
 *
 * @example
 * const [sizes, setSizes] = useState<ColumnSizes>({})
 * const sizing = useColumnSizes({ columns, sizes, onSizesChange: setSizes })
 * const table = useDataTable({ ...options, columns: sizing.columns })
 * return <Resizer sizing={sizing} column={column} aria-label="Width of Name" />
 */
export function useColumnSizes<Column extends DataColumn<never>>({
  columns,
  sizes,
  onSizesChange,
  min = 48,
  max = 800,
}: ColumnSizesArgs<Column>): ColumnSizesState<Column> {
  const sized = useMemo(
    () => columns.map((column, index) => withWidth(column, index, sizes[column.id])),
    [columns, sizes],
  )
  return {
    min,
    max,
    columns: sized,
    widthOf: (id) => {
      const index = columns.findIndex((column) => column.id === id)
      const column = columns[index]
      return sizes[id] ?? (column ? widthOf(column, index) : min)
    },
    resize: (id, width) => {
      const { [id]: _, ...others } = sizes
      onSizesChange(width === undefined ? others : { ...others, [id]: Math.round(Math.min(max, Math.max(min, width))) })
    },
  }
}

/** A name or a text takes further room, a code does not; what gives way first stays the same. */
const withWidth = <Column extends DataColumn<never>>(
  column: Column,
  index: number,
  width: number | undefined,
): Column => (width === undefined ? column : { ...column, width, kind: 'code', priority: priorityOf(column, index) })
