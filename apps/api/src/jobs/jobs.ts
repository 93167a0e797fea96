import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { sweepIdempotencyKeys } from '#http/idempotency.ts'
import { sweepRequestCounts } from '#http/limits/request-limit.ts'
import { sweepAssets } from '#http/shared-assets.ts'
import { sendDue } from '#mail/outbox.ts'
import { mailTransport } from '#mail/transport.ts'
import { type Job, type JobFailure, noteFailures, sweepFailures } from './job-failures.ts'
import { repeat } from './repeat.ts'
import type { Task } from '#registry/section.ts'
import { composers, dues, handlers, sweeps } from '#sections.ts'
import { auditHead } from '#sections/audit-log/chain/chain.ts'
import { keepHead, type Keeper, keeperOf } from '#sections/audit-log/chain/kept-head.ts'
import { sealAudit } from '#sections/audit-log/chain/seal.ts'
import { startWorker } from '#sections/operations/public.ts'
import { createDeliveries } from '#sections/webhooks/public.ts'

/** Operations at once; the embedded database has one connection. */
const LOOPS = 2
const MAIL_EVERY = 1000
const SEAL_EVERY = 5000
const WEBHOOKS_EVERY = 1000
const DUE_EVERY = 60_000
const SWEEP_EVERY = 60 * 60_000

interface Jobs {
  db: Database
  env: Env
  onError: (error: unknown) => void
  /** Receives what a job could not do, each reason once an hour. */
  onFailure: (failure: JobFailure) => void
  /**
   * Receives the head of the change log at the start and every hour: a stored copy later proves that the chain is
   * unchanged.
   */
  onHead: (head: string) => void
}

/**
 * Runs the background jobs: mail, webhooks, scheduled changes, sealing the log and removing expired data. Several instances may
 * run them at once. The failures of all jobs are reported in one way.
 */
export function startJobs({ db, env, onError, onFailure, onHead }: Jobs) {
  const transport = mailTransport(env)
  let stopping = false
  const keeper = keeperOf(env)
  const report = async (job: Job, error: unknown) => {
    const failures = await noteFailures(db, job, error, new Date()).catch((cause: unknown) => {
      // Without the database nothing can be recorded, and that error says so itself.
      onError(error)
      onError(cause)
      return []
    })
    for (const failure of failures) onFailure(failure)
  }
  const webhooks = createDeliveries({
    db,
    env,
    now: () => new Date(),
    onError: (error) => void report(WEBHOOKS, error),
  })
  const operations = startWorker(
    { db, env, handlers, now: () => new Date(), onError: (error) => void report(OPERATIONS, error) },
    env.databaseUrl ? LOOPS : 1,
  )
  const reportHead = async () => onHead(await auditHead(db))
  void reportHead().catch(onError)
  const once = (job: Job, every: number, run: Task) => repeat(every, () => runEach([[job, run]], { db, env, report }))
  const jobs = [
    once(MAIL, MAIL_EVERY, () =>
      sendDue(db, { composers, transport, env, now: () => new Date(), isStopping: () => stopping }),
    ),
    once(SEAL, SEAL_EVERY, () => seal(db, keeper)),
    once(WEBHOOKS, WEBHOOKS_EVERY, () => webhooks.tick()),
    once(SEAL, SWEEP_EVERY, reportHead),
    ...eachByItself(dueJobs, DUE_EVERY, { db, env, report }),
    repeat(SWEEP_EVERY, () => runEach(sweepJobs, { db, env, report })),
  ]
  return {
    async stop() {
      stopping = true
      await Promise.all(jobs.map((job) => job.stop()))
      await webhooks.stop()
      await operations.stop()
    },
  }
}

const MAIL: Job = { name: 'mail', label: 'Отправка писем' }
const SEAL: Job = { name: 'seal', label: 'Заверение журнала изменений' }
const WEBHOOKS: Job = { name: 'webhooks', label: 'Отправка вебхуков', permission: 'webhook.statusChange' }
const OPERATIONS: Job = { name: 'operations', label: 'Выполнение операций' }
const SWEEP: Job = { name: 'sweep', label: 'Удаление того, чей срок вышел' }

const dueJobs = Object.entries(dues).map(([name, { label, permission, run }]): [Job, Task] => [
  { name, label, permission },
  run,
])
const sweepJobs = [...sweeps, sweepIdempotencyKeys, sweepFailures, sweepAssets, sweepRequestCounts].map(
  (run): [Job, Task] => [SWEEP, run],
)

async function seal(db: Database, keeper: Keeper): Promise<void> {
  await sealAudit(db, keeper.key)
  await keepHead(db, keeper, new Date())
}

interface Runner {
  db: Database
  env: Env
  report: (job: Job, error: unknown) => Promise<void>
}

/** Each task has a turn of its own, so that a long one delays none of the others. */
export const eachByItself = (tasks: readonly (readonly [Job, Task])[], every: number, runner: Runner) =>
  tasks.map((task) => repeat(every, () => runEach([task], runner)))

/** Runs the tasks in sequence; an error is reported and does not stop the others. */
export async function runEach(tasks: readonly (readonly [Job, Task])[], { db, env, report }: Runner): Promise<void> {
  for (const [job, run] of tasks) {
    try {
      await run(db, new Date(), env)
    } catch (error) {
      await report(job, error)
    }
  }
}
