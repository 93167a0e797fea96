import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { sweepIdempotencyKeys } from '#http/idempotency.ts'
import { sendDue } from '#mail/outbox.ts'
import { mailTransport } from '#mail/transport.ts'
import type { Task } from './registry/section.ts'
import { composers, dues, sweeps } from '#sections.ts'
import { auditHead } from '#sections/audit-log/chain.ts'
import { keepHead, type Keeper, keeperOf } from '#sections/audit-log/kept-head.ts'
import { sealAudit } from '#sections/audit-log/seal.ts'
import { createDeliveries } from '#sections/webhooks/public.ts'

const MAIL_EVERY = 1000
const SEAL_EVERY = 5000
const WEBHOOKS_EVERY = 1000
const DUE_EVERY = 60_000
const SWEEP_EVERY = 60 * 60_000

interface Jobs {
  db: Database
  env: Env
  onError: (error: unknown) => void
  /**
   * Receives the head of the change log at the start and every hour: a stored copy later proves that the chain is
   * unchanged.
   */
  onHead: (head: string) => void
}

/**
 * Runs the background jobs: mail, webhooks, scheduled changes, sealing the log and removing expired data. Several instances may
 * run them at once.
 */
export function startJobs({ db, env, onError, onHead }: Jobs) {
  const transport = mailTransport(env)
  const keeper = keeperOf(env)
  const webhooks = createDeliveries({ db, env, now: () => new Date(), onError })
  const reportHead = async () => onHead(await auditHead(db))
  void reportHead().catch(onError)
  const jobs = [
    repeat(MAIL_EVERY, () => sendDue(db, { composers, transport, env, at: new Date(), onError }), onError),
    repeat(SEAL_EVERY, () => seal(db, keeper), onError),
    repeat(WEBHOOKS_EVERY, () => webhooks.tick(), onError),
    repeat(SWEEP_EVERY, reportHead, onError),
    repeat(DUE_EVERY, () => runEach(dues, { db, env, onError }), onError),
    repeat(SWEEP_EVERY, () => runEach([...sweeps, sweepIdempotencyKeys], { db, env, onError }), onError),
  ]
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()))
      await webhooks.stop()
    },
  }
}

async function seal(db: Database, keeper: Keeper): Promise<void> {
  await sealAudit(db, keeper.key)
  await keepHead(db, keeper, new Date())
}

/** Runs the tasks in sequence; an error is reported and does not stop the others. */
export async function runEach(tasks: readonly Task[], { db, env, onError }: Omit<Jobs, 'onHead'>): Promise<void> {
  for (const task of tasks) await task(db, new Date(), env).catch(onError)
}

/** Repeats `run` `every` ms after its last run has ended. */
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
