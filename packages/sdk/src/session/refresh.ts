import type { SessionCore } from '#core.ts'
import { isApiError } from '#errors/api-error.ts'
import { ignore } from '#ignore.ts'
import type { IssuedToken, SessionState } from './session.ts'
import type { Tabs } from './tabs.ts'

// Milliseconds: another tab's message and write may arrive after the server has rejected the old token.
const SIBLING_WAIT = 500
const SIBLING_POLL = 50

export interface RefreshOptions {
  /**
   * Refreshes even if the token has enough time left.
   * @default false
   */
  readonly force?: boolean
  /**
   * Emits no event for a failure, which the caller reports.
   * @default false
   */
  readonly quiet?: boolean
}

export interface Refresher {
  /** Joins the refresh in progress, in this tab or another. */
  readonly refresh: (options?: RefreshOptions) => Promise<void>
  /** Settles when no refresh is in progress; never rejects. */
  idle(): Promise<void>
  /** Starts the timer if there is a token, stops it if there is none. */
  schedule(): void
  readonly stop: () => void
}

/** @param exchange - exchanges the token at the server */
export function createRefresher(
  { policy, clock, events }: SessionCore,
  session: SessionState,
  tabs: Tabs,
  exchange: () => Promise<{ readonly token: IssuedToken }>,
): Refresher {
  let flight: Promise<void> | undefined
  let isForced = false
  // Aborted with the timer.
  let listening: AbortController | undefined
  // The token whose refresh failed: waking up does not retry it, the timer and a regained network do.
  let failed: string | null = null

  async function renew({ force, quiet }: RefreshOptions, earlier: typeof flight) {
    const before = session.token()
    if (earlier) await earlier.catch(ignore)
    if (before && !force && session.remaining() > policy.skipWhenMoreThan) return
    await tabs.exclusive(async () => {
      if (session.token() !== before) return
      const epoch = session.epoch()
      try {
        const { token } = await exchange()
        if (epoch === session.epoch()) session.storeToken('refreshed', token)
      } catch (error) {
        if (epoch !== session.epoch() || !isApiError(error)) throw error
        const isRejected = error.kind === 'unauthorized'
        if (isRejected && (await otherTabRefreshed(before))) return
        failed = before
        if (!quiet) events.report('refresh-failed', error)
        if (isRejected) {
          events.report('unauthorized', error)
          session.end('expired')
        }
        throw error
      }
    })
  }

  async function otherTabRefreshed(token: string | null) {
    for (let waited = 0; tabs.shared && waited < SIBLING_WAIT; waited += SIBLING_POLL) {
      if (session.token() !== token) break
      await new Promise<void>((resolve) => clock.after(SIBLING_POLL, resolve))
    }
    return session.token() !== token
  }

  function refresh(options: RefreshOptions = {}): Promise<void> {
    // A check in progress may find that nothing is due, which does not satisfy a forced refresh.
    if (flight && (isForced || !options.force)) return flight
    isForced = Boolean(options.force)
    const started = renew(options, flight).finally(() => {
      if (flight === started) flight = undefined
    })
    return (flight = started)
  }

  function check() {
    if (session.token()) refresh().catch(ignore)
  }

  function wake() {
    if (failed !== session.token() && !globalThis.document?.hidden) check()
  }

  function stop() {
    listening?.abort()
    listening = undefined
  }

  return {
    refresh,
    idle: async () => flight?.catch(ignore),
    schedule() {
      if (session.getSnapshot().status === 'anonymous') return stop()
      if (listening) return
      listening = new AbortController()
      listening.signal.addEventListener('abort', clock.every(policy.checkEvery, check))
      for (const event of ['visibilitychange', 'pageshow', 'focus'])
        globalThis.addEventListener?.(event, wake, listening)
      globalThis.addEventListener?.('online', check, listening)
      check()
    },
    stop,
  }
}
