/** Time as the client sees it; tests bring their own. Milliseconds throughout. */
export interface Clock {
  readonly now: () => number
  /** Runs once after a while; the result cancels it. */
  readonly after: (ms: number, run: () => void) => () => void
  /** Runs again and again without keeping a process alive; the result stops it. */
  readonly every: (ms: number, run: () => void) => () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  every(ms, run) {
    const timer = setInterval(run, ms)
    unreference(timer)
    return () => clearInterval(timer)
  },
}

/** Node keeps a process alive for an open timer or channel; browsers know nothing of it. */
export function unreference(handle: object | number): void {
  ;(handle as { unref?(): void }).unref?.()
}
