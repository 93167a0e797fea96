import type { Permission } from '@admin-panel/permissions'
import { createContext, use, useEffect, useSyncExternalStore } from 'react'

/** Stands among permissions for what only staff may do. */
export const OF_STAFF = 'staff'

/** Whether a component stands on the page, and not in the frame around it. */
export const OnPageContext = createContext(false)

const uses = new Map<string, number>()
const listeners = new Set<() => void>()
let snapshot: readonly string[] = []

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The permissions without which the page hides something. */
export const useHiddenRights = () => useSyncExternalStore(subscribe, () => snapshot)

function count(names: readonly string[], by: number) {
  for (const name of names) {
    const next = (uses.get(name) ?? 0) + by
    if (next > 0) uses.set(name, next)
    else uses.delete(name)
  }
  snapshot = [...uses.keys()]
  for (const listener of listeners) listener()
}

/** Lets the page explain what it hides without these permissions; names that the contract lacks do not count. */
export function useHidden(
  permissions: Permission | typeof OF_STAFF | `${string}.${string}` | readonly Permission[],
  isHidden: boolean,
) {
  const isOnPage = use(OnPageContext)
  const names = String(permissions)
  useEffect(() => {
    if (!isHidden || !isOnPage) return undefined
    const listed = names.split(',')
    count(listed, 1)
    return () => count(listed, -1)
  }, [names, isHidden, isOnPage])
}
