import type { StorageAdapter } from '#contracts.ts'
import { createEmitter } from '#events/emitter.ts'

// The session names its own keys, so that a bundle without `storageKeys` does not contain the others.
export const TOKEN = 'token'
export const EXPIRE = 'token-expire'
export const ADMIN_CHECK = 'admin-check'

/** The keys of the session's entries in the storage: the token, when it expires, and whether the user has all rights. */
export const storageKeys = { token: TOKEN, expire: EXPIRE, adminCheck: ADMIN_CHECK } as const

/**
 * Keeps the session in memory and shares it with no other client: for tests, servers and private tools.
 * @param seed - the first entries
 */
export function memoryStorage(seed: Readonly<Record<string, string>> = {}): StorageAdapter {
  const entries = new Map(Object.entries(seed))
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  }
}

/** The methods of `Storage` that {@link webStorage} calls; the type `Storage` exists only in browsers. */
export interface StorageArea {
  /** The entry, or null if there is none. */
  getItem(key: string): string | null
  /** Writes an entry. */
  setItem(key: string, value: string): void
  /** Removes an entry. */
  removeItem(key: string): void
}

/**
 * Keeps the session in local storage, and in memory where that refuses (private mode, quota, no browser). It never throws.
 * @param area - another storage, such as `() => sessionStorage`, which tabs do not share
 */
export function webStorage(area: () => StorageArea | undefined = browserStorage): StorageAdapter {
  const unsavedValues = new Map<string, string>()
  const failures = createEmitter<[key: string, cause: unknown]>()

  function attempt<T>(run: (storage: StorageArea) => T, onFailure?: (cause: unknown) => void): T | undefined {
    try {
      const storage = area()
      return storage && run(storage)
    } catch (cause) {
      onFailure?.(cause)
      return undefined
    }
  }

  return {
    // There are no tabs without a document.
    shared: attempt((storage) => storage === browserStorage()) ?? false,
    get: (key) => unsavedValues.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      unsavedValues.set(key, value)
      attempt(
        (storage) => {
          storage.setItem(key, value)
          unsavedValues.delete(key)
        },
        (cause) => failures.emit([key, cause]),
      )
    },
    remove(key) {
      unsavedValues.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    subscribe(onChange, onFailure) {
      const listening = new AbortController()
      const stopFailures = failures.on(([key, cause]) => onFailure?.(key, cause))
      globalThis.addEventListener?.(
        'storage',
        ({ storageArea, key }) => {
          if (storageArea === attempt((storage) => storage)) onChange(key)
        },
        listening,
      )
      return () => {
        listening.abort()
        stopFailures()
      }
    },
  }
}

// Node's localStorage warns or throws when it is first touched.
function browserStorage() {
  return globalThis.document ? localStorage : undefined
}
