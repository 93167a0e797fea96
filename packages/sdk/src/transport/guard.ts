import type { Core } from '#core.ts'
import type { Call } from './call.ts'
import type { Refresher } from '#session/refresh.ts'
import type { SessionState } from '#session/session.ts'

/** The credentials of one attempt. */
export interface Authorization {
  readonly token: string | null
  readonly epoch: number
}

/** The session's part in a call: which token it sends, and what a 401 means. */
export interface SessionGuard {
  /** Takes the token, refreshing an expired one first; throws where one is required and missing (A3). */
  authorize(call: Call): Promise<Authorization>
  /** Handles a 401: resolves to `true` to send the call again with a newer token, otherwise ends the session. */
  recover(call: Call, sent: Authorization, response: Response): Promise<boolean>
}

export function createGuard({ options, events }: Core, session: SessionState, refresher: Refresher): SessionGuard {
  return {
    async authorize({ access, info: { operation }, fail }) {
      const isSecured = access === 'required' || access === 'optional'
      const mayRefresh = isSecured && options.refresh !== false && operation !== 'auth.refresh'
      if (mayRefresh && session.token() && session.remaining() <= 0) await refresher.refresh({ quiet: true })
      const token = isSecured ? (options.key ?? session.token()) : null
      if (!token && access === 'required') {
        session.rejectMissingToken()
        throw fail({ kind: 'unauthorized' })
      }
      return { token, epoch: session.epoch() }
    },

    async recover(call, { token, epoch }, response) {
      const { operation } = call.info
      // A key is neither refreshed nor replaced, so its 401 is an error of the call alone.
      const isApart = options.key ?? (operation === 'auth.signIn' || operation === 'auth.refresh')
      if (isApart || call.access === 'detached') return false
      await refresher.idle()
      const current = session.token()
      if (token && current) {
        if (token !== current) return !call.isReplayed
        if (!call.isReplayed && options.onUnauthorized === 'refresh-then-sign-out')
          return refresher.refresh({ force: true, quiet: true }).then(
            () => session.token() !== null,
            () => false,
          )
      }
      // A session that has ended since the request was sent has reported it already.
      if (current || epoch === session.epoch()) events.report('unauthorized', call.fail({ response }))
      if (current) session.end('unauthorized')
      return false
    },
  }
}
