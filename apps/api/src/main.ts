import { setTimeout as wait } from 'node:timers/promises'
import { createApp } from '#app.ts'
import { readContract } from '#contract/operations.ts'
import { type Database, openDatabase, untilReady } from '#db/database.ts'
import { checkSchema, migrate } from '#db/migrate.ts'
import { clockOf } from '#db/time/clock.ts'
import { watchReplicas } from '#db/watch-replicas.ts'
import { freeBytesOf } from '#db/pglite/free-space.ts'
import { type Env, readEnv } from '#env.ts'
import { shareAssets } from '#http/shared-assets.ts'
import { startJobs } from '#jobs/jobs.ts'
import { sayRunning } from '#jobs/running.ts'
import { seedDemoData } from '#demo-data.ts'
import { sweepIncoming } from '#files/store.ts'
import { unusablePatterns } from '#sections/attributes/public.ts'
import { beginChain, ownsChain } from '#sections/audit-log/chain/chain.ts'
import { auditKey } from '#sections/audit-log/chain/key.ts'
import { endAccessOfCopy } from '#commands/access-of-copy.ts'
import { startTelemetry } from '#telemetry/telemetry.ts'
import { restoreAdministrator } from '#sections/roles/administrator.ts'
import { blockDemoAccounts } from '#sections/users/demo/demo-access.ts'
import { greeting } from './greeting.ts'
import { notListening, requireFreePort, startFailure } from '#commands/start-failure.ts'

/** The time for requests and jobs after the drain: ten seconds with the three of `DRAIN_MS`. */
const STOP_WITHIN = 7000
/** Connections of requests are cut a second earlier, so that the rest can end in order. */
const REQUESTS_WITHIN = 6000

function print(error: unknown) {
  console.error(startFailure(error))
}

// Node's own handler would print the error with all its properties, including data.
process.on('uncaughtException', (error) => {
  print(error)
  process.exit(1)
})

try {
  await start(readEnv(process.env))
} catch (error) {
  print(error)
  process.exit(1)
}

async function start(env: Env) {
  let onError = print
  await requireFreePort(env)
  const opening = openDatabase({
    url: env.databaseUrl,
    replicas: env.replicas,
    folder: env.dataDir,
    connections: env.connections,
    deadlines: env.deadlines,
    onError: (error) => onError(error),
  })
  // Parsing the contract is the slowest step without the database, so it runs while the database starts.
  readContract()
  const database = await opening
  await untilReady(database.db, (seconds, code) =>
    console.log(`База данных не отвечает (${code}), следующая попытка через ${seconds} с`),
  )
  await database.requireFit()
  let schema: Schema | undefined
  let isCopy = false
  let blocked: string[] = []
  await database.unhurried(async () => {
    schema = await prepareSchema(database.db, env)
    await beginChain(database.db, auditKey(env))
    isCopy = await endAccessOfCopy(database.db, env.databaseUrl ? undefined : env.dataDir, new Date())
    await restoreAdministrator(database.db, new Date())
    if (env.production) blocked = await blockDemoAccounts(database.db, env, new Date())
    else await seedDemoData(database.db, { at: new Date(), env, size: 'dev' })
  })

  let stopping = false
  const embedded = database.kind === 'pglite' ? { freeBytes: () => freeBytesOf(env.dataDir) } : undefined
  const telemetry = await startTelemetry({ database, env })
  const app = await createApp({
    db: database.db,
    env,
    embedded,
    isStopping: () => stopping,
    metrics: telemetry.metrics,
    traces: telemetry.traces,
  })
  onError = (error) => app.log.error({ err: error }, 'background failure')
  await sweepIncoming(env, env.databaseUrl ? new Date(Date.now() - 600_000) : undefined)
  if (isCopy)
    app.log.warn(
      { event: 'restored' },
      'the database is a copy: all sessions and links have ended; see «Back-up» in docs/operations.md',
    )
  if (blocked.length > 0)
    app.log.warn(
      { event: 'demo-accounts', accounts: blocked.length },
      'accounts of the demo data still had its password: they are blocked and have none; see «Demo data» in docs/operations.md',
    )
  if (schema && schema.newer.length > 0)
    app.log.warn(
      { event: 'schema-newer', migrations: schema.newer },
      'a newer version has changed the schema, and this one works with it; see «Upgrade» in docs/operations.md',
    )
  if (schema && schema.pending.length > 0)
    app.log.warn(
      { event: 'schema-older', migrations: schema.pending },
      'the schema lacks changes that this version can do without until pnpm migrate has made them',
    )
  // Refusing to start would let one changed row of the database keep the panel down.
  if (!(await ownsChain(database.db, auditKey(env))))
    app.log.error(
      { event: 'audit-key' },
      'the change log is sealed with another key: all processes of a database need the same AUDIT_KEY; see «The change log» in docs/operations.md',
    )
  for (const attribute of await unusablePatterns(database.db))
    app.log.warn(
      { event: 'attribute-pattern', attribute },
      'the pattern of this attribute checks no values, its form says why; see «Logs» in docs/operations.md',
    )
  // The worker of operations begins with the time of the database.
  await clockOf(database.db)
    .read()
    .catch((error: unknown) => app.log.error({ err: error }, 'the clock of the database could not be read'))
  const jobs = startJobs({
    db: database.db,
    env,
    onError,
    onFailure: ({ error, ...failure }) =>
      app.log.error({ event: 'job-failed', ...failure, err: error }, 'a background job could not do all of its work'),
    onClock: (ahead, isWrong) =>
      app.log[isWrong ? 'error' : 'info'](
        { event: 'clock', ahead },
        isWrong
          ? 'the clock of this process differs from that of the database by more than a minute: its jobs stand still; see «Background jobs» in docs/operations.md'
          : 'the clock of this process is right again: its jobs go on',
      ),
    onHead: (head) => app.log.info({ event: 'audit-head', head }, 'the head of the change log'),
  })
  if (env.databaseUrl) await shareAssets(database.db, env.panelDir, new Date())
  const running = env.databaseUrl
    ? await sayRunning({
        db: database.db,
        env,
        onError,
        onApart: (processes) =>
          app.log.error(
            { event: 'files-apart', processes },
            'other processes keep their files elsewhere, so each lacks those of the others: all need the same S3_URL or a shared DATA_DIR/files',
          ),
      })
    : undefined
  const replicas = await watchReplicas({
    db: database.db,
    onChange: ({ name, isUsed }) =>
      app.log[isUsed ? 'info' : 'warn']({ event: 'replica', name, isUsed }, 'the use of a replica has changed'),
  })
  const metrics = await telemetry.listen().catch((error: unknown) => {
    throw notListening(error, env.metrics ?? env, { port: 'METRICS_ADDRESS', host: 'METRICS_ADDRESS' })
  })
  await app.listen({ port: env.port, host: env.host }).catch((error: unknown) => {
    throw notListening(error, env)
  })
  console.log(greeting(env, database, { panel: app.server.address(), metrics }))

  const stop = async (drain: number) => {
    if (stopping) process.exit(1)
    stopping = true
    // Another process or the next start resumes the work of a job when its lease has ended.
    setTimeout(() => process.exit(0), drain + STOP_WITHIN).unref()
    const jobsEnd = jobs.stop()
    await wait(drain)
    const impatient = setTimeout(() => app.server.closeAllConnections(), REQUESTS_WITHIN).unref()
    await app.close()
    clearTimeout(impatient)
    await jobsEnd
    replicas.stop()
    await running?.stop()
    await telemetry.stop()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop(env.drainMs))
  process.on('SIGINT', () => void stop(0))
}

interface Schema {
  newer: string[]
  pending: string[]
}

async function prepareSchema(db: Database, { migrateAtStart }: Env): Promise<Schema> {
  if (migrateAtStart) return { newer: await migrate(db, { onNote: (sentence) => console.log(sentence) }), pending: [] }
  const { newer, pending } = await checkSchema(db)
  return { newer, pending: pending.map(({ name }) => name) }
}
