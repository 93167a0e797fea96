import type { Clock } from '#clock.ts'

/** One call from its first attempt to the end of its body, and the ways in which it may be cut short. */
export interface Attempts {
  cut(): 'aborted' | 'timeout' | undefined
  /** A fresh signal for one more attempt: an old one may have timed out. */
  begin(): AbortSignal
  /** Waits, or returns early when aborted. */
  wait(ms: number): Promise<void>
  close(): void
}

export function createAttempts(clock: Clock, timeout: number, signals: readonly (AbortSignal | undefined)[]): Attempts {
  let reason: 'aborted' | 'timeout' | undefined = signals.some((signal) => signal?.aborted) ? 'aborted' : undefined
  let stop: (() => void) | undefined
  let cancelTimer: (() => void) | undefined
  // One listener a call, removed with it: AbortSignal.any keeps a long-lived signal's dependents alive.
  const abort = () => {
    reason = 'aborted'
    stop?.()
  }
  for (const signal of signals) signal?.addEventListener('abort', abort)

  function timer(ms: number, run: () => void) {
    cancelTimer?.()
    cancelTimer = clock.after(ms, run)
  }

  return {
    cut: () => reason,
    begin() {
      const controller = new AbortController()
      stop = () => controller.abort()
      if (timeout > 0)
        timer(timeout, () => {
          reason = 'timeout'
          controller.abort()
        })
      return controller.signal
    },
    async wait(ms) {
      if (reason === 'timeout') reason = undefined
      await new Promise<void>((resolve) => {
        stop = resolve
        timer(ms, resolve)
      })
    },
    close() {
      cancelTimer?.()
      for (const signal of signals) signal?.removeEventListener('abort', abort)
    },
  }
}
