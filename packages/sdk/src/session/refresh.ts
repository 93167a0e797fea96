import type { Clock } from '#clock.ts'
import { isApiError } from '#errors/api-error.ts'
import { ignore, type Events } from '#events.ts'
import type { RefreshPolicy } from '#options.ts'
import type { IssuedToken, SessionState } from './session.ts'
import type { Tabs } from './tabs.ts'

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

export function createRefresher(
  policy: RefreshPolicy,
  scheduled: boolean,
  session: SessionState,
  tabs: Tabs,
  clock: Clock,
  events: Events,
  exchange: () => Promise<{ readonly token: IssuedToken }>,
): Refresher {
  let flight: Promise<void> | undefined
  let isForced = false
  let stopClock: (() => void) | undefined
  // The token whose refresh failed: waking up does not ask again for it, the clock and the network's return do.
  let failed: string | null = null

  async function renew({ force, quiet }: RefreshOptions) {
    const before = session.token()
    if (before && !force && session.remaining() > policy.skipWhenMoreThan) return
    await tabs.exclusive(async () => {
      if (session.token() !== before) return
      const epoch = session.epoch()
      try {
        const { token } = await exchange()
        if (epoch === session.epoch()) session.keep('refreshed', token)
      } catch (error) {
        if (epoch !== session.epoch() || !isApiError(error)) throw error
        const refused = error.kind === 'unauthorized'
        if (refused && (await siblingRefreshed(before))) return
        failed = before
        if (!quiet) events.report('refresh-failed', error)
        if (refused) {
          events.report('unauthorized', error)
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

  function begin(options: RefreshOptions) {
    isForced = options.force === true
    return (flight = renew(options).finally(() => {
      flight = undefined
    }))
  }

  async function afterCheck(check: Promise<void>, options: RefreshOptions) {
    const before = session.token()
    await check.catch(ignore)
    if (session.token() === before) await refresh(options)
  }

  function refresh(options: RefreshOptions = {}): Promise<void> {
    if (!flight) return begin(options)
    // A look at the expiry that is under way may find that nothing is due, which is no answer to a caller who insists.
    return options.force && !isForced ? afterCheck(flight, options) : flight
  }

  function check() {
    if (session.token()) refresh().catch(ignore)
  }

  function wake() {
    if (failed !== session.token() && globalThis.document?.visibilityState !== 'hidden') check()
  }

  function stop() {
    stopClock?.()
    stopClock = undefined
  }

  return {
    refresh,
    idle: async () => flight?.catch(ignore),
    schedule() {
      if (session.getSnapshot().status === 'anonymous') return stop()
      if (stopClock || !scheduled) return
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
    stop,
  }
}
