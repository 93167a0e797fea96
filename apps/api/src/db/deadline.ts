import { AsyncLocalStorage } from 'node:async_hooks'

/** How long a query may take, in ms. */
export interface Deadlines {
  query: number
  /** Of what every request waits for: the look-up of its session. */
  session: number
}

export const DEADLINES: Deadlines = { query: 10_000, session: 2000 }

const began = new AsyncLocalStorage<number>()

/** Gives the queries of `run`, and their wait for a connection, the shorter deadline together. */
export function quickly<Result>(run: () => Promise<Result>): Promise<Result> {
  // A query of drizzle is sent when it is awaited.
  return began.run(performance.now(), async () => await run())
}

export const isQuick = () => began.getStore() !== undefined

/** What is left to the next query of this call. */
export function timeLeft({ query, session }: Deadlines): number {
  const since = began.getStore()
  return since === undefined ? query : Math.max(0, session - (performance.now() - since))
}
