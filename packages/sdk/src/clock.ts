/** The time source of a client, all in milliseconds. Tests bring their own. */
export interface Clock {
  /** The current time as epoch milliseconds. */
  readonly now: () => number
  /** Runs a function once after a delay; the result cancels it. */
  readonly after: (ms: number, run: () => void) => () => void
  /** Runs a function at an interval, without keeping a process alive; the result stops it. */
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

/** Lets a Node process end despite an open timer or channel; browsers have no `unref`. */
export function unreference(handle: object | number): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only this method is read, where there is one.
  ;(handle as { unref?(): void }).unref?.()
}

/** A number that `fromNumber` makes of a numeric text, or the epoch milliseconds of a date; NaN where it is neither. */
export function parseTime(text: string, fromNumber: (value: number) => number): number {
  const value = Number(text || NaN)
  return Number.isNaN(value) ? Date.parse(text) : fromNumber(value)
}
