import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { build } from 'esbuild'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chrome } from '../machine/chrome.ts'

const MINUTE = 60_000
const user = { id: 1, roles: [{ slug: 'administrator', permissions: [] }] }
// A server without mercy: each token is good for one refresh, and a refusal comes faster than a success.
const api = { token: 'T0', refreshes: 0 }
let browser: Browser
let server: Server
let origin: string

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { createClient } from './packages/sdk/src/index.ts'`,
      resolveDir: `${import.meta.dirname}/../..`,
    },
    bundle: true,
    write: false,
    format: 'esm',
    conditions: ['@admin-panel/source'],
  })
  const script = outputFiles[0]?.text ?? ''
  server = createServer(async ({ url, headers }, response) => {
    const send = (status: number, type: string, body: string) =>
      void response.writeHead(status, { 'Content-Type': type }).end(body)
    if (url === '/') return send(200, 'text/html', '<!doctype html><title>tab</title>')
    if (url === '/sdk.js') return send(200, 'text/javascript', script)
    const good = headers.authorization === `Bearer ${api.token}`
    if (url === '/api/user/admin/auth/refresh') {
      api.refreshes++
      await pause(good ? 60 : 5)
      if (good) {
        api.token = `T${api.refreshes}-${Math.random()}`
        return send(
          200,
          'application/json',
          JSON.stringify({ token: { value: api.token, expired_at: new Date(Date.now() + 30 * MINUTE).toISOString() } }),
        )
      }
    }
    if (!good) return send(401, 'application/json', JSON.stringify({ data: { status: 401, message: 'Нет сессии' } }))
    return send(200, 'application/json', JSON.stringify(url === '/api/user/profile' ? user : { items: [] }))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  browser = await chromium.launch(await chrome())
})

afterAll(async () => {
  await browser.close()
  server.close()
})

async function openTabs(context: BrowserContext, count: number): Promise<Page[]> {
  const pages = await Promise.all(Array.from({ length: count }, () => context.newPage()))
  await Promise.all(pages.map((page) => page.goto(origin)))
  // Loaded beforehand, so that all of them begin in the same instant.
  await Promise.all(pages.map((page) => page.evaluate(`import('/sdk.js').then((sdk) => { globalThis.sdk = sdk })`)))
  return pages
}

const wake = `(async () => {
  const client = globalThis.sdk.createClient({ baseUrl: '' })
  await client.refresh()
  await client.loadUser()
  await client.api.permissions.list()
  return { status: client.session.getSnapshot().status, token: localStorage.getItem('token') }
})()`

test.each([
  ['with a minute left', MINUTE],
  ['after their token ran out', -10 * MINUTE],
])('B13: five real tabs that wake together %s send one refresh and stay signed in', async (_, remaining) => {
  const context = await browser.newContext()
  const pages = await openTabs(context, 5)
  for (let round = 0; round < 5; round++) {
    Object.assign(api, { token: `T-${remaining}-${round}`, refreshes: 0 })
    const expire = new Date(Date.now() + remaining).toISOString()
    await pages[0]?.evaluate(
      `localStorage.setItem('token-expire', '${expire}'); localStorage.setItem('token', '${api.token}')`,
    )
    await Promise.all(pages.map((page) => page.waitForFunction(`localStorage.getItem('token') === '${api.token}'`)))
    const tabs = await Promise.all(pages.map((page) => page.evaluate(wake)))
    expect(tabs).toEqual(Array.from({ length: 5 }, () => ({ status: 'active', token: api.token })))
    expect(api.refreshes).toBe(1)
    await Promise.all(pages.map((page) => page.reload()))
    await Promise.all(pages.map((page) => page.evaluate(`import('/sdk.js').then((sdk) => { globalThis.sdk = sdk })`)))
  }
  await context.close()
})
