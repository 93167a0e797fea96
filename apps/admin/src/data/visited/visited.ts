import { storage } from '#data/client.ts'
import { visitedKey } from './visited-key.ts'

const MAX_RECORDS = 8

export interface Visited {
  path: string
  title: string
}

/** The user's recently viewed records, latest first. */
export function visitedRecords(): Visited[] {
  try {
    const stored: unknown = JSON.parse(storage.get(visitedKey()) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isVisited) : []
  } catch {
    return []
  }
}

export function rememberVisited({ path, title }: Visited) {
  const others = visitedRecords().filter((visited) => visited.path !== path)
  storage.set(visitedKey(), JSON.stringify([{ path, title }, ...others].slice(0, MAX_RECORDS)))
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
