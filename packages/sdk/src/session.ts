import { createPermissions, type Permissions } from '@admin-panel/permissions'
import type { Clock } from './clock.ts'
import type { Events } from './events.ts'
import type { User } from './operations.ts'
import { storageKeys, type StorageAdapter } from './storage.ts'
import type { TabMessage } from './tabs.ts'

export type SignOutReason = 'user' | 'unauthorized' | 'expired' | 'no-token' | 'other-tab'

/** `loading` has a token but no user yet; `expiresAt` is in epoch milliseconds. */
export type Session =
  | {
      readonly status: 'anonymous'
      readonly user: null
      readonly expiresAt: null
      readonly permissions: Permissions
      readonly reason?: SignOutReason
    }
  | { readonly status: 'loading'; readonly user: null; readonly expiresAt: number; readonly permissions: Permissions }
  | { readonly status: 'active'; readonly user: User; readonly expiresAt: number; readonly permissions: Permissions }

/** An external store: a snapshot stays the same object until something visible changes. */
export interface SessionStore {
  readonly getSnapshot: () => Session
  readonly getServerSnapshot: () => Session
  readonly subscribe: (listener: () => void) => () => void
  /** Whether an administrator passes every check (P2, P4); kept in storage. */
  readonly setAdminCheck: (on: boolean) => void
}

export interface TokenPair {
  readonly token: string
  /** As sent by the server. */
  readonly expire: string
}

export interface SessionState extends SessionStore {
  /** The stored token, after taking over what another tab has changed. */
  token(): string | null
  /** Milliseconds before expiry by the server's clock; NaN where the server sent no date. */
  remaining(): number
  /** Changes when somebody signs in or out, not with a refresh. */
  epoch(): number
  begin(pair: TokenPair): void
  renew(pair: TokenPair): void
  setUser(user: User): void
  end(reason: SignOutReason): void
  /** A token was needed and there was none (A3). */
  lack(): void
  receive(message: TabMessage): void
  readonly onStorage: (key: string | null) => void
  /** Takes the `Date` of a response for the time, where this clock is wrong. */
  setServerTime(date: string | null): void
}

interface SessionOptions {
  readonly storage: StorageAdapter
  readonly clock: Clock
  readonly events: Events
  readonly user: User | undefined
  readonly post: (message: TabMessage) => void
  /** Storage shows a token that no message announced: it may be somebody else's. */
  readonly onUnannounced: () => void
}

const SKEW = 60_000
const nobody = { status: 'anonymous', user: null, expiresAt: null, permissions: createPermissions(null) } as const

export function createSession({
  storage,
  clock,
  events,
  user: known,
  post,
  onUnannounced,
}: SessionOptions): SessionState {
  let token = storage.get(storageKeys.token)
  let expire = storage.get(storageKeys.expire) ?? ''
  let user = token === null ? undefined : known
  let reason: SignOutReason | undefined
  let epoch = 0
  let offset = 0
  // Whether storage has shown this token; until then its absence only means that the write has not arrived here.
  let confirmed = token !== null
  // Tokens given up in this tab: storage may still show one after a message has announced its successor.
  const replaced = new Set<string>()
  const listeners = new Set<() => void>()
  let permissionsOf: { user: User; adminCheck: boolean; permissions: Permissions } | undefined
  let snapshot = build()

  function permissions(of: User): Permissions {
    const adminCheck = storage.get(storageKeys.adminCheck) !== '0'
    if (permissionsOf?.user !== of || permissionsOf.adminCheck !== adminCheck)
      permissionsOf = { user: of, adminCheck, permissions: createPermissions(of.roles, { adminCheck }) }
    return permissionsOf.permissions
  }

  function build(): Session {
    if (token === null) return reason ? { ...nobody, reason } : nobody
    const expiresAt = parseExpiry(expire)
    return user
      ? { status: 'active', user, expiresAt, permissions: permissions(user) }
      : { status: 'loading', user: null, expiresAt, permissions: nobody.permissions }
  }

  function publish() {
    const next = build()
    if (isSame(next, snapshot)) return
    snapshot = next
    for (const listener of listeners) listener()
  }

  function take(pair: TokenPair) {
    if (token !== null && token !== pair.token) replaced.add(token)
    if (token !== pair.token) confirmed = false
    ;({ token, expire } = pair)
  }

  function opened(pair: TokenPair) {
    take(pair)
    epoch++
    user = undefined
    reason = undefined
    publish()
  }

  function closed(why: SignOutReason) {
    if (token !== null) replaced.add(token)
    token = null
    expire = ''
    user = undefined
    epoch++
    reason = why
    publish()
    events.emit({ type: 'signed-out', reason: why })
  }

  function renewed(pair: TokenPair, by: 'this-tab' | 'other-tab') {
    take(pair)
    publish()
    events.emit({ type: 'refreshed', by, expiresAt: parseExpiry(pair.expire) })
  }

  function write(pair: TokenPair) {
    // Whoever sees the new token then sees its expiry too.
    storage.set(storageKeys.expire, pair.expire)
    storage.set(storageKeys.token, pair.token)
  }

  function sync() {
    const stored = storage.get(storageKeys.token)
    if (stored === token) confirmed = true
    else if (stored === null) {
      if (confirmed) closed('other-tab')
    } else if (!replaced.has(stored)) {
      const pair = { token: stored, expire: storage.get(storageKeys.expire) ?? '' }
      if (token === null) opened(pair)
      else renewed(pair, 'other-tab')
      confirmed = true
      onUnannounced()
    }
  }

  return {
    getSnapshot: () => snapshot,
    getServerSnapshot: () => nobody,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setAdminCheck(on) {
      storage.set(storageKeys.adminCheck, on ? '1' : '0')
      publish()
    },
    token() {
      sync()
      return token
    },
    remaining: () => parseExpiry(expire) - clock.now() - offset,
    epoch: () => epoch,
    begin(pair) {
      write(pair)
      opened(pair)
      post({ type: 'signed-in', ...pair })
    },
    renew(pair) {
      write(pair)
      renewed(pair, 'this-tab')
      post({ type: 'refreshed', ...pair })
    },
    setUser(next) {
      user = next
      publish()
    },
    end(why) {
      storage.remove(storageKeys.token)
      storage.remove(storageKeys.expire)
      closed(why)
      post({ type: 'signed-out' })
    },
    lack() {
      if (token === null && !reason) closed('no-token')
    },
    receive(message) {
      if (message.type === 'signed-out') {
        if (token !== null) closed('other-tab')
      } else if (message.token !== token) {
        if (message.type === 'signed-in' || token === null) opened(message)
        else renewed(message, 'other-tab')
      }
    },
    onStorage(key) {
      if (key === null || key === storageKeys.token) sync()
      if (key === null || key === storageKeys.adminCheck) publish()
    },
    setServerTime(date) {
      const difference = Date.parse(date ?? '') - clock.now()
      if (!Number.isNaN(difference)) offset = Math.abs(difference) > SKEW ? difference : 0
    },
  }
}

/** Epoch milliseconds of an ISO date, or of epoch seconds or milliseconds. */
function parseExpiry(text: string): number {
  const number = Number(text || NaN)
  return Number.isNaN(number) ? Date.parse(text) : number < 1e12 ? number * 1000 : number
}

function isSame(a: object, b: object) {
  const entries = Object.entries(a)
  const others = new Map(Object.entries(b))
  return entries.length === others.size && entries.every(([key, value]) => Object.is(value, others.get(key)))
}
