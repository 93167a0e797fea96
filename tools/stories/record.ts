import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { addresses, more, ofStaff, signedOut, unlisted } from '../../e2e/support/addresses.ts'
import { followRequests } from '../../e2e/support/settled.ts'
import { chrome } from '../machine/chrome.ts'
import { root, serverFlags } from '../run.ts'

/** The screens, their answers and their pictures; git ignores it. */
export const recorded = join(root, '.storybook/screens')

/** The accounts of the demo data, by the name of their role. */
const ACCOUNTS = {
  administrator: 'admin',
  viewer: 'viewer',
  merchant: 'merchant1',
  moderator: 'moderator',
  content: 'content',
  orders: 'orders',
  finance: 'finance',
  log: 'log-only',
  nothing: 'no-rights',
}
const PASSWORD = 'demo-password-2026'
/** The day of the demo data (`apps/api/src/test/start.ts`). */
const NOW = new Date('2026-06-01T09:00:00Z')
/** Milliseconds for one address on a busy machine; one that takes longer fails, and ends the recording. */
const LIMIT = 180_000

export interface RecordedScreen {
  readonly address: string
  /** The heading of its page. */
  readonly title: string
  readonly isPublic: boolean
  /** Whether it asks for data of its own. */
  readonly hasData: boolean
}

type Answers = Record<string, unknown>

/**
 * Opens every address of the panel in Chromium, on the server and its demo data, and keeps the answers: as the
 * administrator, who sees all data, and as a merchant, who sees the data of one company.
 */
export async function record(): Promise<RecordedScreen[]> {
  rmSync(recorded, { recursive: true, force: true })
  mkdirSync(join(recorded, 'answers'), { recursive: true })
  const server = await startServer()
  const browser = await chromium.launch(await chrome())
  try {
    const newContext = async () => {
      const context = await browser.newContext({
        baseURL: server.url,
        locale: 'ru-RU',
        timezoneId: 'Europe/Moscow',
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
      })
      context.setDefaultTimeout(LIMIT)
      await context.clock.setFixedTime(NOW)
      await context.addInitScript(() => sessionStorage.setItem('reset-email', 'somebody@example.com'))
      return context
    }
    const closed = signedOut.map(([, address]) => address)
    const panel = [
      ...new Set([...addresses.map(([, address]) => address), ...more, ...unlisted.filter(isOfPanel), ...ofStaff]),
    ]
    const [publicScreens, staffScreens] = await Promise.all([
      open(await newContext(), closed),
      signedIn(await newContext(), 'administrator').then((context) => open(context, panel)),
    ])
    const merchant = await open(
      await signedIn(await newContext(), 'merchant'),
      panel.filter((address) => !ofStaff.includes(address)),
    )
    const profiles: Record<string, unknown> = {}
    for (const [role, account] of Object.entries(ACCOUNTS)) profiles[role] = await profileOf(server.url, account)

    save('profiles', profiles)
    save('administrator', { ...publicScreens.answers, ...staffScreens.answers })
    save('merchant', { ...publicScreens.answers, ...merchant.answers })
    // The page without data of its own asks only for what the shell of the panel shows.
    const shell = staffScreens.requests.get('/test') ?? []
    save('shell', shell)
    return [
      ...closed.map((address) => screenOf(address, publicScreens, { isPublic: true, shell })),
      ...panel.map((address) => screenOf(address, staffScreens, { isPublic: false, shell })),
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

const isOfPanel = (address: string) => !address.startsWith('/auth/')

/** The preview of a template is read by its text, so it is a POST. */
const isRead = (method: string, path: string) => method === 'GET' || path.endsWith('/preview')

type Recording = Awaited<ReturnType<typeof open>>

function screenOf(
  address: string,
  { titles, requests }: Recording,
  { isPublic, shell }: { isPublic: boolean; shell: readonly string[] },
): RecordedScreen {
  const ownRequests = (requests.get(address) ?? []).filter((path) => !shell.includes(path))
  return { address, title: titles.get(address) ?? address, isPublic, hasData: ownRequests.length > 0 }
}

async function open(context: BrowserContext, paths: readonly string[]) {
  const answers: Answers = {}
  const titles = new Map<string, string>()
  const requests = new Map<string, string[]>()
  let address = ''
  // Each body is read before the page receives it: the browser forgets the bodies of a page that it leaves.
  await context.route(/\/(api|files)\//, async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    const path = url.pathname + url.search
    if (!isRead(request.method(), path) || path.includes('/admin/events')) return route.continue()
    const from = address
    const response = await route.fetch()
    const body = await response.body()
    if (response.status() === 200) {
      if (path.startsWith('/files/')) savePicture(path, body)
      else {
        requests.set(from, [...(requests.get(from) ?? []), url.pathname])
        answers[path] = { body: JSON.parse(body.toString()) as unknown, etag: response.headers()['etag'] }
      }
    }
    return route.fulfill({ response, body })
  })
  const page = await context.newPage()
  const waitUntilSettled = followRequests(page, { timeout: LIMIT })
  for (address of paths) titles.set(address, await withinLimit(address, draw(page, address, waitUntilSettled)))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return { answers, titles, requests }
}

/** Opens an address with everything that it loads, and returns its heading. */
async function draw(page: Page, address: string, waitUntilSettled: () => Promise<void>): Promise<string> {
  await page.goto(address)
  await page.locator('h1').first().waitFor()
  // Some parts load their data when they come into view.
  for (const distance of [0, 5000]) {
    await page.mouse.wheel(0, distance)
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
    await waitUntilSettled()
  }
  return page.locator('h1').first().innerText()
}

async function withinLimit<T>(address: string, task: Promise<T>): Promise<T> {
  const timeout = setTimeout(LIMIT, undefined, { ref: false }).then(() => {
    throw new Error(`${address} is not drawn after ${LIMIT / 1000} s`)
  })
  return Promise.race([task, timeout])
}

async function signedIn(context: BrowserContext, role: keyof typeof ACCOUNTS) {
  const page = await context.newPage()
  await page.goto('/auth/login')
  await page.getByLabel('Эл. почта').fill(`${ACCOUNTS[role]}@example.com`)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
  await page.close()
  return context
}

async function profileOf(url: string, account: string): Promise<unknown> {
  const reply = await fetch(`${url}/api/user/admin/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${account}@example.com`, password: PASSWORD }),
  })
  const { token }: { token: { value: string } } = await reply.json()
  const profile = await fetch(`${url}/api/user/profile`, { headers: { authorization: `Bearer ${token.value}` } })
  return profile.json()
}

function savePicture(path: string, body: Buffer) {
  const file = join(recorded, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, body)
}

/** Storybook may be served from any folder, so the addresses of pictures become relative to it. */
function save(name: string, content: unknown) {
  writeFileSync(join(recorded, `answers/${name}.json`), JSON.stringify(content).replaceAll('"/files/', '"files/'))
}

async function startServer() {
  const script = join(root, 'apps/api/src/test/serve-demo.ts')
  const child = spawn(process.execPath, [...serverFlags, script], { stdio: ['ignore', 'pipe', 'inherit'] })
  // A failure must not leave a server behind that keeps the output of this program open.
  const kill = () => void child.kill('SIGTERM')
  process.once('exit', kill)
  const exit = once(child, 'exit')
  const [url = '']: string[] = await Promise.race([once(createInterface(child.stdout), 'line'), exit.then(failed)])
  return {
    url,
    stop: async () => {
      kill()
      await exit
    },
  }
}

function failed(): never {
  throw new Error('The server of the demo data has ended')
}
