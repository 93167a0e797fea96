import { useComposedRefs } from '@radix-ui/react-compose-refs'
import type { ComponentProps } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import { Body } from './body.tsx'
import { Header } from './header.tsx'
import type { EditableGridState } from './state.ts'

/** Props of {@link Root}. */
export interface RootProps<Row extends object> extends ComponentProps<'div'> {
  /** The state of the grid. */
  grid: EditableGridState<Row>
}

/** The element that scrolls: give a long grid a limited height. Without children it has the header and the rows. */
export function Root<Row extends object>({ grid, children, style, ref, ...props }: RootProps<Row>) {
  const { attach, label, rows, columns, texts, controls, keysId, rowHeight, widths } = grid
  return (
    <>
      <div
        role="grid"
        aria-label={label}
        aria-describedby={keysId}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable
        tabIndex={-1}
        {...mergeProps(controls.grid, props)}
        ref={useComposedRefs(attach, ref)}
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
