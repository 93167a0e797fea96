import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const places = new Map<string, number>()

/** Scrolls the rows of a list to where they were when the user goes back, and to their top on a new page. */
export function useKeptScroll() {
  const scroller = useRef<HTMLElement | null>(null)
  const isScrolled = useRef(false)
  const { key } = useLocation()
  // The position is a property of the document's element.
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return undefined
    const place = places.get(key) ?? 0
    // Writing it makes the browser lay out the page at once, and rows that have just come are at their top.
    if (place > 0 || isScrolled.current) element.scrollTop = place
    const keep = () => {
      isScrolled.current = true
      places.set(key, element.scrollTop)
    }
    element.addEventListener('scroll', keep, { passive: true })
    return () => element.removeEventListener('scroll', keep)
  }, [key])
  return (element: HTMLElement | null) => {
    scroller.current = element
  }
}
