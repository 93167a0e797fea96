import { useRef, useState, type RefCallback } from 'react'
import { flushSync } from 'react-dom'
import { fittingColumns } from './column-layout.ts'
import type { DataColumn } from './columns.ts'

interface Fitting<Column> {
  columns: readonly Column[]
  /** The width of the cells that are no columns. */
  beside: number
  /** Narrower tables show cards, which have room for every column. */
  cardsBelow: number
  expectedWidth: number
  scroller: RefCallback<HTMLElement> | undefined
}

/** Measures the frame of a table before each paint, and returns the columns that it has room for. */
export function useFittingColumns<Column extends DataColumn<never>>({
  columns,
  beside,
  cardsBelow,
  expectedWidth,
  scroller,
}: Fitting<Column>) {
  const roomIn = (width: number) => (width < cardsBelow ? Infinity : width)
  const [room, setRoom] = useState(roomIn(expectedWidth))
  const isUnknown = expectedWidth === Infinity
  const frameRef = useRef<HTMLElement>(null)
  const detachRef = useRef<() => void>(null)
  // React 18 takes no clean-up from a ref: it calls it with null.
  function attach(frame: HTMLElement | null) {
    detachRef.current?.()
    frameRef.current = frame
    detachRef.current = frame && follow(frame)
  }
  function follow(frame: HTMLElement) {
    const detach = scroller?.(frame)
    // Reading the width makes the browser lay the page out at once, which a right guess spares it.
    if (isUnknown) setRoom(roomIn(frame.clientWidth))
    // It is called after the browser's own layout and before the paint, also for the first time.
    const observer = new ResizeObserver(([entry]) => {
      if (entry) flushSync(() => setRoom(roomIn(Math.round(entry.contentRect.width))))
    })
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

function columnsOf<Column extends { id: string }>(columns: readonly Column[], ids: string) {
  const fitting = new Set(ids.split('\n'))
  return columns.filter(({ id }) => fitting.has(id))
}
