import { openDatabase } from '../apps/api/src/db/database.ts'
import { readEnv } from '../apps/api/src/env.ts'
import { runSweep } from '../apps/api/src/jobs/run-sweep.ts'
import { sweepJobs } from '../apps/api/src/jobs/table.ts'

export interface Batch {
  readonly name: string
  readonly took: number
}

// The sweeps of a server in a process of its own, which `bench growth` kills: each until nothing is left, a line a batch.
const env = readEnv(process.env)
const database = await openDatabase({
  url: env.databaseUrl,
  folder: '',
  deadlines: env.deadlines,
  onError: console.error,
})
for (const { name, sweep } of sweepJobs) {
  const state = { isLeft: true }
  const run: typeof sweep.run = async (...given) => {
    const startedAt = performance.now()
    state.isLeft = await sweep.run(...given)
    const batch: Batch = { name, took: performance.now() - startedAt }
    console.log(JSON.stringify(batch))
    return state.isLeft
  }
  // A run ends after some minutes; the next one goes on.
  do await runSweep({ ...sweep, run }, { db: database.db, env, now: () => new Date(), isStopping: () => false })
  while (state.isLeft)
}
await database.close()
