import { createPermissions } from '@admin-panel/permissions'
import type { Session, SessionStore, SignOutReason } from '#contracts.ts'
import { parseTime } from '#clock.ts'
import type { SessionCore } from '#core.ts'
import { createEmitter } from '#events/emitter.ts'
import type { Profile } from '#operations.ts'
import { ADMIN_CHECK, EXPIRE, TOKEN } from './storage.ts'
import type { PairMessage, TabMessage } from './tabs.ts'

/** A token as the server issues it. `expired_at` is an ISO date; other back ends send an epoch in seconds or milliseconds. */
export interface IssuedToken {
  readonly value: string
  readonly expired_at: string | number
}

export interface SessionState extends SessionStore {
  /** The stored token, after adopting a change made by another tab. */
  token(): string | null
  /** Milliseconds before expiry by the server's clock; NaN where the server sent no date. */
  remaining(): number
  /** A number that changes with each sign-in and sign-out, but not with a refresh. */
  epoch(): number
  /** Stores the token of a sign-in or a refresh, and sends it to the other tabs. */
  storeToken(type: PairMessage['type'], issued: IssuedToken): void
  /** @param lacking - what the back end lacks for everybody */
  setUser(user: Profile, lacking?: ReadonlySet<string>): void
  end(reason: SignOutReason): void
  /** Reports that a call required a token and there was none (A3). */
  rejectMissingToken(): void
  receive(message: TabMessage): void
  /** Adopts what another tab has changed in storage. */
  readonly onStorage: () => void
  /** Corrects the clock by the `Date` of a response if it is off by more than a minute. */
  setServerTime(date: string | null): void
}

const SKEW = 60_000
const anonymous = { status: 'anonymous', user: null, expiresAt: null, permissions: createPermissions(null) } as const

/**
 * @param post - sends a message to the other tabs
 * @param onUnannounced - runs when storage shows a token that no message announced, which may belong to another user
 */
export function createSession(
  { options, storage, clock, events }: SessionCore,
  post: (message: TabMessage) => void,
  onUnannounced: () => void,
): SessionState {
  const { initial } = options
  // What the server of the page has read comes first: storage may differ by now, which the first call shows.
  const stored = (key: string) => (initial ? (initial.entries[key] ?? null) : storage.get(key))
  let token = stored(TOKEN)
  let expire = stored(EXPIRE) ?? ''
  // The page may know the owner of the stored token already.
  // Where the back end lacks parts, it loads them with the user.
  const known = initial?.user ?? options.user
  let user = token === null || known?.parts ? undefined : known
  let lacking: ReadonlySet<string> | undefined
  let reason: SignOutReason | undefined
  let epoch = 0
  let offset = 0
  // Storage has shown this token. Until it has, a missing entry only means that another tab's write has not arrived.
  let confirmed = token !== null
  // Tokens that this tab has replaced: storage may still show one after a message has announced its successor.
  const replaced = new Set<string | null>()
  const changes = createEmitter<void>()
  let snapshot: Session = anonymous
  let permissions = anonymous.permissions
  // The inputs of the snapshot: while none of them changes, the snapshot stays the same object.
  let inputs: readonly unknown[] = []
  publish()
  const first = initial ? snapshot : anonymous

  function publish() {
    const adminCheck = storage.get(ADMIN_CHECK) !== '0'
    const next = [user, adminCheck, token !== null && expire, reason]
    if (next.every((part, index) => part === inputs[index])) return
    if (user !== inputs[0] || adminCheck !== inputs[1])
      permissions = createPermissions(user?.roles ?? null, { adminCheck, lacking })
    inputs = next
    if (token) {
      snapshot = asSession({
        status: user ? 'active' : 'loading',
        user: user ?? null,
        expiresAt: parseExpiry(expire),
        permissions,
      })
    } else snapshot = { ...anonymous, reason }
    changes.emit()
  }

  function adoptToken(pair: PairMessage, by: 'this-tab' | 'other-tab') {
    const isFirst = pair.type === 'signed-in' || token === null
    replaced.add(token)
    confirmed = false
    ;({ token, expire } = pair)
    if (isFirst) {
      epoch++
      user = undefined
      reason = undefined
    }
    publish()
    if (!isFirst) events.emit({ type: 'refreshed', by, expiresAt: parseExpiry(expire) })
  }

  function closeSession(why: SignOutReason) {
    // Another tab may have signed in already; the stored expiry belongs to its session then.
    if (storage.get(TOKEN) === null) storage.remove(EXPIRE)
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
    const current = storage.get(TOKEN)
    if (current === token) confirmed = true
    else if (current === null) {
      if (confirmed) closeSession('other-tab')
    } else if (!replaced.has(current)) {
      adoptToken({ type: 'refreshed', token: current, expire: storage.get(EXPIRE) ?? '' }, 'other-tab')
      confirmed = true
      onUnannounced()
    }
  }

  return {
    getSnapshot: () => snapshot,
    getServerSnapshot: () => first,
    subscribe: changes.on,
    setAdminCheck(on) {
      storage.set(ADMIN_CHECK, on ? '1' : '0')
      publish()
    },
    token() {
      sync()
      return token
    },
    remaining: () => parseExpiry(expire) - clock.now() - offset,
    epoch: () => epoch,
    storeToken(type, { value, expired_at }) {
      const message = { type, token: value, expire: String(expired_at) }
      // The expiry is written first: a tab that reads the new token must find its expiry.
      storage.set(EXPIRE, message.expire)
      storage.set(TOKEN, value)
      adoptToken(message, 'this-tab')
      post(message)
    },
    setUser(next, lackingNext) {
      // A session restored at the start is not a sign-in, and neither is a profile loaded again.
      const isSignIn = epoch > 0 && !user
      user = next
      lacking = lackingNext
      publish()
      if (isSignIn) events.emit({ type: 'signed-in', user: next })
    },
    end(why) {
      storage.remove(TOKEN)
      closeSession(why)
      post({ type: 'signed-out' })
    },
    rejectMissingToken() {
      if (!reason) closeSession('no-token')
    },
    receive(message) {
      if (message.type === 'signed-out') {
        if (token !== null) closeSession('other-tab')
      } else if (message.token !== token) adoptToken(message, 'other-tab')
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
  return parseTime(text, (value) => (value < 1e12 ? value * 1000 : value))
}

function asSession(session: object) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A session with a user is active, and one without is loading, which the union of types cannot follow.
  return session as Session
}
