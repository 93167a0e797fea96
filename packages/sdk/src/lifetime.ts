import type { Clock } from './clock.ts'

/** One call from its first attempt to the end of its body: every way in which it may be cut short. */
export interface Lifetime {
  /** Why it was cut short, if it was. */
  cut(): 'aborted' | 'timeout' | undefined
  /** A signal for one more attempt; the one before can no longer end anything. */
  attempt(timeout: number): AbortSignal
  /** Waits, or returns early when aborted. */
  wait(ms: number): Promise<void>
  close(): void
}

export function openLifetime(clock: Clock, outer: AbortSignal | undefined, open: Set<() => void>): Lifetime {
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
  return {
    cut: () => reason,
    attempt(timeout) {
      const controller = new AbortController()
      cancelTimer?.()
      if (reason === 'timeout') reason = undefined
      stop = () => controller.abort(outer?.reason)
      cancelTimer =
        timeout > 0
          ? clock.after(timeout, () => {
              reason = 'timeout'
              controller.abort()
            })
          : undefined
      return controller.signal
    },
    wait: (ms) =>
      new Promise((resolve) => {
        cancelTimer?.()
        cancelTimer = clock.after(ms, resolve)
        stop = () => {
          cancelTimer?.()
          resolve()
        }
      }),
    close() {
      cancelTimer?.()
      outer?.removeEventListener('abort', abort)
      open.delete(abort)
    },
  }
}
