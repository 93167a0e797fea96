import { cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import { cn } from '#cn.ts'
import { cardPlaces, type CardPlace } from './card-places.ts'
import { kindOf } from './column-layout.ts'
import type { TableColumn, TableView } from './table-view.ts'

/** A link without content; the first cell becomes its content. */
export type RowLink = ReactElement<{ className?: string; children?: ReactNode; 'data-row-link'?: string }>

interface TableRowProps<Row> {
  density: TableView['density']
  columns: readonly TableColumn<Row>[]
  render: (column: TableColumn<Row>) => ReactNode
  /** Absent while it loads. */
  row?: Row
  id?: string
  link?: RowLink | undefined
  isSelected?: boolean
  /** The last row has no line below: the frame of the table ends it. */
  isLast: boolean
  selector: ReactNode
  actions: ReactNode
}

const heights = { compact: 'h-9 [--thumb:1.75rem]', normal: 'h-12.25 [--thumb:2.125rem]' }

// A number or a time says nothing without the name of its column. Screen readers skip it (`/''`), since they read the header.
const labelled =
  "@max-[40rem]:before:pe-1.5 @max-[40rem]:before:text-muted @max-[40rem]:before:content-[attr(data-label)/'']"

const places: Record<CardPlace['part'], string> = {
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
const LABELLED = new Set(['number', 'moment'])

/** Forwards a click on the row to its link, with the modifier keys, unless the click ends a selection of text. */
function followLink(event: MouseEvent<HTMLTableRowElement>) {
  if (!(event.target instanceof Element) || event.target.closest('a, button, input, label, select')) return
  if (window.getSelection()?.toString()) return
  const { ctrlKey, metaKey, shiftKey } = event
  event.currentTarget
    .querySelector('a[data-row-link]')
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}

/** A row of the table, or a card where the container is narrow. */
export function TableRow<Row>({
  density,
  columns,
  render,
  row,
  id,
  link,
  isSelected = false,
  isLast,
  selector,
  actions,
}: TableRowProps<Row>) {
  const cell = cn(
    'border-line px-3 py-0',
    !isLast && 'border-b',
    // An earlier version may have stored a density that no longer exists.
    density === 'compact' ? heights.compact : heights.normal,
    '@max-[40rem]:h-auto @max-[40rem]:min-w-0 @max-[40rem]:border-0 @max-[40rem]:p-0',
  )
  const card = cardPlaces(columns, link !== undefined)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has the link itself
    <tr
      role="row"
      data-row={id}
      aria-selected={selector ? isSelected : undefined}
      onClick={link && followLink}
      className={cn(
        'group @max-[40rem]:relative @max-[40rem]:grid @max-[40rem]:grid-cols-[minmax(0,auto)_minmax(0,1fr)_auto_max-content_max-content] @max-[40rem]:gap-x-2.5 @max-[40rem]:gap-y-0.5 @max-[40rem]:border-b @max-[40rem]:border-line @max-[40rem]:px-3 @max-[40rem]:py-2 @max-[40rem]:last:border-0',
        selector && '@max-[40rem]:ps-10',
        isSelected ? 'bg-selected' : cn('has-focus-visible:bg-hover', link && 'hover:bg-hover'),
        link && 'cursor-pointer',
      )}
    >
      {selector && (
        <td
          role="cell"
          className={cn(
            cell,
            'pe-1 @max-[40rem]:absolute @max-[40rem]:start-3 @max-[40rem]:top-2.5 @max-[40rem]:w-auto',
          )}
        >
          {selector}
        </td>
      )}
      {columns.map((column, index) => {
        const isFirst = index === 0
        const content = isFirst && link ? cloneElement(link, linked(link), render(column)) : render(column)
        const place = card[index] ?? { part: 'none' }
        return (
          <td
            key={column.id}
            role="cell"
            data-label={isFirst ? undefined : column.header}
            // Only a grid, which a card is, heeds it.
            style={place.style}
            className={cn(
              cell,
              'truncate',
              column.align === 'end' && 'text-end',
              places[place.part],
              place.part === 'state' && !actions && '@max-[40rem]:col-[3/6]',
              place.part === 'fact' && LABELLED.has(kindOf(column, index)) && labelled,
              column.className,
            )}
          >
            {row && (column.note || column.picture) ? (
              <TwoLines
                picture={column.picture?.(row)}
                note={column.note?.(row)}
                isName={isFirst}
                isCompact={density === 'compact'}
              >
                {content}
              </TwoLines>
            ) : (
              content
            )}
          </td>
        )
      })}
      {actions && (
        <td
          role="cell"
          className={cn(
            cell,
            'px-1.5 text-end whitespace-nowrap @max-[40rem]:col-[5/6] @max-[40rem]:row-1 @max-[40rem]:-mt-1 @max-[40rem]:-me-1.5',
          )}
        >
          {actions}
        </td>
      )}
    </tr>
  )
}

const linked = ({ props }: RowLink) => ({
  'data-row-link': '',
  className: cn('-mx-1 rounded-sm px-1 font-label text-text underline-offset-2 group-hover:underline', props.className),
})

interface TwoLinesProps {
  picture: ReactNode
  note: ReactNode
  isName: boolean
  isCompact: boolean
  children: ReactNode
}

const line = 'block truncate'

/** The content of a cell with a quiet line below and a picture before both. */
function TwoLines({ picture, note, isName, isCompact, children }: TwoLinesProps) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {picture}
      <span className="min-w-0 grow">
        <span className={line}>{children}</span>
        {note && (
          <span
            className={cn(
              line,
              'text-xs text-muted',
              isCompact && 'hidden',
              isName ? '@max-[40rem]:block' : '@max-[40rem]:hidden',
            )}
          >
            {note}
          </span>
        )}
      </span>
    </span>
  )
}
