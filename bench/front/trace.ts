import type { Page } from 'playwright'

interface TraceEvent {
  readonly name: string
  readonly cat: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  readonly dur?: number
  /** The CPU time of the thread in it, which other programs do not lengthen. */
  readonly tdur?: number
}

/** Records the tasks of a page; what it returns ends the record and gives it. */
export async function traced(page: Page): Promise<() => Promise<readonly TraceEvent[]>> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser')
  await browser.startTracing(page, { categories: ['-*', 'toplevel', 'blink.user_timing'] })
  return async () => {
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
    return traceEvents
  }
}

/** The CPU time of the main thread until a mark of the page, in milliseconds. */
export function busyUntil(name: string, events: readonly TraceEvent[]): number {
  const mark = events.find((event) => event.name === name && event.cat.includes('user_timing'))
  if (!mark) return NaN
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts }) =>
      name === 'ThreadControllerImpl::RunTask' && ph === 'X' && pid === mark.pid && tid === mark.tid && ts < mark.ts,
  )
  const micros = tasks.map(({ ts, dur = 0, tdur = dur }) => tdur * Math.min(1, (mark.ts - ts) / (dur || 1)))
  return micros.reduce((sum, one) => sum + one, 0) / 1000
}
