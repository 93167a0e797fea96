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
    // Node's timer is an object that can be unreferenced, a browser's is a number.
    const timer: unknown = setInterval(run, ms)
    if (isNodeTimer(timer)) timer.unref()
    return () => clearInterval(timer as number)
  },
}

function isNodeTimer(timer: unknown): timer is { unref(): void } {
  return typeof timer === 'object'
}
