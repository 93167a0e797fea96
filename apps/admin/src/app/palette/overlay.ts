import { useSyncExternalStore } from 'react'

/** The overlay that any component can open: the palette or the list of shortcuts. */
type Overlay = 'palette' | 'shortcuts' | null

let overlay: Overlay = null
const listeners = new Set<() => void>()

export function show(next: Overlay) {
  overlay = next
  for (const listener of listeners) listener()
}

const read = () => overlay

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useOverlay = () => useSyncExternalStore(subscribe, read)
