import { useLayoutEffect, useRef, useState, type RefCallback } from 'react'
import { fittingColumns, widthOf } from './column-layout.ts'
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
  const frameRef = useRef<HTMLElement>(null)
  const leastRef = useRef(0)
  const detachRef = useRef<() => void>(null)
  // React 18 takes no clean-up from a ref: it calls it with null.
  function attach(frame: HTMLElement | null) {
    detachRef.current?.()
    frameRef.current = frame
    detachRef.current = frame && follow(frame)
  }
  function follow(frame: HTMLElement) {
    const detach = scroller?.(frame)
    const measure = () => {
      setRoom(roomIn(frame.clientWidth))
      share(frame, leastRef.current)
    }
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
  const fitting = columnsOf(columns, ids)
  const least = fitting.reduce((sum, column, index) => sum + widthOf(column, index), beside)
  // Set past React: a table of another width draws no row again for it.
  useLayoutEffect(() => {
    leastRef.current = least
    if (frameRef.current) share(frameRef.current, least)
  }, [least])
  return { attach, frameRef, fitting, isCards: room === Infinity }
}

/** Tells the widths how much room the columns leave. */
const share = (frame: HTMLElement, least: number) =>
  frame.style.setProperty('--spare', `${Math.max(0, frame.clientWidth - least)}px`)

function columnsOf<Column extends { id: string }>(columns: readonly Column[], ids: string) {
  const fitting = new Set(ids.split('\n'))
  return columns.filter(({ id }) => fitting.has(id))
}
