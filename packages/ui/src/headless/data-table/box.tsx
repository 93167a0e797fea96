import type { ChangeEvent, ComponentProps, ComponentType } from 'react'
import type { RowKey } from './args.ts'
import type { DataColumn } from './columns.ts'
import type { DataTableState } from './state.ts'

/** What a box that selects gets. */
export interface BoxProps extends ComponentProps<'input'> {
  /** Some, but not all, of what the box stands for are chosen. */
  indeterminate?: boolean
}

/** A native checkbox. */
function Box({ indeterminate = false, ...props }: BoxProps) {
  return (
    <input
      type="checkbox"
      {...props}
      ref={(input) => {
        if (input) input.indeterminate = indeterminate
      }}
    />
  )
}

/** Props of {@link SelectAll}. */
export interface SelectAllProps<Row, Id extends RowKey = string> {
  /** The state of the table. */
  table: DataTableState<Row, DataColumn<Row>, Id>
  /** Draws the checkbox; a native one by default. */
  box?: ComponentType<BoxProps>
}

/** Returns the props of a checkbox that selects all rows of the page, or none. */
export const getSelectAllProps = <Row, Id extends RowKey>(table: DataTableState<Row, DataColumn<Row>, Id>) => ({
  'aria-label': table.texts.selectAll,
  checked: table.isAllSelected,
  indeterminate: table.isPartlySelected,
  onChange: ({ target }: ChangeEvent<HTMLInputElement>) => table.onToggleAll(target.checked),
})

/** The checkbox that selects all rows of the page, or none. */
export function SelectAll<Row, Id extends RowKey = string>({ table, box: Draw = Box }: SelectAllProps<Row, Id>) {
  return <Draw {...getSelectAllProps(table)} />
}

/** Props of {@link SelectRow}. */
export interface SelectRowProps<Row, Id extends RowKey = string> extends Pick<
  DataTableState<Row, DataColumn<Row>, Id>,
  'onToggle' | 'texts'
> {
  /** The id of the row. */
  id: Id
  /** The name of the row. */
  name: string
  /** Whether the row is selected. */
  isSelected: boolean
  /** Draws the checkbox; a native one by default. */
  box?: ComponentType<BoxProps>
}

/** Returns the props of the checkbox of a row. */
export const getSelectRowProps = <Row, Id extends RowKey>({
  texts,
  onToggle,
  id,
  name,
  isSelected,
}: SelectRowProps<Row, Id>) => ({
  'aria-label': texts.selectRow(name),
  checked: isSelected,
  onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onToggle(id, target.checked, nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey),
})

/** The checkbox of a row. A click with Shift selects also the rows between it and the one before. */
export function SelectRow<Row, Id extends RowKey = string>({ box: Draw = Box, ...row }: SelectRowProps<Row, Id>) {
  return <Draw {...getSelectRowProps(row)} />
}
