import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { client, storage } from './client.ts'

const PREFIX = 'visited:'
const KEPT = 8

export interface Visited {
  path: string
  title: string
}

const keyOf = () => `${PREFIX}${client.session.getSnapshot().user?.id ?? 0}`

/** The records that this user looked at last, the latest first. */
export function visitedRecords(): Visited[] {
  try {
    const stored: unknown = JSON.parse(storage.get(keyOf()) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isVisited) : []
  } catch {
    return []
  }
}

/** Remembers a page that shows one record: its address has a number. */
export function useVisited(title: string) {
  const { pathname } = useLocation()
  // Local storage is outside React.
  useEffect(() => {
    if (!/\/\d+(?:\/|$)/.test(pathname)) return
    const others = visitedRecords().filter(({ path }) => path !== pathname)
    storage.set(keyOf(), JSON.stringify([{ path: pathname, title }, ...others].slice(0, KEPT)))
  }, [pathname, title])
}

export function forgetVisited() {
  storage.remove(keyOf())
}

function isVisited(value: unknown): value is Visited {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'title' in value &&
    typeof value.path === 'string' &&
    value.path.startsWith('/') &&
    typeof value.title === 'string'
  )
}
