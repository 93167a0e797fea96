import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium } from 'playwright'
import { build } from '../tools/build.ts'
import { chrome } from '../tools/machine/chrome.ts'
import { freePort } from '../tools/machine/free-port.ts'
import { root, SERVER } from '../tools/run.ts'
import { buildCommit } from './front/against.ts'
import { serveBare } from './front/bare.ts'
import { certificate, serveSecurely } from './front/secure.ts'
import { visit, type Visit } from './front/visit.ts'
import { median, type Result } from './rounds.ts'
import { LIMITS, node } from './target.ts'

const LOGIN = 'input[type=password]'
const BARE = 'bare React, router, query'
/** Where the bare page blocks a machine for longer, a ratio of rows measures the processor. */
const SLOW_MACHINE = 100
const ROWS = 'tbody tr:nth-child(20) a[href]'
const PAGES = { '/users': ROWS, '/products': ROWS, '/orders/1': 'main h1' }

interface Round {
  readonly login: Visit
  readonly cold: Visit
  readonly warm: Visit
}

interface Target {
  readonly url: string
  readonly selector: string
  readonly stored: { name: string; value: string }[]
}

interface FrontOptions {
  /** Prints the requests of each page. */
  waterfall: boolean
  /** Another commit, which takes its turn beside this one. */
  against: string | undefined
  /** Without TLS, for comparison: six requests at once instead of all of them. */
  http1: boolean
  rounds: number
}

/** Cold and second visits in Chromium, on a slow processor and a slow line, in turns with bare React. */
export async function front({ waterfall, against, http1, rounds: count }: FrontOptions): Promise<Result[]> {
  await build()
  const other = against === undefined ? undefined : await buildCommit(against)
  const own = await certificate()
  const browser = await chromium.launch(await chrome(own.trust))
  await using running = new AsyncDisposableStack()
  running.defer(() => browser.close())
  /** A server of a folder, as it is deployed. */
  async function serve(folder: string) {
    const data = await mkdtemp(join(tmpdir(), 'admin-panel-front-'))
    running.defer(() => rm(data, { recursive: true }))
    const port = await freePort()
    const server = node(join(folder, SERVER), [], { ...LIMITS, DATA_DIR: data, PORT: String(port) }, { cwd: folder })
    running.defer(async () => {
      server.kill()
      if (server.exitCode === null) await once(server, 'exit')
    })
    return { port, url: await shown(port), stored: await signIn(`http://localhost:${port}`) }
  }
  async function shown(port: number) {
    if (http1) return `http://localhost:${port}`
    const secure = await freePort()
    const server = serveSecurely({ ...own, to: port, port: secure })
    running.defer(() => void server.close())
    return `https://localhost:${secure}`
  }
  const ours = await serve(root)
  const barePort = await freePort()
  const bare = await serveBare({ port: barePort, api: ours.port })
  running.defer(() => void bare.close())
  const targets: Record<string, Target> = {
    [BARE]: { url: `${await shown(barePort)}/users`, selector: ROWS, stored: ours.stored },
  }
  const before = other === undefined ? undefined : await serve(other)
  for (const [path, selector] of Object.entries(PAGES)) {
    if (before) targets[`${against}, ${path}`] = { url: before.url + path, selector, stored: before.stored }
    targets[path] = { url: ours.url + path, selector, stored: ours.stored }
  }
  const rounds: Record<string, Round>[] = []
  for (let round = -1; round < count; round++) {
    const measured: Record<string, Round> = {}
    for (const [name, target] of Object.entries(targets)) measured[name] = await visits(browser, target)
    // The first round only warms up the servers.
    if (round >= 0) rounds.push(measured)
  }
  const last = rounds.at(-1)
  const named = waterfall ? Object.keys(PAGES).map((name) => requestsOf(name, last?.[name])) : []
  return [table(rounds, { isLimited: !http1 }), ...named]
}

async function visits(browser: Browser, { url, selector, stored: localStorage }: Target): Promise<Round> {
  const guest = await browser.newContext()
  const login = await visit(guest, url, LOGIN)
  await guest.close()
  const origins = [{ origin: new URL(url).origin, localStorage }]
  const member = await browser.newContext({ storageState: { cookies: [], origins } })
  const cold = await visit(member, url, selector)
  const warm = await visit(member, url, selector)
  await member.close()
  return { login, cold, warm }
}

function table(rounds: readonly Record<string, Round>[], { isLimited }: { isLimited: boolean }): Result {
  const of = (name: string, pick: (round: Round) => number) =>
    median(rounds.map((round) => (round[name] ? pick(round[name]) : NaN)))
  // Both sides of a ratio come from the same round, so that a busy moment affects both.
  const toBare = (name: string, pick: (round: Round) => number) =>
    median(rounds.map((round) => (round[name] && round[BARE] ? pick(round[name]) / pick(round[BARE]) : NaN)))
  const seconds = (name: string, pick: (round: Round) => number) => (of(name, pick) / 1000).toFixed(2)
  const rows = Object.fromEntries(
    Object.keys(rounds[0] ?? {}).map((name) => [
      name,
      {
        'rows, to bare': toBare(name, visibleAt).toFixed(2),
        'thread, to bare': toBare(name, busy).toFixed(2),
        'TBT, to bare': toBare(name, blocked).toFixed(2),
        'rows, s': seconds(name, visibleAt),
        'thread, ms': of(name, busy).toFixed(0),
        'TBT, ms': of(name, blocked).toFixed(0),
        'second visit, s': seconds(name, ({ warm }) => warm.visibleAt),
        'login, s': seconds(name, ({ login }) => login.visibleAt),
        'JS, kB': (of(name, ({ cold }) => sum(scripts(cold))) / 1000).toFixed(0),
        requests: String(of(name, ({ cold }) => cold.requests.length)),
        scripts: String(of(name, ({ cold }) => scripts(cold).length)),
      },
    ]),
  )
  const isSlow = of(BARE, blocked) > SLOW_MACHINE
  const goals = [
    ...['/users', '/products', '/orders/1'].map((page) => {
      const most = isSlow || page === '/orders/1' ? 1.5 : 1.25
      return limit(`${page}: rows`, toBare(page, visibleAt), most)
    }),
    limit('/users: main thread until rows', toBare('/users', busy), 1.8),
    limit('/products: main thread until rows', toBare('/products', busy), 2.2),
    ...['/users', '/products'].map((page) => limit(`${page}: TBT`, toBare(page, blocked), 3)),
  ]
  return {
    title: `Pages in Chromium, processor 4 × slower, 9 Mbps, 170 ms (medians of ${rounds.length} rounds)`,
    rows,
    goals: isLimited ? goals : [],
    details: rounds,
  }
}

const limit = (text: string, value: number, most: number) => ({
  text: `${text} at most ${most} × bare: ${value.toFixed(2)}`,
  isMet: value <= most,
})
const visibleAt = ({ cold }: Round) => cold.visibleAt
const busy = ({ cold }: Round) => cold.busy
const blocked = ({ cold }: Round) => cold.blocked
const scripts = ({ requests }: Visit) => requests.filter(({ type }) => type === 'Script')
const sum = (requests: Visit['requests']) => requests.reduce((bytes, request) => bytes + request.bytes, 0)

/** The requests of a cold visit, in their order. */
function requestsOf(name: string, round: Round | undefined): Result {
  const rows = Object.fromEntries(
    (round?.cold.requests ?? []).map(({ path, start, end, bytes }, index) => [
      `${index + 1} ${path}`.slice(0, 70),
      { 'start, ms': start.toFixed(0), 'end, ms': Number.isNaN(end) ? 'open' : end.toFixed(0), bytes: String(bytes) },
    ]),
  )
  return { title: `Requests of ${name}, cold: rows after ${round?.cold.visibleAt.toFixed(0)} ms`, rows, goals: [] }
}

export async function signIn(url: string) {
  const body = JSON.stringify({ email: 'admin@example.com', password: 'demo-password-2026' })
  const headers = { 'content-type': 'application/json' }
  for (let attempt = 0; attempt < 600; attempt++) {
    const reply = await fetch(`${url}/api/user/admin/auth/sign-in`, { method: 'POST', body, headers }).catch(
      () => undefined,
    )
    if (reply?.ok) {
      const { token } = (await reply.json()) as { token: { value: string; expired_at: string } }
      return [
        { name: 'token', value: token.value },
        { name: 'token-expire', value: token.expired_at },
        { name: 'rights', value: '*' },
      ]
    }
    await wait(100)
  }
  throw new Error('The server does not start')
}
