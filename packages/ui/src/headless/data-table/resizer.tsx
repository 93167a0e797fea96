import type { ComponentProps, KeyboardEvent, PointerEvent } from 'react'
import { mergeProps } from '#headless/props/merge-props.ts'
import type { DataColumn } from './columns.ts'
import type { ColumnSizesState } from './use-column-sizes.ts'

type Sizing = Pick<ColumnSizesState<never>, 'min' | 'max' | 'widthOf' | 'resize'>

/** Props of {@link Resizer}. */
export interface ResizerProps extends ComponentProps<'div'> {
  /** The widths of the columns. */
  sizing: Sizing
  /** The column, whose heading holds it. */
  column: Pick<DataColumn<never>, 'id'>
  /** The accessible name, such as «Width of Name». */
  'aria-label': string
}

const STEP = 10

/**
 * Returns the props of the edge that gives a column its width: it is dragged, or moved by the arrow keys, Home and End. Enter and
 * a double click give the column its own width again.
 * @param sizing - the widths of the columns
 * @param column - the column, whose heading holds the edge
 */
export function getResizerProps({ min, max, widthOf, resize }: Sizing, { id }: Pick<DataColumn<never>, 'id'>) {
  const width = widthOf(id)
  return {
    role: 'separator',
    tabIndex: 0,
    'aria-orientation': 'vertical',
    'aria-valuenow': width,
    'aria-valuemin': min,
    'aria-valuemax': max,
    // A pointer moves the edge: it scrolls nothing and selects no text.
    style: { touchAction: 'none', userSelect: 'none' },
    onPointerDown: ({ currentTarget, pointerId, isPrimary, button }: PointerEvent) => {
      if (isPrimary && button === 0) currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: ({ currentTarget, pointerId, clientX }: PointerEvent) => {
      const heading = currentTarget.closest('[data-column]')
      if (!heading || !currentTarget.hasPointerCapture(pointerId)) return
      const { left, right } = heading.getBoundingClientRect()
      resize(id, isMirrored(heading) ? right - clientX : clientX - left)
    },
    onDoubleClick: () => resize(id),
    onKeyDown: (event: KeyboardEvent) => {
      const isForward = event.key === (isMirrored(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight')
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') resize(id, width + (isForward ? STEP : -STEP))
      else if (event.key === 'Home') resize(id, min)
      else if (event.key === 'End') resize(id, max)
      else if (event.key === 'Enter') resize(id)
      else return
      event.preventDefault()
    },
  } as const
}

/** The edge that gives a column its width, in its heading. */
export function Resizer({ sizing, column, ...props }: ResizerProps) {
  return <div {...mergeProps(getResizerProps(sizing, column), props)} />
}

const isMirrored = (element: Element) => getComputedStyle(element).direction === 'rtl'
