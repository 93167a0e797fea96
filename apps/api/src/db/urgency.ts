import { AsyncLocalStorage } from 'node:async_hooks'
import { isQuick } from './deadline.ts'

export type Urgency = 'first' | 'usual' | 'later'

const urgency = new AsyncLocalStorage<Urgency>()
const onQuiet = new Set<() => void>()
let underWay = 0

/** Runs an interactive call, such as a sign-in; background work pauses until it has ended. */
export function urgently<Result>(run: () => Promise<Result>): Promise<Result> {
  underWay++
  return urgency
    .run('first', async () => await run())
    .finally(() => {
      underWay--
      if (underWay === 0) for (const resume of onQuiet) resume()
    })
}

/** Runs background work with the lowest priority. */
export function inBackground<Result>(run: () => Promise<Result>): Promise<Result> {
  return urgency.run('later', async () => await run())
}

export function urgencyNow(): Urgency {
  return isQuick() ? 'first' : (urgency.getStore() ?? 'usual')
}

export const isQuiet = () => underWay === 0

/** Calls back each time the last urgent call has ended; returns the function that unsubscribes. */
export function whenQuiet(resume: () => void): () => void {
  onQuiet.add(resume)
  return () => void onQuiet.delete(resume)
}
