import { storage } from './client.ts'

const PREFIX = 'query:'

let restored: string | null = null

/** An address has the same key with and without a trailing slash. */
const keyOf = (path: string) => PREFIX + path.replace(/(?<!\/)\/+$/, '')

/** The last query string of a path, without `?`; rule G8. */
export function savedQuery(path: string) {
  return storage.get(keyOf(path)) ?? ''
}

export function saveQuery(path: string, search: string) {
  const query = withoutCursor(search.replace(/^\?/, ''))
  if (query) storage.set(keyOf(path), query)
  else storage.remove(keyOf(path))
}

/** A cursor is the place of one visit: a list that is opened again begins at its first rows. */
function withoutCursor(query: string) {
  return query.replace(/(^|&)after=[^&]*/, '').replace(/^&/, '')
}

/** Marks the visible filters as restored, so that the list can say so. */
export function markRestored(address: string | null) {
  restored = address
}

export function isRestored(address: string) {
  return restored === address
}

/** Saved queries belong to the user who left them. */
export function forgetSavedQueries() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) storage.remove(key)
}
