import type { Database } from '#db/database.ts'
import type { Work } from '#sections/operations/change.ts'
import { exportsBeside } from '#sections/operations/export/beside.ts'
import { runExport } from '#sections/operations/export.ts'
import { step } from '#sections/operations/step.ts'

interface Clocked extends Omit<Work, 'onError'> {
  advance: (ms: number) => void
}

interface Working {
  batches?: number
  size?: number
  stopping?: AbortController
  /** What happens between the failure of the first batch and its note. */
  failing?: () => Promise<unknown>
  /** The transaction whose commit is not answered, counted from one. */
  unanswered?: number
}

/** Loses the answer to a commit, as a connection that breaks does. */
function losing(db: Database, lost: number): Database {
  if (lost === 0) return db
  let count = 0
  const transaction: Database['transaction'] = async (run) => {
    const result = await db.transaction(run)
    if (++count === lost) throw new Error('The connection is lost')
    return result
  }
  return new Proxy(db, { get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)) })
}

/** Fails after the work of the first transaction, and lets others act before that is noted. */
function failingOnce(db: Database, meanwhile: () => Promise<unknown>): Database {
  let count = 0
  const transaction: Database['transaction'] = async (run) => {
    const turn = ++count
    if (turn === 2) await meanwhile()
    return db.transaction(async (tx) => {
      const result = await run(tx)
      if (turn === 1) throw new Error('The process is confused')
      return result
    })
  }
  return new Proxy(db, { get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)) })
}

/** Does the work of all operations that are due, or some batches of it; returns what went wrong. */
export function workerOf({ advance, ...clocked }: Clocked) {
  return async ({
    batches = Infinity,
    size = 100,
    stopping = new AbortController(),
    failing,
    unanswered = 0,
  }: Working = {}): Promise<unknown[]> => {
    const errors: unknown[] = []
    const db = failing ? failingOnce(clocked.db, failing) : losing(clocked.db, unanswered)
    const work: Work = { ...clocked, db, onError: (error) => void errors.push(error) }
    const exports = exportsBeside(
      (leased, signal) => runExport(work, leased, signal),
      stopping.signal,
      () => undefined,
    )
    for (let batch = 0; batch < batches; batch++) {
      const sizeOf = ({ attempts }: { attempts: number }) => (attempts === 0 ? size : 1)
      const worked = await step(work, exports, sizeOf)
      await exports.ended()
      if (!worked) break
      // A failed batch is due again after a while.
      if (errors.length > 0) advance(1000)
    }
    return errors
  }
}
