import type { Core } from '#core.ts'
import { isApiError, type ApiError, type RequestInfo } from '#errors/api-error.ts'
import { createError, type Cause } from '#errors/create-error.ts'
import type { CallOptions } from '#options/options.ts'
import { createAttempts, type Attempts } from './attempts.ts'
import { parseRetryAfter } from './retry.ts'

/**
 * The token of a call: a token (`required`), a token if there is one (`optional`), or none (`public`).
 * A 401 ends the session in all three cases; a `detached` call sends no token and never ends a session.
 */
export type Access = 'required' | 'optional' | 'public' | 'detached'

interface CallParts {
  readonly info: RequestInfo
  readonly host: string
  readonly access: Access
  readonly options: CallOptions
  /** The server answers a repetition with the same `Idempotency-Key` as the first call. */
  readonly takesKey?: boolean
  /** Milliseconds for each attempt, unless the options have another number. */
  readonly timeout: number
}

/** One call from its parameters to its result, with all of its attempts. */
export interface Call extends CallParts {
  readonly attempts: Attempts
  /** The number of requests sent so far. */
  sent: number
  /** Whether the call was sent again after a 401, which happens once. */
  isReplayed: boolean
  /** Whether it was sent again after a proof of who the user is, which happens once. */
  isProved?: boolean
  /** The answer, once it is known that no attempt follows. */
  response: Response | undefined
  /** An error of this call. */
  readonly fail: (cause: Cause) => ApiError
  /** The error of this call that an exception stands for; an ApiError stays itself. */
  readonly explain: (cause: unknown) => ApiError
}

/** Runs a call to its end; every failure becomes an ApiError. */
export type RunCall = <T>(parts: CallParts, run: (call: Call) => Promise<T>) => Promise<T>

export function createRunner({ clock, messages, disposal }: Core, isSession: boolean): RunCall {
  return async (parts, run) => {
    const { info, options, timeout } = parts
    const call: Call = {
      ...parts,
      attempts: createAttempts(clock, options.timeout ?? timeout, [options.signal, disposal.signal]),
      sent: 0,
      isReplayed: false,
      response: undefined,
      fail: (cause) =>
        createError({
          request: info,
          messages,
          fallback: options.fallback,
          attempts: call.sent,
          host: parts.host,
          isKeyed: !isSession,
          isSession: isSession && parts.access !== 'detached',
          retryAfter: parseRetryAfter(cause.response, clock.now()),
          ...cause,
        }),
      explain(cause) {
        if (isApiError(cause)) return cause
        const response = cause instanceof SyntaxError ? call.response : undefined
        // Before the answer only the client's own code can throw; after it, only reading the body.
        const kind = call.attempts.reason() ?? (response ? 'parse' : call.response ? 'network' : 'unknown')
        return call.fail({ kind, cause, response })
      },
    }
    try {
      if (disposal.signal.aborted) throw call.fail({ kind: 'aborted' })
      return await run(call)
    } catch (cause) {
      throw call.explain(cause)
    } finally {
      call.attempts.close()
    }
  }
}
