import { useEffect } from 'react'

// What the page itself asks for goes first.
const AFTER = 2000

/** Follows what others do for as long as the panel is open. */
export function useLive() {
  // The stream is outside React.
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    async function start() {
      const { followOthers } = await import('./live.ts')
      if (!isOver) stop = followOthers()
    }
    const timer = setTimeout(() => void start(), AFTER)
    return () => {
      isOver = true
      clearTimeout(timer)
      stop?.()
    }
  }, [])
}
