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
import { serveBare } from './front/bare.ts'
import { visit, type Visit } from './front/visit.ts'
import { median, type Result } from './rounds.ts'
import { LIMITS, node } from './target.ts'

const ROUNDS = 5
const LOGIN = 'input[type=password]'
const ROWS = 'tbody tr:nth-child(20) a[href]'
const BARE = 'bare React, router, query'
const USERS = 'ours, /users'
const PRODUCTS = 'ours, /products'

interface Round {
  readonly login: Visit
  readonly cold: Visit
  readonly warm: Visit
}

/** Cold and second visits of a list in Chromium, on a slow processor and a slow line, in turns with bare React. */
export async function front({ waterfall }: { waterfall: boolean }): Promise<Result[]> {
  await build()
  const folder = await mkdtemp(join(tmpdir(), 'admin-panel-front-'))
  const [api, bare] = [await freePort(), await freePort()]
  const peer = await serveBare({ port: bare, api })
  const browser = await chromium.launch(await chrome())
  const ours = node(join(root, SERVER), [], { ...LIMITS, DATA_DIR: folder, PORT: String(api) })
  const pages = {
    [BARE]: `http://localhost:${bare}/users`,
    [USERS]: `http://localhost:${api}/users`,
    [PRODUCTS]: `http://localhost:${api}/products`,
  }
  try {
    const stored = await signIn(`http://localhost:${api}`)
    const rounds: Record<string, Round>[] = []
    for (let round = -1; round < ROUNDS; round++) {
      const measured: Record<string, Round> = {}
      for (const [name, url] of Object.entries(pages)) measured[name] = await visits(browser, url, stored)
      // The first round only warms up the servers.
      if (round >= 0) rounds.push(measured)
    }
    const last = rounds.at(-1)
    return [table(rounds), ...(waterfall ? [USERS, PRODUCTS].map((name) => requestsOf(name, last?.[name])) : [])]
  } finally {
    await browser.close()
    peer.close()
    ours.kill()
    if (ours.exitCode === null) await once(ours, 'exit')
    await rm(folder, { recursive: true })
  }
}

async function visits(browser: Browser, url: string, localStorage: { name: string; value: string }[]): Promise<Round> {
  const guest = await browser.newContext()
  const login = await visit(guest, url, LOGIN)
  await guest.close()
  const origins = [{ origin: new URL(url).origin, localStorage }]
  const member = await browser.newContext({ storageState: { cookies: [], origins } })
  const cold = await visit(member, url, ROWS)
  const warm = await visit(member, url, ROWS)
  await member.close()
  return { login, cold, warm }
}

function table(rounds: readonly Record<string, Round>[]): Result {
  const of = (name: string, pick: (round: Round) => number) =>
    median(rounds.map((round) => (round[name] ? pick(round[name]) : NaN)))
  // Both sides of a ratio come from the same round, so that a busy moment affects both.
  const ratio = (name: string) =>
    median(rounds.map((round) => (round[name]?.cold.visibleAt ?? NaN) / (round[BARE]?.cold.visibleAt ?? NaN)))
  const seconds = (name: string, pick: (round: Round) => Visit) =>
    (of(name, (round) => pick(round).visibleAt) / 1000).toFixed(2)
  const rows = Object.fromEntries(
    [BARE, USERS, PRODUCTS].map((name) => [
      name,
      {
        'rows, to bare': ratio(name).toFixed(2),
        'rows, s': seconds(name, ({ cold }) => cold),
        'second visit, s': seconds(name, ({ warm }) => warm),
        'login, s': seconds(name, ({ login }) => login),
        'TBT, ms': of(name, ({ cold }) => cold.blocked).toFixed(0),
        'main thread, ms': of(name, ({ cold }) => cold.busy).toFixed(0),
        'JS, kB': (of(name, ({ cold }) => sum(scripts(cold))) / 1000).toFixed(0),
        requests: String(of(name, ({ cold }) => cold.requests.length)),
        scripts: String(of(name, ({ cold }) => scripts(cold).length)),
      },
    ]),
  )
  const second = Math.max(...[USERS, PRODUCTS].map((name) => of(name, ({ warm }) => warm.visibleAt)))
  return {
    title: `A list in Chromium, processor 4 × slower, 9 Mbps, 170 ms (medians of ${rounds.length} rounds)`,
    rows,
    goals: [
      { text: '/users: rows in at most 1.2 × of bare', isMet: ratio(USERS) <= 1.2 },
      { text: '/products: rows in at most 1.3 × of bare', isMet: ratio(PRODUCTS) <= 1.3 },
      { text: 'Rows of a second visit in at most 0.7 s', isMet: second <= 700 },
    ],
    details: rounds,
  }
}

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
