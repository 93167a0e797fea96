import type { ComponentProps } from 'react'
import { Body } from './body.tsx'
import { Header } from './header.tsx'
import type { EditableGridState } from './use-editable-grid.ts'

/** Props of {@link Root}. */
export interface RootProps<Row extends object> extends ComponentProps<'div'> {
  /** The state of the grid. */
  grid: EditableGridState<Row>
}

/** The element that scrolls: give a long grid a limited height. Without children it has the header and the rows. */
export function Root<Row extends object>({ grid, children, style, ...props }: RootProps<Row>) {
  const { attach, label, rows, columns, texts, controls, keysId, rowHeight, widths } = grid
  return (
    <>
      <div
        ref={attach}
        role="grid"
        aria-label={label}
        aria-describedby={keysId}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable
        tabIndex={-1}
        {...controls.grid}
        {...props}
        style={{ scrollPaddingBlockStart: rowHeight, scrollPaddingInlineStart: widths.first, ...style }}
      >
        {children ?? (
          <>
            <Header grid={grid} />
            <Body grid={grid} />
          </>
        )}
      </div>
      <p id={keysId} hidden>
        {texts.keys}
      </p>
    </>
  )
}
