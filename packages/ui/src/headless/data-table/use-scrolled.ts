import { useLayoutEffect } from '@radix-ui/react-use-layout-effect'
import { useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * How far an element is scrolled, and how high it is.
 * @param step - a smaller distance makes no difference, so that most events render nothing
 */
export function useScrolled(frame: HTMLElement, step: number) {
  const [top, setTop] = useState(frame.scrollTop)
  const [room, setRoom] = useState(frame.clientHeight)
  useLayoutEffect(() => {
    // What comes into view is there before the paint.
    const follow = () => flushSync(() => setTop(Math.floor(frame.scrollTop / step) * step))
    const observer = new ResizeObserver(() => setRoom(frame.clientHeight))
    frame.addEventListener('scroll', follow, { passive: true })
    observer.observe(frame)
    return () => {
      frame.removeEventListener('scroll', follow)
      observer.disconnect()
    }
  }, [frame, step])
  return { top, room }
}
