import { useLayoutEffect } from '@radix-ui/react-use-layout-effect'
import { useMemo, useReducer, useRef, useState } from 'react'
import type { Line } from './lines.ts'
import { useScrolled } from './use-scrolled.ts'

// Lines before and after those in view, so that the next key and a quick wheel find them.
const OVERSCAN = 6

interface WindowOptions<Row> {
  /** The element that scrolls. */
  frame: HTMLElement
  count: number
  lines: readonly Line<Row>[] | undefined
  /** The height of a row before one is measured. */
  rowHeight: number
  headHeight: number
  /** Cards differ in height, the rows of a table do not. */
  isCards: boolean
  /** The rows of all pages before: the places in the document begin after them. */
  rowsBefore: number
  /** Lines that stay in the document however far the user scrolls, by the first line in view. */
  pinnedLines: (first: number) => readonly number[]
}

/** Returns the lines that are in view or near it, with their places in pixels. */
export function useWindow<Row>({
  frame,
  count,
  lines,
  rowHeight,
  headHeight,
  isCards,
  rowsBefore,
  pinnedLines,
}: WindowOptions<Row>) {
  const [height, setHeight] = useState(rowHeight)
  const [heights] = useState(() => new Map<number, number>())
  const [version, remeasured] = useReducer((count: number) => count + 1, 0)
  // The compiler does not see that the heights change with the version.
  const starts = useMemo(
    () => startsOf(count, (index) => (lines?.[index]?.head ? headHeight : (heights.get(index) ?? height))),
    // oxlint-disable-next-line react/exhaustive-deps
    [count, lines, headHeight, heights, height, version],
  )
  const { top, room } = useScrolled(frame, rowHeight)
  // The height is a property of the document: the size of letters and the pointer change it.
  useLayoutEffect(() => {
    const measured = frame.querySelector('tr[data-index]')?.getBoundingClientRect().height
    if (!isCards && measured !== undefined && Math.abs(measured - height) >= 0.1) setHeight(measured)
  }, [frame, isCards, height])

  const latest = useRef({ starts, height, rowsBefore })
  useLayoutEffect(() => {
    latest.current = { starts, height, rowsBefore }
  })
  const [cards] = useState(() => new ResizeObserver((entries) => entries.forEach(({ target }) => measure(target))))
  function measure(card: Element) {
    const index = Number(card.getAttribute('data-index')) - latest.current.rowsBefore
    const size = card.getBoundingClientRect().height
    const before = heights.get(index) ?? latest.current.height
    // A card that leaves the document has no height.
    if (!card.isConnected) cards.unobserve(card)
    if (size === 0 || Math.abs(size - before) < 0.5) return
    heights.set(index, size)
    // What is in view stays where it is.
    if ((latest.current.starts[index] ?? 0) < frame.scrollTop) frame.scrollTop += size - before
    remeasured()
  }
  function attach(card: HTMLElement | null) {
    if (!card) return
    measure(card)
    cards.observe(card)
  }
  const first = indexAt(starts, top)
  const last = indexAt(starts, top + room)
  const indexes = new Set(pinnedLines(first).filter((index) => index >= 0 && index < count))
  for (let index = Math.max(0, first - OVERSCAN); index <= Math.min(count - 1, last + OVERSCAN + 1); index++)
    indexes.add(index)
  return {
    items: [...indexes]
      .toSorted((a, b) => a - b)
      .map((index) => ({ index, start: starts[index] ?? 0, end: starts[index + 1] ?? 0 })),
    total: starts[count] ?? 0,
    attach: isCards ? attach : undefined,
  }
}

/** The place of each line, and of the end. */
function startsOf(count: number, heightOf: (index: number) => number) {
  const starts = new Float64Array(count + 1)
  for (let index = 0; index < count; index++) starts[index + 1] = (starts[index] ?? 0) + heightOf(index)
  return starts
}

/** The line at a place, by halving. */
function indexAt(starts: Float64Array, place: number) {
  let [low, high] = [0, Math.max(0, starts.length - 2)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}
