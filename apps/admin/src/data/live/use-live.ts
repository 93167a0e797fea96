import { useEffect } from 'react'

// The page's own requests go first.
const AFTER = 2000

/** Follows the changes of other users while the panel is open. */
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
