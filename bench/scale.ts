import { readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { ChildProcess } from 'node:child_process'
import { Client } from 'pg'
import { startLink } from '../tools/drill/stand/link.ts'
import { startPostgres } from '../tools/machine/postgres.ts'
import { clientOf, type BenchClient, rss, tokenOf, withServer } from './api/client.ts'
import type { Result } from './rounds.ts'
import { seed, SETTINGS } from './target.ts'

const BRANDS = '/api/catalog/admin/brand'
const EVENTS = '/api/system/admin/events'
const PROCESSES = 3
const CLIENTS = 24
const STREAMS = 2000
const SECONDS = 20
/** Between a process and the database, in each direction. */
const DELAY_MS = 1
/** Of ten calls of a client, so many are changes. */
const CHANGES_OF_TEN = 2
/** CPU time is counted by the system in hundredths of a second. */
const TICK_MS = 10

interface Stand {
  readonly servers: readonly ChildProcess[]
  readonly calls: readonly BenchClient[]
  readonly postmaster: number
}

/** The cost of a request and of an open stream on each machine: three processes, and a database at a distance from them. */
export async function scale(): Promise<Result[]> {
  await using postgres = await startPostgres({ ...SETTINGS, max_connections: '200' })
  await seed(postgres.url(), 'dev')
  const link = await startLink(Number(new URL(postgres.url()).port))
  link.delay(DELAY_MS)
  const far = Object.assign(new URL(postgres.url()), { port: String(link.port) }).href
  const servers: ChildProcess[] = []
  const addresses: string[] = []
  const start = async (): Promise<Result> => {
    if (servers.length < PROCESSES)
      return withServer(far, (address, server) => {
        addresses.push(address)
        servers.push(server)
        return start()
      })
    const calls = await Promise.all(addresses.map((address) => clientOf(address, 'admin@example.com')))
    return measure({ servers, calls, postmaster: await postmasterOf(postgres.url()) }, addresses)
  }
  return [await start()]
}

async function measure(stand: Stand, addresses: readonly string[]): Promise<Result> {
  const alone = await load(stand)
  const before = stand.servers.map(rss)
  const streams = await openStreams(addresses)
  // Every stream has read its first changes by then.
  await wait(5000)
  const idle = await cpuWhile(stand, () => wait(SECONDS * 1000))
  const beside = await load(stand)
  const memory = Math.max(...stand.servers.map((server, at) => rss(server) - (before[at] ?? 0)))
  streams.close()
  return {
    title: `${PROCESSES} processes, ${DELAY_MS} ms from the database and back, ${CLIENTS} clients, a fifth of the calls changes`,
    rows: {
      'without streams': rowOf(alone),
      [`${streams.open} streams, no calls`]: rowOf({ ...idle, reads: 0, changes: 0 }),
      [`${streams.open} streams beside the calls`]: { ...rowOf(beside), 'memory more, MB': String(memory) },
    },
    goals: [
      { text: `All ${STREAMS} streams stay open (${streams.lost()} lost)`, isMet: streams.lost() === 0 },
      { text: `No call is refused (${alone.refused + beside.refused})`, isMet: alone.refused + beside.refused === 0 },
    ],
    details: { alone, idle, beside },
  }
}

type Cpu = Awaited<ReturnType<typeof cpuWhile>>

/** The bottleneck is the part with the most CPU, in cores. */
function rowOf({ ms, api, database, reads, changes }: Cpu & { reads: number; changes: number }) {
  const calls = reads + changes
  const each = (cpu: number) => (calls ? (cpu / calls).toFixed(2) : '')
  return {
    'reads a second': ((reads * 1000) / ms).toFixed(0),
    'changes a second': ((changes * 1000) / ms).toFixed(0),
    'cores of the processes': (api / ms).toFixed(2),
    'cores of the database': (database / ms).toFixed(2),
    'CPU of a call in its process, ms': each(api),
    'CPU of a call in the database, ms': each(database),
  }
}

/** Clients that call without rest; each changes a brand of its own, so that none waits for another. */
async function load(stand: Stand) {
  const brands = await (await stand.calls[0]?.(`${BRANDS}?per_page=100`))?.json()
  let [reads, changes, refused] = [0, 0, 0]
  const end = performance.now() + SECONDS * 1000
  async function run(at: number) {
    const call = stand.calls[at % stand.calls.length]
    if (!call) return
    const path = `${BRANDS}/${brands.items[at].id}`
    for (let turn = 0; performance.now() < end; turn++) {
      try {
        if (turn % 10 < CHANGES_OF_TEN) {
          const { version } = await (await call(path)).json()
          const body = { site: `https://example.com/${turn}` }
          await (await call(path, { method: 'PUT', body, headers: { 'if-match': `"v${version}"` } })).text()
          changes++
        } else await (await call(`${BRANDS}?per_page=20&page=${(turn % 5) + 1}`)).text()
        reads++
      } catch {
        refused++
      }
    }
  }
  const cpu = await cpuWhile(stand, () => Promise.all(Array.from({ length: CLIENTS }, (_, at) => run(at))))
  return { ...cpu, reads, changes, refused }
}

async function openStreams(addresses: readonly string[]) {
  let lost = 0
  let isClosing = false
  const replies: { destroy: () => void }[] = []
  const tokens = await Promise.all(addresses.map((address) => tokenOf(address, 'admin@example.com')))
  // In portions, since a listening socket keeps a limited queue.
  for (let opened = 0; opened < STREAMS; opened += 50)
    await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        const at = (opened + n) % addresses.length
        replies.push(await openStream(addresses[at] ?? '', tokens[at] ?? '', () => isClosing || lost++))
      }),
    )
  return {
    open: replies.length,
    lost: () => lost,
    close() {
      isClosing = true
      for (const reply of replies) reply.destroy()
    },
  }
}

function openStream(address: string, token: string, onEnd: () => void) {
  return new Promise<{ destroy: () => void }>((resolve, reject) => {
    const request = get(address + EVENTS, { agent: false, headers: { authorization: `Bearer ${token}` } }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`A stream was refused: ${reply.statusCode}`))
      reply
        .on('close', onEnd)
        .on('error', () => undefined)
        .resume()
      resolve(reply)
    })
    request.on('error', reject)
  })
}

async function cpuWhile({ servers, postmaster }: Stand, run: () => Promise<unknown>) {
  const read = () => ({
    api: servers.reduce((sum, { pid = 0 }) => sum + cpuOf(pid), 0),
    database: cpuOf(postmaster) + childrenOf(postmaster).reduce((sum, pid) => sum + cpuOf(pid), 0),
  })
  const [startedAt, before] = [performance.now(), read()]
  await run()
  const after = read()
  return {
    ms: performance.now() - startedAt,
    api: after.api - before.api,
    database: after.database - before.database,
  }
}

async function postmasterOf(url: string): Promise<number> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query<{ file: string }>("select pg_read_file('postmaster.pid') as file")
  await client.end()
  return Number(rows[0]?.file.split('\n')[0])
}

/** Milliseconds of CPU of a process and of its ended children. */
function cpuOf(pid: number): number {
  return (
    statOf(pid)
      .slice(11, 15)
      .reduce((sum, ticks) => sum + Number(ticks), 0) * TICK_MS
  )
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(statOf(Number(name))[1]) === parent)
    .map(Number)
}

/** The fields of /proc/<pid>/stat behind the name, from the state on; a process may end meanwhile. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
