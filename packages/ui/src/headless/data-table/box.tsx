import type { ComponentProps, ComponentType } from 'react'
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
export interface SelectAllProps<Row> {
  /** The state of the table. */
  table: DataTableState<Row>
  /** Draws the checkbox; a native one by default. */
  box?: ComponentType<BoxProps>
}

/** The checkbox that selects all rows of the page, or none. */
export function SelectAll<Row>({ table, box: Draw = Box }: SelectAllProps<Row>) {
  return (
    <Draw
      aria-label={table.texts.selectAll}
      checked={table.isAllSelected}
      indeterminate={table.isPartlySelected}
      onChange={({ target }) => table.onToggleAll(target.checked)}
    />
  )
}

/** Props of {@link SelectRow}. */
export interface SelectRowProps<Row> extends Pick<DataTableState<Row>, 'onToggle' | 'texts'> {
  /** The id of the row. */
  id: string
  /** The name of the row. */
  name: string
  /** Whether the row is selected. */
  isSelected: boolean
  /** Draws the checkbox; a native one by default. */
  box?: ComponentType<BoxProps>
}

/** The checkbox of a row. A click with Shift selects also the rows between it and the one before. */
export function SelectRow<Row>({ texts, onToggle, id, name, isSelected, box: Draw = Box }: SelectRowProps<Row>) {
  return (
    <Draw
      aria-label={texts.selectRow(name)}
      checked={isSelected}
      onChange={({ target, nativeEvent }) =>
        onToggle(id, target.checked, nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey)
      }
    />
  )
}
