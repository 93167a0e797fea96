import type { CSSProperties } from 'react'
import { cn } from '#cn.ts'
import { cardPlaces, hasWords, type CardPlace } from './card-places.ts'
import { kindOf } from '#headless/data-table/column-layout.ts'
import type { TableColumn, TableView } from '#data-table/table-view.ts'

interface RowCell<Row> {
  readonly column: TableColumn<Row>
  readonly className: string
  /** In a card its first line is as wide as the card. */
  readonly isWhole: boolean
  /** The words of the cell take a second line where the first has no room. */
  readonly isWrapped: boolean
  /** The position in the grid of the card. */
  readonly style: CSSProperties | undefined
}

/** The layout that all rows of a table share, computed once. */
export interface RowLayout<Row> {
  readonly isCompact: boolean
  /** The cells of a row with a link, whose card has two lines. */
  readonly linked: readonly RowCell<Row>[]
  /** The cells of a row without one, whose card has them all. */
  readonly unlinked: readonly RowCell<Row>[]
  /** Classes of the cell with the box; absent where rows cannot be selected. */
  readonly selector: string | undefined
  /** Classes of the last cell; absent where nothing can be done with a row. */
  readonly actions: string | undefined
}

interface LayoutOptions {
  density: TableView['density']
  isSelectable: boolean
  hasActions: boolean
  /** A frame ends the last row; without one it has a line below. */
  isFramed: boolean
}

/** Of a row in pixels, where letters have their usual size. */
export const ROW_HEIGHTS = { compact: 36, normal: 49 }
const heights = { compact: 'h-9 [--thumb:1.75rem]', normal: 'h-12.25 [--thumb:2.125rem]' }

/** Classes of a cell with a box: all of the cell is the box's target, also with Shift, which no browser passes on from a label. */
export const boxCell = '[&>input]:static [&>input]:before:inset-0'

// A number or a time says nothing without the name of its column. Screen readers skip it (`/''`), since they read the header.
const labelled =
  "@max-[40rem]:before:pe-1.5 @max-[40rem]:before:text-muted @max-[40rem]:before:content-[attr(data-label)/'']"
const LABELLED = new Set(['number', 'moment'])

const places: Record<CardPlace['part'], string> = {
  // Its two lines are items of the grid, and the actions lie over the end of the first.
  whole: '@max-[40rem]:contents',
  name: '@max-[40rem]:self-start @max-[40rem]:col-[1/3] @max-[40rem]:row-1',
  state:
    '@max-[40rem]:self-start @max-[40rem]:col-[3/5] @max-[40rem]:row-1 @max-[40rem]:max-w-36 @max-[40rem]:text-end',
  sum: '@max-[40rem]:col-[4/6] @max-[40rem]:self-end @max-[40rem]:text-end',
  fact: '@max-[40rem]:row-2 @max-[40rem]:text-start @max-[40rem]:text-secondary',
  line: cn(
    labelled,
    '@max-[40rem]:text-start @max-[40rem]:col-[1/6] @max-[40rem]:whitespace-normal @max-[40rem]:empty:hidden',
  ),
  none: '@max-[40rem]:hidden',
}

// No record shows in full what is cut in a name without a link, and a state is read at a glance.
const whole = '@max-[40rem]:whitespace-normal @max-[40rem]:[&_.truncate]:whitespace-normal'

// Beside a note the usual state has no room: its absence says it, and screen readers read it. One that is changed there stays.
const quiet = '@max-[40rem]:[&_[data-usual]:not(button_*)]:w-0'

/** Returns the classes of the cells of all rows. */
export function rowLayout<Row>(
  columns: readonly TableColumn<Row>[],
  { density, isSelectable, hasActions, isFramed }: LayoutOptions,
): RowLayout<Row> {
  const isCompact = density === 'compact'
  const cell = cn(
    'border-b border-line px-3 py-0',
    isFramed && '[tr:last-child>&]:border-b-0',
    // An earlier version may have stored a density that no longer exists.
    isCompact ? heights.compact : heights.normal,
    '@max-[40rem]:h-auto @max-[40rem]:min-w-0 @max-[40rem]:border-0 @max-[40rem]:p-0',
  )
  const cells = (hasLink: boolean) => {
    const card = cardPlaces(columns, hasLink, hasActions)
    const isNamed = card[0]?.part === 'whole'
    return columns.map((column, index) => {
      const { part, style }: CardPlace = card[index] ?? { part: 'none' }
      const className = cn(
        cell,
        'truncate',
        column.align === 'end' && 'text-end tabular-nums',
        places[part],
        part === 'state' && !hasActions && '@max-[40rem]:col-[3/6]',
        part === 'state' && isNamed && quiet,
        (part === 'state' || (part === 'name' && !hasLink)) && whole,
        part === 'fact' && LABELLED.has(kindOf(column, index)) && labelled,
        column.className,
      )
      // A column with a note has its second line already.
      const isWrapped = !isCompact && part !== 'line' && hasWords(column, index)
      return { column, className, isWhole: part === 'whole', isWrapped, style }
    })
  }
  const selector = cn(
    cell,
    boxCell,
    'relative pe-1 @max-[40rem]:absolute @max-[40rem]:inset-y-0 @max-[40rem]:start-0 @max-[40rem]:w-10 @max-[40rem]:ps-3 @max-[40rem]:pt-2.5',
  )
  const actions = cn(
    cell,
    'relative px-1.5 text-end whitespace-nowrap @max-[40rem]:col-[5/6] @max-[40rem]:row-1 @max-[40rem]:-mt-1 @max-[40rem]:-me-1.5',
  )
  return {
    isCompact,
    linked: cells(true),
    unlinked: cells(false),
    selector: isSelectable ? selector : undefined,
    actions: hasActions ? actions : undefined,
  }
}
