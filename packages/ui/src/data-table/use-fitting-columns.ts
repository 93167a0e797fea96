import { useState, type RefCallback } from 'react'
import { fittingColumns } from './column-layout.ts'
import type { TableColumn } from './table-view.ts'

// Narrower tables show cards, which have room for every column.
const CARDS_BELOW = 640
/** The width of the cells with the boxes that select rows. */
export const SELECTOR_WIDTH = 40

/** Measures the frame of a table before each paint, and returns the columns that it has room for. */
export function useFittingColumns<Row>(
  columns: readonly TableColumn<Row>[],
  beside: number,
  scroller: RefCallback<HTMLElement> | undefined,
) {
  const [room, setRoom] = useState(Infinity)
  function attach(frame: HTMLElement) {
    const detach = scroller?.(frame)
    const measure = () => setRoom(frame.clientWidth < CARDS_BELOW ? Infinity : frame.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    return () => {
      observer.disconnect()
      if (detach) detach()
      else scroller?.(null)
    }
  }
  return { attach, fitting: fittingColumns(columns, room - beside) }
}
