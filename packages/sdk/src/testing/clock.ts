import type { Clock } from '@admin-panel/sdk'

/** A clock that moves only when a test advances it. */
export interface TestClock extends Clock {
  /** Advances the time by milliseconds, runs the timers that fall due in order, and lets calls settle in between. */
  advance(ms: number): Promise<void>
}

interface Timer {
  at: number
  readonly run: () => void
  readonly every: number | undefined
}

/** The time at which a test clock starts, as epoch milliseconds. */
export const TEST_NOW = Date.parse('2026-06-01T09:00:00Z')

/**
 * Creates a clock that stands still until it is advanced.
 * @param start - epoch milliseconds, `TEST_NOW` by default
 */
export function createTestClock(start: number = TEST_NOW): TestClock {
  let now = start
  const timers = new Set<Timer>()

  function add(ms: number, run: () => void, every?: number) {
    const timer = { at: now + ms, run, every }
    timers.add(timer)
    return () => timers.delete(timer)
  }

  return {
    now: () => now,
    after: (ms, run) => add(ms, run),
    every: (ms, run) => add(ms, run, ms),
    async advance(ms) {
      const end = now + ms
      for (;;) {
        await settle()
        const due = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
        if (!due) break
        now = Math.max(now, due.at)
        if (due.every === undefined) timers.delete(due)
        else due.at += due.every
        due.run()
      }
      now = end
      await settle()
    },
  }
}

// A mocked call passes through several turns of the event loop.
async function settle() {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve))
}
