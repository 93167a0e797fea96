import { useSyncExternalStore } from 'react'

/** Who changed what is on show, by what it is of: `orders` for its lists, `order/5` for a record. */
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

/** Undefined where nothing has changed, null where nobody did it. */
export const useNews = (of: string) => useSyncExternalStore(subscribe, () => news.get(of))
