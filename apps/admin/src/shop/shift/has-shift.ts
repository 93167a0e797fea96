import { useSyncExternalStore } from 'react'
import { storage } from '#data/client.ts'
import { useSession } from '#data/queries.ts'

const KEY = 'shift'
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const read = () => storage.get(KEY) ?? 'on'

/** Shows the line of the shift, or hides it. */
export function setShift(value: string) {
  storage.set(KEY, value)
  for (const listener of listeners) listener()
}

/** Whether the line of the shift is `on` or `off`; undefined for users who work by no terms. */
export function useShift() {
  const value = useSyncExternalStore(subscribe, read)
  const { permissions } = useSession()
  return permissions.canAny(['order.statusChange', 'moderation.statusChange', 'settlement.statusChange'])
    ? value
    : undefined
}
