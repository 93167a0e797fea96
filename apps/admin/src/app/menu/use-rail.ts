import { useState, useSyncExternalStore } from 'react'
import { storage } from '#data/client.ts'

const KEY = 'rail'
const wideEnough = window.matchMedia('(width >= 68.75rem)')

function subscribe(listener: () => void) {
  wideEnough.addEventListener('change', listener)
  return () => wideEnough.removeEventListener('change', listener)
}

/** Whether the menu shows icons alone: as the user left it, and until then by the width of the window. */
export function useRail() {
  const isWide = useSyncExternalStore(subscribe, () => wideEnough.matches)
  const [chosen, setChosen] = useState(() => storage.get(KEY))
  const isNarrow = chosen === null ? !isWide : chosen === 'narrow'
  function toggle() {
    const next = isNarrow ? 'wide' : 'narrow'
    storage.set(KEY, next)
    setChosen(next)
  }
  return { isNarrow, toggle }
}
