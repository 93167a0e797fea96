import { useEffect } from 'react'
import { queryClient } from '#data/queries.ts'
import { onFound, suspectServer } from './reach.ts'

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
      if (!isOver) stop ??= followOthers()
    }
    const tryStart = () => void start().catch(suspectServer)
    const timer = setTimeout(tryStart, AFTER)
    const forget = onFound(() => {
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
      if (!stop) tryStart()
    })
    return () => {
      isOver = true
      forget()
      clearTimeout(timer)
      stop?.()
    }
  }, [])
}
