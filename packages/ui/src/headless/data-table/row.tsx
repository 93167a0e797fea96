import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { cloneElement, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import { SelectRow } from './box.tsx'
import type { RowLink } from './args.ts'
import type { DataTableState } from './state.ts'

/** A row that the document has. */
export interface RowLine<Data> {
  /** What the row shows. */
  row: Data
  /** Its id. */
  id: string
  /** Whether it is selected; absent where rows cannot be selected. */
  isSelected: boolean | undefined
  /** Its place among all rows, where the document has only some of them. */
  place?: number | undefined
  /** Measures it, where rows differ in height. */
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

/** Props of {@link Row}. */
export interface RowProps extends Omit<ComponentProps<'tr'>, 'id'>, Omit<RowLine<unknown>, 'row'> {
  /**
   * A click anywhere on the row follows the link in it.
   * @default false
   */
  hasLink?: boolean
}

/** A row of the table, with its cells as children. */
export function Row({ id, isSelected, place, measure, hasLink = false, ref, ...props }: RowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the keyboard has the link itself
    <tr
      role="row"
      data-row={id}
      data-index={place}
      // The header is the first.
      aria-rowindex={place === undefined ? undefined : place + 2}
      aria-selected={isSelected}
      {...(hasLink ? mergeProps({ onClick: followLink }, props) : props)}
      ref={useComposedRefs(measure, ref)}
    />
  )
}

/** Props of {@link RowContent}. */
export interface RowContentProps {
  /** The link of the row, if it has one. */
  link: RowLink | undefined
  /** Props that the link gets besides its own. */
  linkProps?: object
  /** The content of the first cell. */
  children: ReactNode
}

/** The content of the first cell, as that of the link of its row. */
export function RowContent({ link, linkProps, children }: RowContentProps) {
  return link ? cloneElement(link, { 'data-row-link': '', ...linkProps }, children) : children
}

/** Props of {@link PlainRow}. */
export interface PlainRowProps<Data> extends RowLine<Data> {
  /** The state of the table. */
  table: DataTableState<Data>
}

/** A row with its box, a cell for each column, and its actions. It renders again only if what it shows changes. */
export function PlainRow<Data>({ table, row, ...line }: PlainRowProps<Data>) {
  const { columns, rowLink, rowName, rowActions, texts, onToggle } = table
  const link = rowLink?.(row)
  const { id, isSelected } = line
  return (
    <Row {...line} hasLink={link !== undefined}>
      {isSelected !== undefined && (
        <td role="cell">
          <SelectRow id={id} name={rowName(row)} isSelected={isSelected} onToggle={onToggle} texts={texts} />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.id} role="cell" data-column={column.id} data-align={column.align}>
          <RowContent link={index === 0 ? link : undefined}>{column.cell(row)}</RowContent>
        </td>
      ))}
      {rowActions && <td role="cell">{rowActions(row)}</td>}
    </Row>
  )
}
