import { createEmitter } from '#events.ts'

/** Where tokens and settings are kept. */
export interface StorageAdapter {
  /** Whether every tab of this origin has the same entries: local storage, and nothing else. They share the session then. */
  readonly shared?: boolean
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  subscribe?(onChange: (key: string | null) => void, onFailure?: (key: string, cause: unknown) => void): () => void
}

/** The keys of local storage (L1). */
export const storageKeys = {
  token: 'token',
  expire: 'token-expire',
  colorMode: 'color-mode',
  adminCheck: 'admin-check',
  query: (path: string): string => `query:${path}`,
} as const

/** Kept in memory and shared with nobody: tests, servers, private tools. */
export function memoryStorage(seed: Readonly<Record<string, string>> = {}): StorageAdapter {
  const entries = new Map(Object.entries(seed))
  return {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  }
}

/** Local storage, and memory for whatever it refuses (private mode, quota, no browser). Never throws. */
export function webStorage(area: () => Storage | undefined = browserStorage): StorageAdapter {
  const refused = new Map<string, string>()
  const failures = createEmitter<[key: string, cause: unknown]>()

  function attempt<T>(run: (storage: Storage) => T, onFailure?: (cause: unknown) => void): T | undefined {
    try {
      const storage = area()
      return storage && run(storage)
    } catch (cause) {
      onFailure?.(cause)
      return undefined
    }
  }

  return {
    // Without a document there are no tabs, and Node's own local storage is not to be touched.
    shared: Boolean(globalThis.document && attempt((storage) => storage === localStorage)),
    get: (key) => refused.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      refused.set(key, value)
      attempt(
        (storage) => {
          storage.setItem(key, value)
          refused.delete(key)
        },
        (cause) => failures.emit([key, cause]),
      )
    },
    remove(key) {
      refused.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    subscribe(onChange, onFailure) {
      const listening = new AbortController()
      const deafen = failures.on(([key, cause]) => onFailure?.(key, cause))
      globalThis.addEventListener?.(
        'storage',
        ({ storageArea, key }) => {
          if (storageArea === attempt((storage) => storage)) onChange(key)
        },
        listening,
      )
      return () => {
        listening.abort()
        deafen()
      }
    },
  }
}

// Node has a localStorage of its own, which warns or throws on the first touch.
function browserStorage() {
  return globalThis.document ? localStorage : undefined
}
