import { join } from 'node:path'
import { setup as buildServer } from '../../tools/build.ts'
import { root, SERVER } from '../../tools/run.ts'
import type { Page } from './capture.ts'
import { CONTESTS, SEARCH } from './directus-requests.ts'
import { type Directus, type Server, VERSION, withDirectus } from './directus-server.ts'
import { greeted } from './greeted.ts'
import { inTurns, load, type Load } from './load.ts'
import { median, type Result } from '../rounds.ts'
import { LIMITS, node } from '../target.ts'
import { rss } from './writes.ts'

const ROUNDS = 5
// The answers that are on their way at the end of a turn are lost, and some of Directus take most of a second.
const SECONDS = 3
const GOAL = 5

/** Runs the API and Directus on the same table in turns. */
export async function directus(url: string, captured: { pages: Page[]; token: string }): Promise<Result> {
  await buildServer()
  return withDirectus(url, async (peers) => {
    using server = node(join(root, SERVER), [], {
      ...LIMITS,
      DATABASE_URL: url,
      PORT: '0',
      DATA_DIR: '/tmp/bench-data',
    })
    const headers = { authorization: `Bearer ${captured.token}` }
    const ours = { process: server, address: await greeted(server), headers }
    return await race({ ours, ...peers }, captured.pages)
  })
}

type Servers = Directus & { ours: Server }

async function race(servers: Servers, pages: Page[]): Promise<Result> {
  const rows: Record<string, Record<string, string>> = {}
  const goals: Result['goals'][number][] = []
  const details: Record<string, unknown> = {}
  for (const { name, page, path } of CONTESTS) {
    const paths = { ours: pages.find((each) => each.name === page)?.path ?? '', directus: path }
    await requireSameRecords(name, servers, paths)
    const measured = await measure(servers, paths)
    const of = (who: keyof Servers, field: keyof Load) => median(measured.map((turn) => turn[who][field]))
    const ratioTo = (who: keyof Directus) => median(measured.map((turn) => turn.ours.rate / turn[who].rate))
    const row = (who: keyof Directus) => ({
      'requests/s': of('ours', 'rate').toFixed(0),
      'p99, ms': of('ours', 'p99').toFixed(0),
      'CPU, ms': of('ours', 'cpu').toFixed(2),
      'Directus, requests/s': of(who, 'rate').toFixed(0),
      'its CPU, ms': of(who, 'cpu').toFixed(2),
      'its p99, ms': of(who, 'p99').toFixed(0),
      'of Directus': `${ratioTo(who).toFixed(1)} ×`,
    })
    rows[name] = row('asInstalled')
    rows[`${name}, its schema frozen`] = row('frozen')
    goals.push({
      text: `${name}: at least ${GOAL} × the requests of Directus`,
      isMet: ratioTo('asInstalled') >= GOAL,
    })
    details[name] = measured
  }
  const [own, its] = [rss(servers.ours.process), rss(servers.asInstalled.process)]
  return { title: `The API, ${own} MB afterwards, against Directus ${VERSION}, ${its} MB`, rows, goals, details }
}

interface Paths {
  ours: string
  directus: string
}

function measure({ ours, asInstalled, frozen }: Servers, paths: Paths) {
  return inTurns(ROUNDS, {
    ours: () => turnOf(ours, paths.ours),
    asInstalled: () => turnOf(asInstalled, paths.directus),
    frozen: () => turnOf(frozen, paths.directus),
  })
}

async function turnOf({ process, address, headers }: Server, path: string): Promise<Load> {
  const result = await load({ process, url: address + path, headers, seconds: SECONDS })
  // The answer comes after those that the load has abandoned, which would otherwise slow the next turn.
  await fetchAnswer({ address, headers }, path)
  return result
}

/** The search of ours may find more: it also looks at names and other numbers. */
async function requireSameRecords(name: string, { ours, asInstalled }: Servers, paths: Paths) {
  const [own, its] = [idsOf(await fetchAnswer(ours, paths.ours)), idsOf(await fetchAnswer(asInstalled, paths.directus))]
  const isSame = name === SEARCH ? its.length > 0 : own.join() === its.join()
  if (!isSame) throw new Error(`${name}: ours found ${own.join()}, Directus found ${its.join()}`)
}

interface Identified {
  id?: number | string
}

interface Answer extends Identified {
  items?: Identified[]
  data?: Identified | Identified[]
}

function idsOf({ id, items, data }: Answer): number[] {
  return [items ?? data ?? { id }].flat().map((record) => Number(record.id))
}

async function fetchAnswer({ address, headers }: Pick<Server, 'address' | 'headers'>, path: string): Promise<Answer> {
  const reply = await fetch(address + path, { headers })
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as Answer
}
