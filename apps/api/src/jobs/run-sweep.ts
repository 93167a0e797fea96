import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import type { Sweep } from '#registry/section.ts'

/** The next run removes the rest. */
const RUN_AT_MOST = 5 * 60_000
/** A sweep rests after each batch for three times as long as it took, so that requests meet it seldom. */
export const REST = 3

interface Run {
  db: Database
  env: Env
  now: () => Date
  isStopping: () => boolean
}

/** Removes batch after batch until nothing is left, the run has taken long, or the process stops. */
export async function runSweep({ run }: Sweep, { db, env, now, isStopping }: Run): Promise<void> {
  const end = performance.now() + RUN_AT_MOST
  while (!isStopping() && performance.now() < end) {
    const began = performance.now()
    if (!(await run(db, now(), env))) return
    await wait((performance.now() - began) * REST)
  }
}
