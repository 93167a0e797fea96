import type { Clock } from '#clock.ts'
import type { CallOptions } from '#options/options.ts'

/** The deadlines and the abort of one call, from its first attempt to the end of its body. */
export interface Attempts {
  /** Why the call was cut short; `undefined` while it was not. */
  reason(): 'aborted' | 'timeout' | undefined
  /** Starts the deadline of one more attempt. Its signal is fresh, since an old one may have timed out. */
  signal(): AbortSignal
  /** Waits, or returns early when the call is aborted. */
  sleep(ms: number): Promise<void>
  /** Ends the deadline of the attempt that was answered. */
  pause(): void
  /** Releases the timer and the listeners. */
  close(): void
}

export function createAttempts(clock: Clock, timeout: number, signals: readonly CallOptions['signal'][]): Attempts {
  let reason: 'aborted' | 'timeout' | undefined
  let stop: (() => void) | undefined
  let cancelTimer: (() => void) | undefined
  // One listener per call, removed with it: AbortSignal.any keeps the dependents of a long-lived signal alive.
  const abort = () => {
    reason = 'aborted'
    stop?.()
  }
  for (const signal of signals) {
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
  }

  function timer(ms: number, run: () => void) {
    cancelTimer?.()
    cancelTimer = clock.after(ms, run)
  }

  return {
    reason: () => reason,
    signal() {
      const controller = new AbortController()
      stop = () => controller.abort()
      if (timeout > 0)
        timer(timeout, () => {
          reason = 'timeout'
          controller.abort()
        })
      return controller.signal
    },
    async sleep(ms) {
      if (reason === 'timeout') reason = undefined
      await new Promise<void>((resolve) => {
        stop = resolve
        timer(ms, resolve)
      })
    },
    pause: () => cancelTimer?.(),
    close() {
      cancelTimer?.()
      for (const signal of signals) signal?.removeEventListener('abort', abort)
    },
  }
}
