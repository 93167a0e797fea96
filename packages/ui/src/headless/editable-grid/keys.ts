import type { KeyboardEvent } from 'react'
import type { CellPlace } from './changes.ts'

interface GridKeys {
  active: CellPlace
  rows: number
  columns: number
  /** The number of visible rows. */
  page: number
  isMirrored: boolean
}

/** Returns the cell that a key leads to. It compares codes, which are the same on every keyboard layout. */
export function targetOf(
  { code, ctrlKey, metaKey }: KeyboardEvent,
  { active: { row, column }, rows, columns, page, isMirrored }: GridKeys,
): CellPlace | undefined {
  const isFar = ctrlKey || metaKey
  const step = isFar ? Math.max(rows, columns) : 1
  const along = isMirrored ? -step : step
  switch (code) {
    case 'ArrowUp':
      return { row: row - step, column }
    case 'ArrowDown':
      return { row: row + step, column }
    case 'ArrowLeft':
      return { row, column: column - along }
    case 'ArrowRight':
      return { row, column: column + along }
    case 'PageUp':
      return { row: row - page, column }
    case 'PageDown':
      return { row: row + page, column }
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 }
    case 'End':
      return { row: isFar ? rows - 1 : row, column: columns - 1 }
    default:
      return undefined
  }
}

/** Returns the next or previous cell in reading order; none past the ends, where Tab leaves the grid. */
export function tabTarget({ row, column }: CellPlace, isBack: boolean, rows: number, columns: number) {
  const index = row * columns + column + (isBack ? -1 : 1)
  if (index < 0 || index >= rows * columns) return undefined
  return { row: Math.floor(index / columns), column: index % columns }
}
