import { useSyncExternalStore } from 'react'

interface News {
  /** The author of the change; null without one. */
  by: string | null
  /** The rows of a list that wait to be let in. */
  rows: number
}

/** Changes to visible data, by key: `orders` for lists, `order/5` for a record. */
const news = new Map<string, News>()
const listeners = new Set<() => void>()

function notifyAll() {
  for (const listener of listeners) listener()
}

export function addNews(of: string, by: string | null, rows = 0) {
  news.set(of, { by, rows })
  notifyAll()
}

export function clearNews(of: string) {
  if (news.delete(of)) notifyAll()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Undefined if nothing has changed. */
export const useNews = (of: string) => useSyncExternalStore(subscribe, () => news.get(of))
