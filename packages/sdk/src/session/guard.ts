import type { SessionCore } from '#core.ts'
import { ignore } from '#ignore.ts'
import type { Call } from '#transport/call.ts'
import { isSecured, type Guard } from '#transport/guard.ts'
import type { Refresher } from './refresh.ts'
import type { SessionState } from './session.ts'

/** A session's part in a call. */
export function createSessionGuard(
  { options, events }: SessionCore,
  session: SessionState,
  refresher: Refresher,
): Guard {
  /** The question that concurrent calls share. */
  let proving: Promise<void> | undefined

  async function prove(call: Call, response: Response): Promise<boolean> {
    const { onStepUp } = options
    if (!onStepUp || call.isProved) return false
    const body: unknown = await response.clone().json().catch(ignore)
    const refusal = call.fail({ response, body })
    if (refusal.kind !== 'forbidden' || refusal.code !== 'step_up') return false
    call.isProved = true
    // The user may take longer than an attempt.
    call.attempts.pause()
    proving ??= onStepUp(refusal).finally(() => (proving = undefined))
    return proving.then(
      () => true,
      (cause: unknown) => {
        response.body?.cancel().catch(ignore)
        throw call.fail({ response, body, cause })
      },
    )
  }

  return {
    async authorize(call) {
      const mayRefresh = isSecured(call) && options.refresh !== false && call.info.operation !== 'auth.refresh'
      if (mayRefresh && session.token() && session.remaining() <= 0) await refresher.refresh({ quiet: true })
      const token = isSecured(call) ? session.token() : null
      if (!token && call.access === 'required') {
        session.rejectMissingToken()
        throw call.fail({ kind: 'unauthorized' })
      }
      return { token, epoch: session.epoch() }
    },

    async recover(call, { token, epoch }, response) {
      if (response.status === 403) return prove(call, response)
      const { operation } = call.info
      if (operation === 'auth.signIn' || operation === 'auth.refresh' || call.access === 'detached') return false
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

    isSession: true,
    setServerTime: (date) => session.setServerTime(date),
  }
}
