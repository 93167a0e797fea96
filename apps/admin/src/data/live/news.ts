import { useSyncExternalStore } from 'react'

/** The authors of changes to visible data, by key: `orders` for lists, `order/5` for a record. */
const news = new Map<string, string | null>()
const listeners = new Set<() => void>()

function notifyAll() {
  for (const listener of listeners) listener()
}

export function addNews(of: string, by: string | null) {
  news.set(of, by)
  notifyAll()
}

export function clearNews(of: string) {
  if (news.delete(of)) notifyAll()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Undefined if nothing has changed, null if the change has no author. */
export const useNews = (of: string) => useSyncExternalStore(subscribe, () => news.get(of))
