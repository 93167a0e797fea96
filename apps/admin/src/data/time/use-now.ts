import { useSyncExternalStore } from 'react'

const MINUTE = 60_000

/** The current minute, for anything that expires while the page is open. */
export function useNow() {
  return useSyncExternalStore(subscribe, read)
}

const read = () => Math.floor(Date.now() / MINUTE) * MINUTE

function subscribe(changed: () => void) {
  const timer = setInterval(changed, MINUTE / 4)
  return () => clearInterval(timer)
}
