import { useEffect, type RefObject } from 'react'
import './strip.css'

const HEIGHT = 40

/** Draws the heading of a page together to a strip at the top of the window, while its own place is out of view. */
export function Strip({ headerRef }: { headerRef: RefObject<HTMLElement | null> }) {
  // Only the browser knows how far the page is scrolled. Attributes alone change, so a scroll renders nothing.
  useEffect(() => {
    const head = headerRef.current
    const above = head?.firstElementChild
    const line = head?.lastElementChild
    if (!head || !above || !(line instanceof HTMLElement)) return undefined
    const follow = () => {
      const isNarrow = line.getBoundingClientRect().top > above.getBoundingClientRect().bottom
      const next = isNarrow ? 'narrow' : ''
      if (head.dataset['strip'] === next) return
      // What stands below the heading stays where it is.
      if (isNarrow) head.style.setProperty('--kept', `${line.offsetHeight - HEIGHT}px`)
      head.dataset['strip'] = next
    }
    head.dataset['strip'] = ''
    follow()
    addEventListener('scroll', follow, { passive: true })
    return () => {
      removeEventListener('scroll', follow)
      delete head.dataset['strip']
    }
  }, [headerRef])
  return null
}
