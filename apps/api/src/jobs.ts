import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { sweepIdempotencyKeys } from '#http/idempotency.ts'
import { sendDue } from '#mail/outbox.ts'
import { mailTransport } from '#mail/transport.ts'
import { auditHead, auditKey, composers, dues, sealAudit, sweeps, trimAudit, type Task } from '#sections.ts'

const MAIL_EVERY = 1000
const SEAL_EVERY = 5000
const DUE_EVERY = 60_000
const SWEEP_EVERY = 60 * 60_000

interface Jobs {
  db: Database
  env: Env
  onError: (error: unknown) => void
  /** Hears the head of the change log at the start and every hour: where the log is kept, it proves later that the chain is the same. */
  onHead: (head: string) => void
}

/** What goes on beside the requests: mail, and the removal of what has expired. Several instances may run it at once. */
export function startJobs({ db, env, onError, onHead }: Jobs) {
  const transport = mailTransport(env)
  const key = auditKey(env)
  const trim = (on: Database, at: Date) => trimAudit(on, at, key)
  const tellHead = async () => onHead(await auditHead(db))
  void tellHead().catch(onError)
  const jobs = [
    repeat(MAIL_EVERY, () => sendDue(db, { composers, transport, env, at: new Date(), onError }), onError),
    repeat(SEAL_EVERY, () => sealAudit(db, key), onError),
    repeat(SWEEP_EVERY, tellHead, onError),
    repeat(DUE_EVERY, () => runEach(dues, { db, env, onError }), onError),
    repeat(SWEEP_EVERY, () => runEach([...sweeps, trim, sweepIdempotencyKeys], { db, env, onError }), onError),
  ]
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}

/** Runs one task after the other; a failure is reported and stops none of the others. */
export async function runEach(tasks: Task[], { db, env, onError }: Omit<Jobs, 'onHead'>): Promise<void> {
  for (const task of tasks) await task(db, new Date(), env).catch(onError)
}

/** Runs again `every` ms after the end of the last run. */
function repeat(every: number, run: () => Promise<void>, onError: (error: unknown) => void) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let current = Promise.resolve()
  const next = () => {
    if (stopped) return
    timer = setTimeout(() => {
      current = run().catch(onError).then(next)
    }, every).unref()
  }
  next()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await current
    },
  }
}
