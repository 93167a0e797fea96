import { clockOf, WrongClock } from '#db/time/clock.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { sendDue } from '#mail/outbox.ts'
import { mailTransport } from '#mail/transport.ts'
import { type Job, type JobFailure, noteFailures } from './job-failures.ts'
import { repeat } from './repeat.ts'
import { runSweep } from './run-sweep.ts'
import { constant, dueJobs, sweepJobs } from './table.ts'
import type { Task } from '#registry/section.ts'
import { composers, handlers } from '#sections.ts'
import { auditHead } from '#sections/audit-log/chain/chain.ts'
import { keepHead, type Keeper, keeperOf } from '#sections/audit-log/chain/kept-head.ts'
import { sealAudit } from '#sections/audit-log/chain/seal.ts'
import { startWorker } from '#sections/operations/public.ts'
import { createDeliveries } from '#sections/webhooks/public.ts'

/** Operations at once; the embedded database has one connection. */
const LOOPS = 2
/** Sweeps follow one another, so that they take one connection. */
const SWEEP_EVERY = 60 * 60_000
const CLOCK_EVERY = 5000
const HEAD_EVERY = SWEEP_EVERY

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
  /** Receives by how many seconds the clock of this process is ahead of the database when its jobs stop or go on. */
  onClock: (ahead: number, isWrong: boolean) => void
}

/**
 * Runs the background jobs: mail, webhooks, scheduled changes, sealing the log and removing expired data. Several instances may
 * run them at once. The failures of all jobs are reported in one way.
 */
export function startJobs({ db, env, onError, onFailure, onHead, onClock }: Jobs) {
  const transport = mailTransport(env)
  const clock = clockOf(db)
  let stopping = false
  const isStopping = () => stopping
  const keeper = keeperOf(env)
  const report = async (job: Job, error: unknown) => {
    const failures = await noteFailures(db, job, error, clock.now()).catch((cause: unknown) => {
      // Without the database nothing can be recorded, and that error says so itself.
      onError(error)
      onError(cause)
      return []
    })
    for (const failure of failures) onFailure(failure)
  }
  const deliveries = createDeliveries({
    db,
    env,
    now: clock.now,
    onError: (error) => void report(constant.webhooks, error),
  })
  const operations = startWorker(
    { db, env, handlers, now: clock.now, onError: (error) => void report(constant.operations, error) },
    env.databaseUrl ? LOOPS : 1,
  )
  const reportHead = async () => onHead(await auditHead(db))
  void reportHead().catch(onError)
  const runner = { db, env, report }
  let wasWrong = false
  const watchClock = async () => {
    await clock.read().catch(() => undefined)
    if (clock.isWrong() !== wasWrong) onClock(clock.ahead(), clock.isWrong())
    wasWrong = clock.isWrong()
  }
  const { mail, seal, webhooks } = constant
  const jobs = [
    eachByItself(
      [
        [mail, () => sendDue(db, { composers, transport, env, now: clock.now, isStopping })],
        [seal, (_db, at) => sealLog(db, keeper, at)],
        [webhooks, () => deliveries.tick()],
        [{ ...seal, every: HEAD_EVERY }, reportHead],
        ...dueJobs.map((job) => [job, job.run] as const),
      ],
      runner,
    ),
    repeat(CLOCK_EVERY, watchClock),
    repeat(SWEEP_EVERY, () =>
      runEach(
        sweepJobs.map((job) => [job, () => runSweep(job.sweep, { db, env, now: clock.now, isStopping })] as const),
        runner,
      ),
    ),
  ].flat()
  return {
    async stop() {
      stopping = true
      await Promise.all([...jobs.map((job) => job.stop()), deliveries.stop(), operations.stop()])
    },
  }
}

async function sealLog(db: Database, keeper: Keeper, at: Date): Promise<void> {
  await sealAudit(db, keeper.key)
  await keepHead(db, keeper, at)
}

interface Runner {
  db: Database
  env: Env
  report: (job: Job, error: unknown) => Promise<void>
}

/** Each task has a turn of its own, so that a long one delays none of the others. */
export const eachByItself = (tasks: readonly (readonly [Job, Task])[], runner: Runner) =>
  tasks.map((task) => repeat(task[0].every, () => runEach([task], runner)))

/**
 * Runs the tasks in sequence, by the clock of the database; an error is reported and does not stop the others. With a wrong
 * clock of its own a process runs none.
 */
export async function runEach(tasks: readonly (readonly [Job, Task])[], { db, env, report }: Runner): Promise<void> {
  for (const [job, run] of tasks) {
    try {
      await run(db, await clockOf(db).read(), env)
    } catch (error) {
      // The watch of the clock says so, once for all jobs.
      if (error instanceof WrongClock) return
      await report(job, error)
    }
  }
}
