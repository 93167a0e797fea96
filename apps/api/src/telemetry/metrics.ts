import type { FastifyInstance } from 'fastify'
import { finished } from 'node:stream'
import { getHeapStatistics } from 'node:v8'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { clockOf } from '#db/time/clock.ts'
import type { OpenDatabase } from '#db/database.ts'
import { waits } from '#db/connection/pool.ts'
import { countStreams } from '#sections/events/hub.ts'
import { readBacklogs, readFailingJobs, readSweeps, readUnarchived, requireWritable } from './backlogs.ts'
import { operationOf } from './current-request.ts'
import { timeEach } from './timed.ts'

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]
/** The client went away before the answer; nginx has made the number known. */
const CLIENT_GONE = 499

export interface Metrics {
  contentType: string
  observe(app: FastifyInstance): void
  /** All metrics as Prometheus reads them; those of the database are absent while it does not answer. */
  read(): Promise<string>
  close(): void
}

interface Measured {
  database: Pick<OpenDatabase, 'db' | 'aside' | 'pool' | 'replicas'>
  now: () => Date
}

/** Measures the server. Labels take their values from the program and its settings, never from a request. */
export function createMetrics({ database, now }: Measured): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'admin_panel_requests_total',
    help: 'Requests by operation and status; 499 where the client went away',
    labelNames: ['operation', 'status'] as const,
    registers,
  })
  const durations = new Histogram({
    name: 'admin_panel_request_duration_seconds',
    help: 'The time to an answer by operation; without forms, files and streams, which may take long',
    labelNames: ['operation'] as const,
    buckets: SECONDS,
    registers,
  })
  const poolWaits = new Histogram({
    name: 'admin_panel_pool_wait_seconds',
    help: 'The wait for a connection to the database',
    labelNames: ['pool'] as const,
    buckets: SECONDS,
    registers,
  })
  const stopTiming = timeEach(waits, ({ pool }, ms) => {
    // A wait of the metrics themselves delays no call.
    if (pool !== 'aside') poolWaits.observe({ pool }, ms / 1000)
  })
  measureProcess(registry, database)
  const readDatabase = measureDatabase(registers, database.aside, now)
  let reading: Promise<string> | undefined

  return {
    contentType: registry.contentType,
    observe(app) {
      app.addHook('onRequest', (request, reply, done) => {
        const startedAt = performance.now()
        finished(reply.raw, (error) => {
          const operation = operationOf(request)
          requests.inc({ operation, status: error ? CLIENT_GONE : reply.statusCode })
          if (!request.routeOptions.config.mayTakeLong)
            durations.observe({ operation }, (performance.now() - startedAt) / 1000)
        })
        done()
      })
    },
    // Two servers of Prometheus that ask at once share the statements.
    read: () =>
      (reading ??= readDatabase()
        .then(() => registry.metrics())
        .finally(() => (reading = undefined))),
    close() {
      stopTiming()
      registry.clear()
    },
  }
}

function measureProcess(registry: Registry, { db, pool, replicas }: Measured['database']) {
  const pools = [{ name: 'primary', pool }, ...replicas]
  registry.registerMetric(
    new Gauge({
      name: 'admin_panel_pool_connections',
      help: 'Connections by what they do, and the calls that wait for one',
      labelNames: ['pool', 'state'],
      registers: [],
      collect() {
        for (const {
          name,
          pool: { totalCount, idleCount, waitingCount },
        } of pools) {
          this.set({ pool: name, state: 'busy' }, totalCount - idleCount)
          this.set({ pool: name, state: 'idle' }, idleCount)
          this.set({ pool: name, state: 'waiting' }, waitingCount)
        }
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'admin_panel_replica_used',
      help: 'Whether reads go to the replica; absent for a node that leads',
      labelNames: ['replica'],
      registers: [],
      collect() {
        this.reset()
        for (const { name, isUsed, leads } of replicas) if (!leads) this.set({ replica: name }, Number(isUsed))
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'admin_panel_replica_lag_seconds',
      help: 'How old the state of the replica is; DB_REPLICA_LAG_MS stands for more',
      labelNames: ['replica'],
      registers: [],
      collect() {
        this.reset()
        for (const { name, lag } of replicas) if (lag !== undefined) this.set({ replica: name }, lag)
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'admin_panel_clock_ahead_seconds',
      help: 'By how much the clock of the process is ahead of that of the database; its jobs stop beyond a minute',
      registers: [],
      collect() {
        this.set(clockOf(db).ahead())
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'admin_panel_streams',
      help: 'Open streams of events, of which a process takes 1,000',
      registers: [],
      collect() {
        this.set(countStreams(db))
      },
    }),
  )
  registry.registerMetric(
    new Gauge({
      name: 'admin_panel_heap_limit_bytes',
      help: 'The size of the heap at which the process ends',
      registers: [],
      collect() {
        this.set(getHeapStatistics().heap_size_limit)
      },
    }),
  )
}

/** Returns what reads the state of the queues into their gauges. */
function measureDatabase(registers: Registry[], db: Measured['database']['db'], now: () => Date) {
  const up = new Gauge({
    name: 'admin_panel_database_up',
    help: 'Whether the database answers and takes writes',
    registers,
  })
  const waiting = new Gauge({
    name: 'admin_panel_backlog',
    help: 'What waits for background jobs; 10000 stand for more',
    labelNames: ['queue'],
    registers,
  })
  const age = new Gauge({
    name: 'admin_panel_backlog_age_seconds',
    help: 'How long the oldest of a queue has waited beyond its time',
    labelNames: ['queue'],
    registers,
  })
  const failing = new Gauge({
    name: 'admin_panel_job_failing',
    help: 'How often in a row a background job has failed, once in its period, until it has not failed for two',
    labelNames: ['task'],
    registers,
  })
  const behind = new Gauge({
    name: 'admin_panel_sweep_behind_seconds',
    help: 'For how long the oldest of what a sweep removes has been due to go',
    labelNames: ['task'],
    registers,
  })
  const unarchived = new Gauge({
    name: 'admin_panel_journal_unarchived_seconds',
    help: 'How long ago the last file of the journal of the database was archived; absent without an archive',
    labelNames: [],
    registers,
  })
  return async () => {
    const at = now()
    const states = await Promise.all([
      readBacklogs(db, at),
      readFailingJobs(db, at),
      readSweeps(db, at),
      readUnarchived(db),
      requireWritable(db),
    ]).catch(() => undefined)
    for (const gauge of [waiting, age, failing, behind]) gauge.reset()
    unarchived.remove()
    up.set(Number(states !== undefined))
    const [queues, jobs, sweeps, journal] = states ?? [[], [], [], undefined]
    for (const queue of queues) {
      waiting.set({ queue: queue.name }, queue.waiting)
      age.set({ queue: queue.name }, queue.seconds)
    }
    for (const { job, failures } of jobs) failing.set({ task: job }, failures)
    if (journal !== undefined) unarchived.set(journal)
    for (const { name, seconds } of sweeps) behind.set({ task: name }, seconds)
  }
}
