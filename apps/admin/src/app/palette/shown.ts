import { useSyncExternalStore } from 'react'

/** The overlay that any component can open: the palette or the list of shortcuts. */
type Shown = 'palette' | 'shortcuts' | null

let shown: Shown = null
const listeners = new Set<() => void>()

export function show(next: Shown) {
  shown = next
  for (const listener of listeners) listener()
}

const read = () => shown

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useShown = () => useSyncExternalStore(subscribe, read)
