import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const places = new Map<string, number>()

/** Scrolls the rows of a list to where they were when the user goes back, and to their top on a new page. */
export function useKeptScroll() {
  const scroller = useRef<HTMLElement | null>(null)
  const { key } = useLocation()
  // The position is a property of the document's element; the effect also reads it before the element is removed.
  useLayoutEffect(() => {
    const element = scroller.current
    if (element) element.scrollTop = places.get(key) ?? 0
    return () => {
      if (element) places.set(key, element.scrollTop)
    }
  }, [key])
  return (element: HTMLElement | null) => {
    scroller.current = element
  }
}
