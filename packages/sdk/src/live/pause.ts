import { isApiError, type ApiError, type Clock } from '@admin-panel/sdk'

// Kinds of errors that may be temporary; any other one ends an iteration.
const PASSING = new Set(['network', 'timeout', 'server', 'rate-limit', 'parse'])

/** Whether waiting may mend the failure of a call. */
export function isPassing(error: unknown): error is ApiError {
  // A wrong address stays wrong.
  return isApiError(error) && PASSING.has(error.kind) && error.status !== 404
}

export const system: Pick<Clock, 'after'> = {
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** Resolves after the time, or at once when the signal aborts. */
export function pause(ms: number, clock: Pick<Clock, 'after'>, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const end = () => {
      cancel()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const cancel = clock.after(ms, end)
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })
}
