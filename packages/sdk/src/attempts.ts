import type { Clock } from './clock.ts'

/** One call from its first attempt to the end of its body, and the ways in which it may be cut short. */
export interface Attempts {
  cut(): 'aborted' | 'timeout' | undefined
  /** A fresh signal for one more attempt: an old one may have timed out. */
  begin(timeout: number): AbortSignal
  /** Waits, or returns early when aborted. */
  wait(ms: number): Promise<void>
  close(): void
}

export function createAttempts(clock: Clock, outer: AbortSignal | undefined, open: Set<() => void>): Attempts {
  let reason: 'aborted' | 'timeout' | undefined = outer?.aborted ? 'aborted' : undefined
  let stop: (() => void) | undefined
  let cancelTimer: (() => void) | undefined
  // One listener a call, removed with it: AbortSignal.any keeps a long-lived signal's dependents alive.
  const abort = () => {
    reason = 'aborted'
    stop?.()
  }
  outer?.addEventListener('abort', abort)
  open.add(abort)

  function timer(ms: number, run: () => void) {
    cancelTimer?.()
    cancelTimer = clock.after(ms, run)
  }

  return {
    cut: () => reason,
    begin(timeout) {
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
      outer?.removeEventListener('abort', abort)
      open.delete(abort)
    },
  }
}
