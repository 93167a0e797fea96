import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'
import { HEAD_HEIGHT } from './lines.tsx'

const OVERSCAN = 6

interface WindowOptions {
  /** The element that scrolls. */
  frame: HTMLElement
  count: number
  /** The height of a row before one is measured. */
  estimate: number
  /** Cards differ in height, the rows of a table do not. */
  isCards: boolean
  isHead: (index: number) => boolean
  /** Lines that stay in the document however far the user scrolls, by the first line in view. */
  pinnedLines: (first: number) => readonly number[]
}

/** Returns the lines that are in view or near it, with their places in pixels. */
export function useWindow({ frame, count, estimate, isCards, isHead, pinnedLines }: WindowOptions) {
  const height = useRef(estimate)
  // oxlint-disable-next-line react/incompatible-library -- nothing that is memoised reads the virtualizer
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => frame,
    estimateSize: (index) => (isHead(index) ? HEAD_HEIGHT : height.current),
    overscan: OVERSCAN,
    initialOffset: frame.scrollTop,
    initialRect: { width: frame.clientWidth, height: frame.clientHeight },
    rangeExtractor: (range) => {
      const others = pinnedLines(range.startIndex).filter((index) => index >= 0 && index < count)
      return [...new Set([...defaultRangeExtractor(range), ...others])].toSorted((a, b) => a - b)
    },
  })
  // The height is a property of the document: the size of letters and the pointer change it.
  useLayoutEffect(() => {
    const measured = frame.querySelector('tr[data-index]')?.getBoundingClientRect().height
    if (isCards || measured === undefined || Math.abs(measured - height.current) < 0.1) return
    height.current = measured
    virtualizer.measure()
  }, [frame, isCards, virtualizer])
  return {
    items: virtualizer.getVirtualItems(),
    total: virtualizer.getTotalSize(),
    measure: isCards ? virtualizer.measureElement : undefined,
  }
}
