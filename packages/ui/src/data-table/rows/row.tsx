import { cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react'
import { Checkbox } from '#checkbox/checkbox.tsx'
import { cn } from '#cn.ts'
import type { RowLayout } from './row-layout.ts'
import { useTexts } from '#texts/texts.ts'

/** A link without content; the first cell becomes its content. */
export type RowLink = ReactElement<{ className?: string; children?: ReactNode; 'data-row-link'?: string }>

/** Selects a row or takes it out of the selection; with `isRange` also those between it and the row before. */
export type ToggleRow = (id: string, isSelected: boolean, isRange: boolean) => void

interface TableRowProps<Row> {
  row: Row
  id: string
  layout: RowLayout<Row>
  rowName: (row: Row) => string
  rowLink: ((row: Row) => RowLink | undefined) | undefined
  rowActions: ((row: Row) => ReactNode) | undefined
  isSelected: boolean
  onToggle: ToggleRow
  /** Its place among all rows, where the document has only some of them. */
  place?: number
  measure?: ((row: HTMLTableRowElement | null) => void) | undefined
}

/** Forwards a click on the row to its link, with the modifier keys, unless the click ends a selection of text. */
function followLink(event: MouseEvent<HTMLTableRowElement>) {
  if (!(event.target instanceof Element) || event.target.closest('a, button, input, label, select')) return
  if (window.getSelection()?.toString()) return
  const { ctrlKey, metaKey, shiftKey } = event
  event.currentTarget
    .querySelector('a[data-row-link]')
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}

/** Classes of a row, which is a card where the container is narrow. */
export const rowClass = cn(
  'group @max-[40rem]:relative @max-[40rem]:grid @max-[40rem]:grid-cols-[minmax(0,auto)_minmax(0,1fr)_auto_max-content_max-content] @max-[40rem]:gap-x-2.5 @max-[40rem]:gap-y-1 @max-[40rem]:border-b @max-[40rem]:border-line @max-[40rem]:px-3 @max-[40rem]:py-2 @max-[40rem]:last:border-0',
)
export const selectableClass = '@max-[40rem]:ps-10'

/** A row of the table. It renders again only if what it shows changes: all of its functions are those of the table. */
export function TableRow<Row>({
  row,
  id,
  layout,
  rowName,
  rowLink,
  rowActions,
  isSelected,
  onToggle,
  place,
  measure,
}: TableRowProps<Row>) {
  const link = rowLink?.(row)
  const { linked, unlinked, isCompact, selector, actions } = layout
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has the link itself
    <tr
      ref={measure}
      role="row"
      data-row={id}
      data-index={place}
      // The header is the first.
      aria-rowindex={place === undefined ? undefined : place + 2}
      aria-selected={selector ? isSelected : undefined}
      onClick={link && followLink}
      className={cn(
        rowClass,
        selector && selectableClass,
        isSelected ? 'bg-selected' : cn('has-focus-visible:bg-hover', link && 'hover:bg-hover'),
        link && 'cursor-pointer',
      )}
    >
      {selector && (
        <td role="cell" className={selector}>
          <RowBox id={id} name={rowName(row)} isSelected={isSelected} onToggle={onToggle} />
        </td>
      )}
      {(link ? linked : unlinked).map(({ column, className, style }, index) => {
        const isFirst = index === 0
        const content = isFirst && link ? cloneElement(link, asName(link), column.cell(row)) : column.cell(row)
        return (
          <td
            key={column.id}
            role="cell"
            data-label={isFirst ? undefined : column.header}
            style={style}
            className={className}
          >
            {column.note || column.picture ? (
              <TwoLines
                picture={column.picture?.(row)}
                note={column.note?.(row)}
                isName={isFirst}
                isCompact={isCompact}
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
        <td role="cell" className={actions}>
          {rowActions?.(row)}
        </td>
      )}
    </tr>
  )
}

interface RowBoxProps {
  id: string
  name: string
  isSelected: boolean
  onToggle: ToggleRow
}

function RowBox({ id, name, isSelected, onToggle }: RowBoxProps) {
  const texts = useTexts()
  return (
    <Checkbox
      aria-label={texts.selectRow(name)}
      checked={isSelected}
      onChange={({ target, nativeEvent }) =>
        onToggle(id, target.checked, nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey)
      }
    />
  )
}

const asName = ({ props }: RowLink) => ({
  'data-row-link': '',
  className: cn(
    // In a card the target is 24 px high.
    '-mx-1 rounded-sm px-1 font-label text-text underline-offset-2 group-hover:underline @max-[40rem]:-my-1 @max-[40rem]:py-1',
    props.className,
  ),
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
