import { storageKeys } from '@admin-panel/sdk'
import { storage } from './client.ts'

let restored: string | null = null

/** One key for an address with and without the slash at its end. */
const keyOf = (path: string) => storageKeys.query(path.replace(/\/+$/, ''))

/** The last query string of a path, without `?`; rule G8. */
export function savedQuery(path: string) {
  return storage.get(keyOf(path)) ?? ''
}

export function saveQuery(path: string, search: string) {
  const query = search.replace(/^\?/, '')
  if (query) storage.set(keyOf(path), query)
  else storage.remove(keyOf(path))
}

/** Remembers that the filters on show were not chosen just now, so that the list can say so. */
export function markRestored(address: string | null) {
  restored = address
}

export function isRestored(address: string) {
  return restored === address
}

/** Saved queries belong to the person who left them. */
export function forgetSavedQueries() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(storageKeys.query(''))) storage.remove(key)
}
