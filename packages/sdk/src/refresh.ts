import type { Clock } from './clock.ts'
import { isApiError } from './errors.ts'
import type { Events } from './events.ts'
import type { Messages } from './messages.ts'
import type { RefreshPolicy } from './options.ts'
import type { SessionState } from './session.ts'
import type { PairMessage, Tabs } from './tabs.ts'

export const refreshPolicy: RefreshPolicy = { checkEvery: 300_000, skipWhenMoreThan: 900_000, lockTimeout: 5_000 }

// A sibling's message and write may arrive after the server has refused the old token.
const SIBLING_WAIT = 500
const SIBLING_POLL = 50

export interface RefreshOptions {
  /** Refreshes however much time remains. */
  readonly force?: boolean
  /** The caller reports the failure, so no event does. */
  readonly quiet?: boolean
}

export interface Refresher {
  /** Joins the refresh in progress, in this tab or another. */
  readonly refresh: (options?: RefreshOptions) => Promise<void>
  /** Settles when no refresh is in progress; never rejects. */
  idle(): Promise<void>
  /** Starts or stops the clock as there is a token or not. */
  schedule(): void
  readonly stop: () => void
}

interface RefresherOptions {
  readonly policy: RefreshPolicy
  readonly scheduled: boolean
  readonly session: SessionState
  readonly tabs: Tabs
  readonly clock: Clock
  readonly events: Events
  readonly messages: Messages
  readonly exchange: () => Promise<PairMessage>
}

export function createRefresher({
  policy,
  scheduled,
  session,
  tabs,
  clock,
  events,
  messages,
  exchange,
}: RefresherOptions): Refresher {
  let flight: Promise<void> | undefined
  let stopClock: (() => void) | undefined
  // The token whose refresh failed: waking up does not ask again for it, the clock and the network's return do.
  let failed: string | null = null

  async function renew({ force = false, quiet = false }: RefreshOptions) {
    const before = session.token()
    if (before !== null && !force && session.remaining() > policy.skipWhenMoreThan) return
    await tabs.exclusive(async () => {
      if (session.token() !== before) return
      const epoch = session.epoch()
      try {
        const pair = await exchange()
        if (epoch === session.epoch()) session.keep(pair)
      } catch (error) {
        if (epoch !== session.epoch() || !isApiError(error)) throw error
        const refused = error.kind === 'unauthorized'
        if (refused && (await siblingRefreshed(before))) return
        failed = before
        if (!quiet) events.emit({ type: 'refresh-failed', error, message: messages['refresh-failed'] })
        if (refused) {
          events.emit({ type: 'unauthorized', error, message: messages['session-expired'] })
          session.end('expired')
        }
        throw error
      }
    })
  }

  async function siblingRefreshed(token: string | null) {
    for (let waited = 0; tabs.shared && waited < SIBLING_WAIT; waited += SIBLING_POLL) {
      if (session.token() !== token) break
      await new Promise<void>((resolve) => clock.after(SIBLING_POLL, resolve))
    }
    return session.token() !== token
  }

  function refresh(options: RefreshOptions = {}) {
    flight ??= renew(options).finally(() => {
      flight = undefined
    })
    return flight
  }

  function check() {
    if (session.token() !== null) refresh().catch(ignoreReported)
  }

  function wake() {
    if (globalThis.document?.visibilityState !== 'hidden' && failed !== session.token()) check()
  }

  return {
    refresh,
    idle: () => flight?.catch(ignoreReported) ?? Promise.resolve(),
    schedule() {
      const needed = scheduled && session.getSnapshot().status !== 'anonymous'
      if (needed === (stopClock !== undefined)) return
      if (!needed) {
        stopClock?.()
        stopClock = undefined
        return
      }
      const listening = new AbortController()
      const stopTicking = clock.every(policy.checkEvery, check)
      globalThis.document?.addEventListener('visibilitychange', wake, listening)
      for (const event of ['pageshow', 'focus']) globalThis.addEventListener?.(event, wake, listening)
      globalThis.addEventListener?.('online', check, listening)
      stopClock = () => {
        stopTicking()
        listening.abort()
      }
      check()
    },
    stop: () => stopClock?.(),
  }
}

// The failure has been reported as an event.
function ignoreReported() {}
