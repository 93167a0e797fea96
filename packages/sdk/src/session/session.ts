import { createPermissions, type Permissions } from '@admin-panel/permissions'
import type { Clock } from '#clock.ts'
import { createEmitter, type Events } from '#events.ts'
import type { User } from '#operations.ts'
import { storageKeys, type StorageAdapter } from './storage.ts'
import type { PairMessage, TabMessage } from './tabs.ts'

export type SignOutReason = 'user' | 'unauthorized' | 'expired' | 'no-token' | 'other-tab'

/** `loading` has a token but no user yet; `expiresAt` is in epoch milliseconds. */
export type Session =
  | {
      readonly status: 'anonymous'
      readonly user: null
      readonly expiresAt: null
      readonly permissions: Permissions
      readonly reason?: SignOutReason | undefined
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

/** A token as it is issued; other back ends send an epoch in seconds or milliseconds. */
export interface IssuedToken {
  readonly value: string
  readonly expired_at: string | number
}

export interface SessionState extends SessionStore {
  /** The stored token, after taking over what another tab has changed. */
  token(): string | null
  /** Milliseconds before expiry by the server's clock; NaN where the server sent no date. */
  remaining(): number
  /** Changes when somebody signs in or out, not with a refresh. */
  epoch(): number
  /** Takes over what sign-in or a refresh has brought, and tells the other tabs. */
  keep(type: PairMessage['type'], issued: IssuedToken): void
  setUser(user: User): void
  end(reason: SignOutReason): void
  /** A token was needed and there was none (A3). */
  lack(): void
  receive(message: TabMessage): void
  /** Another tab has changed what is stored. */
  readonly onStorage: () => void
  /** Takes the `Date` of a response for the time, where this clock is wrong. */
  setServerTime(date: string | null): void
}

const SKEW = 60_000
const nobody = { status: 'anonymous', user: null, expiresAt: null, permissions: createPermissions(null) } as const

/** `onUnannounced`: storage shows a token that no message announced, which may be somebody else's. */
export function createSession(
  storage: StorageAdapter,
  clock: Clock,
  events: Events,
  known: User | undefined,
  post: (message: TabMessage) => void,
  onUnannounced: () => void,
): SessionState {
  let token = storage.get(storageKeys.token)
  let expire = storage.get(storageKeys.expire) ?? ''
  let user = token === null ? undefined : known
  let reason: SignOutReason | undefined
  let epoch = 0
  let offset = 0
  // Whether storage has shown this token; until then its absence only means that the write has not arrived here.
  let confirmed = token !== null
  // Tokens given up in this tab: storage may still show one after a message has announced its successor.
  const replaced = new Set<string | null>()
  const changes = createEmitter<void>()
  let snapshot: Session = nobody
  let permissions = nobody.permissions
  // What the snapshot was made of: while none of it changes the snapshot stays the same object.
  let made: readonly unknown[] = []
  publish()

  function publish() {
    const adminCheck = storage.get(storageKeys.adminCheck) !== '0'
    const parts = [user, adminCheck, token !== null && expire, reason]
    if (parts.every((part, index) => part === made[index])) return
    if (user !== made[0] || adminCheck !== made[1]) permissions = createPermissions(user?.roles ?? null, { adminCheck })
    made = parts
    if (!token) snapshot = { ...nobody, reason }
    else
      snapshot = user
        ? { status: 'active', user, expiresAt: parseExpiry(expire), permissions }
        : { status: 'loading', user: null, expiresAt: parseExpiry(expire), permissions }
    changes.emit()
  }

  function opened(pair: PairMessage, by: 'this-tab' | 'other-tab') {
    const isFirst = pair.type === 'signed-in' || token === null
    if (token !== pair.token) {
      replaced.add(token)
      confirmed = false
    }
    ;({ token, expire } = pair)
    if (isFirst) {
      epoch++
      user = undefined
      reason = undefined
    }
    publish()
    if (!isFirst) events.emit({ type: 'refreshed', by, expiresAt: parseExpiry(expire) })
  }

  function closed(why: SignOutReason) {
    // Another tab may have signed in already, and what is stored is that session's.
    if (storage.get(storageKeys.token) === null) storage.remove(storageKeys.expire)
    replaced.add(token)
    token = null
    expire = ''
    epoch++
    user = undefined
    reason = why
    publish()
    events.emit({ type: 'signed-out', reason: why })
  }

  function sync() {
    const stored = storage.get(storageKeys.token)
    if (stored === token) confirmed = true
    else if (stored === null) {
      if (confirmed) closed('other-tab')
    } else if (!replaced.has(stored)) {
      opened({ type: 'refreshed', token: stored, expire: storage.get(storageKeys.expire) ?? '' }, 'other-tab')
      confirmed = true
      onUnannounced()
    }
  }

  return {
    getSnapshot: () => snapshot,
    getServerSnapshot: () => nobody,
    subscribe: changes.on,
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
    keep(type, { value, expired_at }) {
      const message = { type, token: value, expire: String(expired_at) }
      // Whoever sees the new token then sees its expiry too.
      storage.set(storageKeys.expire, message.expire)
      storage.set(storageKeys.token, message.token)
      opened(message, 'this-tab')
      post(message)
    },
    setUser(next) {
      // The session that was there at the start is no sign-in, and a profile loaded again is none either.
      const isSignIn = epoch > 0 && !user
      user = next
      publish()
      if (isSignIn) events.emit({ type: 'signed-in', user: next })
    },
    end(why) {
      storage.remove(storageKeys.token)
      closed(why)
      post({ type: 'signed-out' })
    },
    lack() {
      if (!reason) closed('no-token')
    },
    receive(message) {
      if (message.type === 'signed-out') {
        if (token !== null) closed('other-tab')
      } else if (message.token !== token) opened(message, 'other-tab')
    },
    onStorage() {
      sync()
      publish()
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
