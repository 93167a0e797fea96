import { randomUUID } from 'node:crypto'
import { clockOf } from '#db/time/clock.ts'
import type { Database } from '#db/database.ts'
import { newestMigration } from '#db/migrating/files.ts'
import { forgetProcess, noteProcess } from '#db/processes.ts'
import type { Env } from '#env.ts'
import { placeOfFiles } from '#files/store.ts'
import { repeat } from './repeat.ts'

const EVERY = 60_000

interface Options {
  db: Database
  env: Env
  onError: (error: unknown) => void
  /** Receives how many other processes keep their files elsewhere, once they do. */
  onApart: (others: number) => void
}

/** Says in the database that this process runs, now and every minute until it stops. */
export async function sayRunning({ db, env, onError, onApart }: Options) {
  const self = { id: randomUUID(), schema: newestMigration(), files: placeOfFiles(env) }
  let others = 0
  const say = async () => {
    const before = others
    const clock = clockOf(db)
    // A wrong clock of this process must not end the others.
    await clock.read().catch(() => undefined)
    others = await noteProcess(db, self, clock.now())
    if (others > 0 && before === 0) onApart(others)
  }
  await say()
  const signs = repeat(EVERY, () => say().catch(onError))
  return {
    async stop() {
      await signs.stop()
      await forgetProcess(db, self.id).catch(onError)
    },
  }
}
