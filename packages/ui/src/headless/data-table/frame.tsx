// The parts draw again only with other props, which the cache of the compiler would never find.
'use no memo'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import type { ComponentProps } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import type { RowKey } from './args.ts'
import { Body } from './body.tsx'
import { cssWidthsOf } from './column-layout.ts'
import type { DataColumn } from './columns.ts'
import { Header } from './header.tsx'
import { showWholeText } from './show-whole-text.ts'
import type { DataTableState } from './state.ts'

/** Props of {@link Frame}. */
export interface FrameProps<Row, Id extends RowKey = string> extends ComponentProps<'section'> {
  /** The state of the table. */
  table: DataTableState<Row, DataColumn<Row>, Id>
}

type Table<Row, Id extends RowKey> = DataTableState<Row, DataColumn<Row>, Id>

/** Returns the props of the element that scrolls, its ref among them. */
export const getFrameProps = <Row, Id extends RowKey>({ attach, label, isBusy }: Table<Row, Id>) => ({
  'aria-label': label,
  'aria-busy': isBusy,
  onPointerOver: showWholeText,
  style: look,
  ref: attach,
})

/** The element that scrolls: give a long table a limited height. What is cut in it shows its whole text on hover. */
export function Frame<Row, Id extends RowKey = string>({ table, ref, ...props }: FrameProps<Row, Id>) {
  return <section {...mergeProps(getFrameProps(table), props)} ref={useComposedRefs(table.attach, ref)} />
}

// The widths of the columns are reckoned from its own.
const look = { containerType: 'inline-size' } as const

/** Props of {@link Root}. */
export interface RootProps<Row, Id extends RowKey = string> extends ComponentProps<'table'> {
  /** The state of the table. */
  table: DataTableState<Row, DataColumn<Row>, Id>
}

/** Returns the props of the table itself. */
export const getRootProps = <Row, Id extends RowKey>({ label, rowCount }: Table<Row, Id>) => ({
  role: 'table',
  'aria-label': label,
  'aria-rowcount': rowCount,
})

/** The table itself. Without children it has the widths of its columns, its header and its rows. */
export function Root<Row, Id extends RowKey = string>({ table, children, ...props }: RootProps<Row, Id>) {
  return (
    <table {...getRootProps(table)} {...props}>
      {children ?? (
        <>
          <Widths table={table} />
          <Header table={table} />
          <Body table={table} />
        </>
      )}
    </table>
  )
}

/** Props of {@link Widths}. */
export interface WidthsProps<Row, Id extends RowKey = string> extends ComponentProps<'colgroup'> {
  /** The state of the table. */
  table: DataTableState<Row, DataColumn<Row>, Id>
}

/** The widths of the columns, for a table of a fixed layout. */
export function Widths<Row, Id extends RowKey = string>({ table, ...props }: WidthsProps<Row, Id>) {
  const selector = table.isSelectable ? table.selectorWidth : 0
  const widths = cssWidthsOf(table.columns, selector + (table.rowActions ? table.actionsWidth : 0))
  return (
    <colgroup {...props}>
      {table.isSelectable && <col style={{ width: table.selectorWidth }} />}
      {table.columns.map((column, index) => (
        <col key={column.id} style={{ width: widths[index] }} />
      ))}
      {table.rowActions && <col style={{ width: table.actionsWidth }} />}
    </colgroup>
  )
}
