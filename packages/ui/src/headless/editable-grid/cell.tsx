import type { ComponentProps, ComponentType, MouseEvent, PointerEvent } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import type { GridCell } from './cell-of.ts'
import { Editor } from './editor.tsx'
import type { EditableGridState } from './state.ts'

/** Props of {@link Cell}. */
export interface CellProps<Row extends object> extends ComponentProps<'div'> {
  /** The state of the grid. */
  grid: EditableGridState<Row>
  /** What the cell shows. */
  cell: GridCell<Row>
}

/** A cell. Without children it has its value, what it was before, its error, and the editor. */
export function Cell<Row extends object>({ grid, cell, children, ...props }: CellProps<Row>) {
  const { column, place, error, isTabStop } = cell
  const events = grid.controls.cell
  const isBox = column.kind === 'checkbox'
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it has one of two roles, and the grid has the keys
    <div
      id={grid.cellId(place)}
      role={place.column === 0 ? 'rowheader' : 'gridcell'}
      aria-colindex={place.column + 1}
      aria-selected={cell.isSelected}
      aria-readonly={column.kind === 'readonly' || undefined}
      aria-invalid={error ? true : undefined}
      data-align={cell.isAtEnd ? 'end' : 'start'}
      data-changed={cell.before === undefined ? undefined : ''}
      tabIndex={isBox ? undefined : isTabStop ? 0 : -1}
      title={column.kind === 'text' ? cell.text : undefined}
      {...mergeProps(
        {
          onFocus: () => events.onFocus(place),
          onPointerDown: (event: PointerEvent) => events.onPointerDown(place, event),
          onPointerEnter: (event: PointerEvent) => events.onPointerEnter(place, event),
          onClick: (event: MouseEvent) => events.onClick(place, event),
          onDoubleClick: () => isBox || events.onDoubleClick(place),
        },
        props,
      )}
    >
      {children ?? (
        <>
          {isBox ? <CellBox grid={grid} cell={cell} /> : (column.render?.(cell.row) ?? (cell.text || column.emptyText))}
          {cell.before !== undefined && grid.texts.changedFrom(cell.before)}
          {error && <em> {error}</em>}
          {cell.isEditing && <Editor grid={grid} />}
        </>
      )}
    </div>
  )
}

/** Props of {@link CellBox}. */
export interface CellBoxProps<Row extends object> {
  /** The state of the grid. */
  grid: EditableGridState<Row>
  /** What the cell shows. */
  cell: GridCell<Row>
  /** Draws the checkbox; a native one by default. */
  box?: ComponentType<ComponentProps<'input'>>
}

/** The checkbox of a cell. */
export function CellBox<Row extends object>({ grid, cell, box: Draw = NativeBox }: CellBoxProps<Row>) {
  const { column, place, value, isTabStop } = cell
  return (
    <Draw
      aria-label={column.header}
      tabIndex={isTabStop ? 0 : -1}
      checked={value === 'true'}
      onChange={() => grid.controls.cell.onToggle(place)}
    />
  )
}

const NativeBox = (props: ComponentProps<'input'>) => <input type="checkbox" {...props} />
