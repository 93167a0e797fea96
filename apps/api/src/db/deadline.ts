import { AsyncLocalStorage } from 'node:async_hooks'

/** The deadlines of queries, in ms. */
export interface Deadlines {
  query: number
  /** The session lookup, which blocks every request, has its own deadline. */
  session: number
  /** The wait for a free connection. */
  connection: number
  /** The wait for a record that another transaction changes. */
  lock: number
}

export const DEADLINES: Deadlines = { query: 10_000, session: 2000, connection: 10_000, lock: 3000 }

const quickStart = new AsyncLocalStorage<number>()

/** Applies the shorter deadline to all queries of `run` together, including the wait for a connection. */
export function quickly<Result>(run: () => Promise<Result>): Promise<Result> {
  // Drizzle sends a query when it is awaited, so the await must happen inside `run`.
  return quickStart.run(performance.now(), async () => await run())
}

export const isQuick = () => quickStart.getStore() !== undefined

/** The time that remains for the next query of this call, in ms. */
export function timeLeft({ query, session }: Pick<Deadlines, 'query' | 'session'>): number {
  const startedAt = quickStart.getStore()
  return startedAt === undefined ? query : Math.max(0, session - (performance.now() - startedAt))
}
