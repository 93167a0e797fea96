import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { cloneElement, type ComponentProps, type MouseEvent, type ReactNode } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import { SelectRow } from './box.tsx'
import type { RowKey, RowLink } from './args.ts'
import { getCellProps } from './cell-props.ts'
import type { DataColumn } from './columns.ts'
import { getGroupHeadProps } from './gap.tsx'
import type { DataTableState } from './state.ts'

/** A row that the document has. */
export interface RowLine<Data, Id extends RowKey = string> {
  /** What the row shows. */
  row: Data
  /** Its id. */
  id: Id
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
export interface RowProps extends Omit<ComponentProps<'tr'>, 'id'>, Omit<RowLine<unknown, RowKey>, 'row'> {
  /**
   * A click anywhere on the row follows the link in it.
   * @default false
   */
  hasLink?: boolean | undefined
}

/** What `getRowProps` takes: a line of the table, and whether a click anywhere on the row follows the link in it. */
export type RowOfLine = Pick<RowProps, 'id' | 'isSelected' | 'place' | 'measure' | 'hasLink'>

/** Returns the props of a row, its ref among them. */
export const getRowProps = ({ id, isSelected, place, measure, hasLink = false }: RowOfLine) => ({
  ...getGroupHeadProps({ place }),
  'data-row': id,
  'data-index': place,
  'aria-selected': isSelected,
  onClick: hasLink ? followLink : undefined,
  ref: measure,
})

/** A row of the table, with its cells as children. */
export function Row({ id, isSelected, place, measure, hasLink, ref, ...props }: RowProps) {
  return (
    <tr {...mergeProps(getRowProps({ id, isSelected, place, hasLink }), props)} ref={useComposedRefs(measure, ref)} />
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
export interface PlainRowProps<Data, Id extends RowKey = string> extends RowLine<Data, Id> {
  /** The state of the table. */
  table: DataTableState<Data, DataColumn<Data>, Id>
}

/** A row with its box, a cell for each column, and its actions. It renders again only if what it shows changes. */
export function PlainRow<Data, Id extends RowKey = string>({ table, row, ...line }: PlainRowProps<Data, Id>) {
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
        <td key={column.id} {...getCellProps(column)}>
          <RowContent link={index === 0 ? link : undefined}>{column.cell(row)}</RowContent>
        </td>
      ))}
      {rowActions && <td role="cell">{rowActions(row)}</td>}
    </Row>
  )
}
