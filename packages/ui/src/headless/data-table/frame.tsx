// The parts draw again only with other props, which the cache of the compiler would never find.
'use no memo'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import type { ComponentProps } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import { Body } from './body.tsx'
import { cssWidthsOf } from './column-layout.ts'
import { Header } from './header.tsx'
import { showWholeText } from './show-whole-text.ts'
import type { DataTableState } from './state.ts'

/** Props of {@link Frame}. */
export interface FrameProps<Row> extends ComponentProps<'section'> {
  /** The state of the table. */
  table: DataTableState<Row>
}

/** The element that scrolls: give a long table a limited height. What is cut in it shows its whole text on hover. */
export function Frame<Row>({ table, ref, ...props }: FrameProps<Row>) {
  const { attach, label, isBusy } = table
  return (
    <section
      aria-label={label}
      aria-busy={isBusy}
      {...mergeProps({ onPointerOver: showWholeText, style: look }, props)}
      ref={useComposedRefs(attach, ref)}
    />
  )
}

// The widths of the columns are reckoned from its own.
const look = { containerType: 'inline-size' } as const

/** Props of {@link Root}. */
export interface RootProps<Row> extends ComponentProps<'table'> {
  /** The state of the table. */
  table: DataTableState<Row>
}

/** The table itself. Without children it has the widths of its columns, its header and its rows. */
export function Root<Row>({ table, children, ...props }: RootProps<Row>) {
  return (
    <table
      role="table"
      aria-label={table.label}
      aria-rowcount={table.isLong ? table.lineCount + 1 : undefined}
      {...props}
    >
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
export interface WidthsProps<Row> extends ComponentProps<'colgroup'> {
  /** The state of the table. */
  table: DataTableState<Row>
}

/** The widths of the columns, for a table of a fixed layout. */
export function Widths<Row>({ table, ...props }: WidthsProps<Row>) {
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
