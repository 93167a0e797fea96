import { client, storage } from './client.ts'

const PREFIX = 'draft:'
const LIFETIME = 7 * 24 * 60 * 60_000

interface Draft<Values> {
  values: Values
  /** The version of the record that the draft is based on. */
  version: number | null
  at: number
}

/**
 * Keeps unsaved input per user and form until it is saved or the user signs out. A session
 * that ends by itself keeps it, so no input is lost.
 */
export function draftOf<Values>(form: string) {
  // Fixed now: the session may end before the last keystroke is stored.
  const key = `${PREFIX}${client.session.getSnapshot().user?.id ?? 0}:${form}`
  return {
    read(): Draft<Values> | null {
      try {
        const draft = JSON.parse(storage.get(key) ?? 'null') as Draft<Values> | null
        return draft && Date.now() - draft.at < LIFETIME ? draft : null
      } catch {
        return null
      }
    },
    write: (values: Values, version: number | null) =>
      storage.set(key, JSON.stringify({ values, version, at: Date.now() })),
    drop: () => storage.remove(key),
  }
}

/** How many forms of the user have a draft in this browser. */
export function countDrafts() {
  const prefix = `${PREFIX}${client.session.getSnapshot().user?.id ?? 0}:`
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length
}

export function forgetDrafts() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) storage.remove(key)
}
