import type { ColumnKind, ColumnPriority, DataColumn } from './columns.ts'

/** The least width of a column in pixels, by what it holds. */
const WIDTHS: Record<ColumnKind, number> = {
  name: 208,
  text: 120,
  code: 104,
  number: 88,
  sum: 112,
  moment: 140,
  state: 136,
}

/** The kind of a column's values, by its settings and its place. */
export function kindOf<Row>({ kind, align }: DataColumn<Row>, index: number): ColumnKind {
  return kind ?? (index === 0 ? 'name' : align === 'end' ? 'number' : 'text')
}

// A header in letters of 12 px, with its padding and the arrow of the order.
const LETTER = 7
const BESIDE_HEADER = 58
const HEADER_AT_MOST = 196

/** Returns the least width: a short header is never cut. */
export function widthOf<Row>(column: DataColumn<Row>, index: number) {
  const header = Math.min(HEADER_AT_MOST, column.header.length * LETTER + BESIDE_HEADER)
  return column.width ?? Math.max(WIDTHS[kindOf(column, index)], header)
}

const GROWING = new Set<ColumnKind>(['name', 'text'])
// Below this part of its width, a name is not worth its place: the table scrolls sideways.
const AT_LEAST = 2 / 3

/**
 * Returns the widths as CSS. Names and texts are cut where they have no room, so they share what the frame has to spare
 * or lacks; numbers, moments and states keep their own width. The browser reckons with the width of the frame, because a
 * script that measures it makes the browser lay the page out once more.
 */
export function cssWidthsOf<Row>(columns: readonly DataColumn<Row>[], beside: number) {
  const parts = columns.map((column, index) => ({
    width: widthOf(column, index),
    isGrowing: GROWING.has(kindOf(column, index)),
  }))
  const least = parts.reduce((sum, { width }) => sum + width, beside)
  const total = parts.reduce((sum, { width, isGrowing }) => sum + (isGrowing ? width : 0), 0)
  return parts.map(({ width, isGrowing }) =>
    isGrowing
      ? `max(${Math.round(width * AT_LEAST)}px, ${width}px + (100cqw - ${least}px) * ${(width / total).toFixed(4)})`
      : `${width}px`,
  )
}

/** A column without settings is `normal`. */
export function priorityOf<Row>(column: DataColumn<Row> | undefined, index: number): ColumnPriority {
  if (!column) return 'normal'
  // A column that the user has added stays visible.
  return column.isHidden ? 'high' : (column.priority ?? BY_KIND[kindOf(column, index)] ?? 'normal')
}

const BY_KIND: Partial<Record<ColumnKind, ColumnPriority>> = { name: 'high', state: 'high', sum: 'high', moment: 'low' }
const LEAVING = ['low', 'normal'] as const

/** Returns the columns that fit: the last of the lowest priority leaves first, the rest keeps its order. */
export function fittingColumns<Column extends DataColumn<never>>(columns: readonly Column[], room: number) {
  const parts = columns.map((column, index) => ({
    column,
    width: widthOf(column, index),
    priority: priorityOf(column, index),
  }))
  let excess = parts.reduce((sum, { width }) => sum + width, 0) - room
  const removedColumns = new Set<Column>()
  for (const priority of LEAVING)
    for (const part of parts.toReversed())
      if (excess > 0 && part.priority === priority) {
        excess -= part.width
        removedColumns.add(part.column)
      }
  return removedColumns.size > 0 ? columns.filter((column) => !removedColumns.has(column)) : columns
}
