import autocannon from 'autocannon'
import type { ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { build } from '../tools/build.ts'
import { type Postgres, startPostgres } from '../tools/machine/postgres.ts'
import { root, SERVER } from '../tools/run.ts'
import { capture, type Page } from './api/capture.ts'
import { greeted } from './api/greeted.ts'
import { cpuOf } from './api/load.ts'
import { median, type Result } from './rounds.ts'
import { LIMITS, node, seed, SETTINGS } from './target.ts'

const ROUNDS = 5
const SECONDS = 2
const CONNECTIONS = 32
const PROCESSES = [1, 2, 4]
const MIX = new Set(['first page', 'filtered page', 'article prefix', 'log at depth 10 000'])
/** A part that has used this share of what it can have is saturated. */
const FULL = 0.9

interface Measured {
  rate: number
  p99: number
  /** CPU time of a request in ms, by part. */
  api: number
  primary: number
  standbys: number
  client: number
  saturated: string
}

interface Instance {
  url: string
  process: ChildProcess
}

/** The same lists by one, two and four processes on one PostgreSQL, which answers alone or with two standbys. */
export async function scale({ size }: { size: string }): Promise<Result[]> {
  await build()
  const primary = await startPostgres({ ...SETTINGS, synchronous_commit: 'on' })
  const processes: ChildProcess[] = []
  try {
    await seed(primary.url(), size === 'dev' ? 'dev' : 'large')
    const { pages, token } = await capture(primary.url())
    const standbys = [await primary.standby(), await primary.standby()]
    const start = async (settings: Record<string, string>): Promise<Instance> => {
      const child = node(join(root, SERVER), [], {
        ...LIMITS,
        ...settings,
        DATABASE_URL: primary.url(),
        PORT: '0',
        DATA_DIR: '/tmp/bench-data',
      })
      processes.push(child)
      return { url: await greeted(child), process: child }
    }
    const alone: Instance[] = []
    const replicated: Instance[] = []
    for (let count = 0; count < Math.max(...PROCESSES); count++) {
      alone.push(await start({}))
      replicated.push(await start({ DATABASE_REPLICA_URLS: standbys.map((standby) => standby.url()).join() }))
    }
    const contestants = PROCESSES.flatMap((count) => [
      { name: `${count}, the primary alone`, instances: alone.slice(0, count) },
      { name: `${count}, with two standbys`, instances: replicated.slice(0, count) },
    ])
    const measured: Record<string, Measured[]> = {}
    for (let round = -1; round < ROUNDS; round++)
      for (const { name, instances } of contestants) {
        const measurement = await load({ instances, pages, token, primary, standbys })
        if (round >= 0) (measured[name] ??= []).push(measurement)
      }
    return [resultOf(measured)]
  } finally {
    for (const child of processes) child.kill()
    await primary.stop()
  }
}

interface Load {
  instances: Instance[]
  pages: Page[]
  token: string
  primary: Postgres
  standbys: Postgres[]
}

async function load({ instances, pages, token, primary, standbys }: Load): Promise<Measured> {
  const requests = pages.filter(({ name }) => MIX.has(name)).map(({ path }) => ({ path }))
  const used = () => ({
    processes: instances.map(({ process }) => cpuOf(process)),
    primary: primary.cpu(),
    standbys: sum(standbys.map((standby) => standby.cpu())),
    client: (process.cpuUsage().user + process.cpuUsage().system) / 1000,
  })
  const before = used()
  const startedAt = performance.now()
  const answers = await Promise.all(
    instances.map(({ url }) =>
      autocannon({
        url,
        requests,
        headers: { authorization: `Bearer ${token}` },
        connections: CONNECTIONS / instances.length,
        duration: SECONDS,
      }),
    ),
  )
  const ms = performance.now() - startedAt
  const after = used()
  const failed = sum(answers.map(({ non2xx, errors }) => non2xx + errors))
  if (failed > 0) throw new Error(`${failed} requests failed`)
  const total = sum(answers.map(({ requests }) => requests.total))
  const processes = after.processes.map((cpu, index) => cpu - (before.processes[index] ?? 0))
  const cpu = {
    api: sum(processes),
    primary: after.primary - before.primary,
    standbys: after.standbys - before.standbys,
    client: after.client - before.client,
  }
  const isFull = (spent: number, cores: number) => spent >= FULL * ms * cores
  const saturated = isFull(sum(Object.values(cpu)), availableParallelism())
    ? 'the machine'
    : processes.every((spent) => isFull(spent, 1))
      ? 'the processes'
      : 'none'
  return {
    rate: (total / ms) * 1000,
    p99: Math.max(...answers.map(({ latency }) => latency.p99)),
    api: cpu.api / total,
    primary: cpu.primary / total,
    standbys: cpu.standbys / total,
    client: cpu.client / total,
    saturated,
  }
}

function resultOf(measured: Record<string, Measured[]>): Result {
  const of = (name: string, field: 'rate' | 'p99' | 'api' | 'primary' | 'standbys' | 'client') =>
    median((measured[name] ?? []).map((one) => one[field]))
  const rows: Record<string, Record<string, string>> = {}
  for (const [name, all] of Object.entries(measured)) {
    rows[name] = {
      'requests/s': of(name, 'rate').toFixed(0),
      'p99, ms': of(name, 'p99').toFixed(0),
      'API, ms': of(name, 'api').toFixed(3),
      'primary, ms': of(name, 'primary').toFixed(3),
      'standbys, ms': of(name, 'standbys').toFixed(3),
      'client, ms': of(name, 'client').toFixed(3),
      'API cores for a busy core of the primary': (of(name, 'api') / of(name, 'primary')).toFixed(1),
      'saturated first': all.map(({ saturated }) => saturated).toSorted()[Math.floor(all.length / 2)] ?? '',
    }
  }
  const [one = 0, most = 0] = [PROCESSES[0], PROCESSES.at(-1)].map((count) => of(`${count}, the primary alone`, 'api'))
  const primaryShare =
    of(`${PROCESSES[1]}, with two standbys`, 'primary') / of(`${PROCESSES[1]}, the primary alone`, 'primary')
  return {
    title: `Processes on one PostgreSQL, four lists in turn, ${availableParallelism()} cores for all parts (CPU time is that of a request)`,
    rows,
    goals: [
      {
        text: `four processes spend at most 1.2 × the CPU time of one on a request: ${(most / one).toFixed(2)}`,
        isMet: most / one <= 1.2,
      },
      {
        text: `with two standbys at most half of the work stays on the primary: ${(primaryShare * 100).toFixed(0)} %`,
        isMet: primaryShare <= 0.5,
      },
    ],
    details: measured,
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
