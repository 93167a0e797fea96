import { useRef, useState, type RefCallback } from 'react'
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
  expectedWidth: number,
) {
  const [room, setRoom] = useState(roomIn(expectedWidth))
  const frameRef = useRef<HTMLElement>(null)
  function attach(frame: HTMLElement) {
    frameRef.current = frame
    const detach = scroller?.(frame)
    const measure = () => setRoom(roomIn(frame.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(frame)
    return () => {
      observer.disconnect()
      if (detach) detach()
      else scroller?.(null)
    }
  }
  // Equal ids are an equal string, so that a table of another width draws its rows again only where columns come or go.
  const ids = fittingColumns(columns, room - beside)
    .map(({ id }) => id)
    .join('\n')
  return { attach, frameRef, fitting: columnsOf(columns, ids), isCards: room === Infinity }
}

const roomIn = (width: number) => (width < CARDS_BELOW ? Infinity : width)

function columnsOf<Row>(columns: readonly TableColumn<Row>[], ids: string) {
  const fitting = new Set(ids.split('\n'))
  return columns.filter(({ id }) => fitting.has(id))
}
