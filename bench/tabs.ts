import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'esbuild'
import { type BrowserContext, chromium } from 'playwright'
import { chrome } from '../tools/machine/chrome.ts'
import { median, type Result } from './rounds.ts'
import type { TabState } from './tabs/page.ts'

const TABS = 5
const ROUNDS = 3
// Longer than any of the clients waits before it tries again.
const QUIET_MS = 2_000
const LIMIT_MS = 15_000
const contestants = { sdk: 'ours', 'auth-js': 'auth-js', 'oidc-client-ts': 'oidc-client-ts' }
const cases = { '60 s left': 60_000, expired: -60_000 }

/** Five tabs open together with a token that is due. Each token is good for one refresh, as RFC 9700 asks of public clients. */
export async function tabs(): Promise<Result[]> {
  await using browser = await chromium.launch(await chrome())
  const rows: Record<string, Record<string, string>> = {}
  for (const [name, program] of Object.entries(contestants)) {
    const script = await bundle(program)
    const row: Record<string, string> = {}
    for (const [title, remaining] of Object.entries(cases)) {
      const outcomes = []
      for (let round = 0; round < ROUNDS; round++) {
        const context = await browser.newContext()
        outcomes.push(await open(context, script, Date.now() + remaining))
        await context.close()
      }
      row[`${title}: refreshes`] = String(median(outcomes.map(({ refreshes }) => refreshes)))
      row[`${title}: active`] = `${Math.min(...outcomes.map(({ active }) => active))} of ${TABS}`
    }
    rows[name] = row
  }
  const isWhole = Object.entries(rows['sdk'] ?? {}).every(
    ([title, value]) => value === (title.endsWith('active') ? `${TABS} of ${TABS}` : '1'),
  )
  return [
    {
      title: `${TABS} tabs, tokens of single use (refreshes: median, active: worst of ${ROUNDS} rounds)`,
      rows,
      goals: [{ text: 'the sdk refreshes once for all tabs, and each stays active', isMet: isWhole }],
    },
  ]
}

async function open(context: BrowserContext, script: string, expiry: number) {
  const server = await startServer(script)
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()))
  await tabs[0]?.goto(`${server.url}/?expiry=${expiry}&first`)
  await Promise.all(tabs.map((tab) => tab.goto(`${server.url}/?expiry=${expiry}`)))
  const states = () => Promise.all(tabs.map((tab) => tab.evaluate<TabState>('tabState()')))
  const started = Date.now()
  let current = await states()
  while (
    Date.now() - started < LIMIT_MS &&
    (current.includes('loading') || Date.now() - Math.max(server.busyAt(), started) < QUIET_MS)
  ) {
    await wait(200)
    current = await states()
  }
  server.close()
  return { refreshes: server.refreshes(), active: current.filter((state) => state === 'active').length }
}

/** A server without grace, which speaks the three protocols: it rejects a refresh token that has been exchanged already. */
async function startServer(script: string) {
  let token = 0
  let refreshes = 0
  let busyAt = 0
  const exchange = (presentedToken: string | null | undefined) => {
    refreshes++
    if (presentedToken !== `T${token}`) return undefined
    return `T${++token}`
  }
  const answer = async (request: IncomingMessage): Promise<[status: number, body: unknown]> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const body = await text(request)
    if (pathname === '/api/user/admin/auth/refresh') {
      const value = exchange(request.headers.authorization?.slice('Bearer '.length))
      return value
        ? [200, { token: { value, expired_at: new Date(Date.now() + 3_600_000) } }]
        : [401, { message: 'no' }]
    }
    const shared = { access_token: 'A', token_type: 'bearer', expires_in: 3600 }
    if (pathname === '/auth/token') {
      const { refresh_token: presentedToken }: { refresh_token: string } = JSON.parse(body)
      const refresh_token = exchange(presentedToken)
      const user = { id: '1', aud: 'authenticated' }
      return refresh_token
        ? [200, { ...shared, refresh_token, user }]
        : [400, { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' }]
    }
    if (pathname === '/oidc/token') {
      const refresh_token = exchange(new URLSearchParams(body).get('refresh_token'))
      return refresh_token ? [200, { ...shared, refresh_token }] : [400, { error: 'invalid_grant' }]
    }
    if (request.headers.authorization !== `Bearer T${token}`) return [401, { message: 'no' }]
    return [200, pathname.endsWith('/permission') ? { items: [] } : { id: 1, email: 'a@example.com', roles: [] }]
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/') {
      response
        .setHeader('Content-Type', 'text/html')
        .end('<!doctype html><script type="module" src="/page.js"></script>')
      return
    }
    if (pathname === '/page.js') {
      response.setHeader('Content-Type', 'text/javascript').end(script)
      return
    }
    busyAt = Date.now()
    void answer(request).then(([status, body]) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body)),
    )
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    refreshes: () => refreshes,
    busyAt: () => busyAt,
    close: () => server.close(),
  }
}

async function bundle(program: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'tabs', `${program}.ts`)],
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['@admin-panel/source'],
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}
