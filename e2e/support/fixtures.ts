import { test as base, type BrowserContext, expect, type Page } from '@playwright/test'
import { apiAs, baseURL, password, type Api } from './api.ts'

export { expect }

interface Options {
  /** The account of the browser's session: the name before @example.com, or `guest`. */
  as: string
  /** Refusals that a test provokes, each of which the browser logs as an error. */
  refusals: readonly number[]
}

interface Fixtures {
  admin: Api
  /** Errors on any page of the test; they must be empty at its end. */
  problems: string[]
}

interface WorkerFixtures {
  apis: (name: string) => Promise<Api>
  sessions: (name: string) => Promise<Session>
}

/** Well before the panel refreshes a token: a refresh by one test would end the session of the others. */
const SHARED_FOR = 5 * 60_000

/** One sign-in by the API for the tests of a worker: those that end a session create an account of their own. */
function shared() {
  const sessionsByName = new Map<string, { api: Promise<Api>; until: number }>()
  return (name: string) => {
    const now = Date.now()
    const cached = sessionsByName.get(name)
    if (cached && cached.until > now) return cached.api
    const api = apiAs(`${name}@example.com`)
    sessionsByName.set(name, { api, until: now + SHARED_FOR })
    return api
  }
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  as: ['admin', { option: true }],
  refusals: [[], { option: true }],
  apis: [async ({}, use) => use(shared()), { scope: 'worker' }],
  admin: async ({ apis }, use) => use(await apis('admin')),
  sessions: [
    async ({}, use) => {
      const signIn = shared()
      await use(async (name) => (await signIn(name)).stored())
    },
    { scope: 'worker' },
  ],
  context: async ({ context, as, sessions }, use) => {
    if (as !== 'guest') await enter(context, await sessions(as))
    await use(context)
  },
  problems: [
    async ({ context, refusals }, use) => {
      const problems = await watch(context)
      await use(problems)
      // Every test may open these, of which the server says by a 404 that they are no pages.
      const isProvoked = (text: string) =>
        ['/nowhere', '/auth/unknown'].some((address) => text.endsWith(baseURL + address)) ||
        refusals.some((status) => text.includes(`status of ${status}`))
      expect(problems.splice(0).filter((text) => !isProvoked(text))).toEqual([])
    },
    { auto: true },
  ],
})

type Session = ReturnType<Api['stored']>

/** Playwright's own `storageState` opens another page for each test. */
export async function enter(context: BrowserContext, session: Session, origin = baseURL) {
  await context.addInitScript(
    ({ origin, entries }) => {
      if (location.origin !== origin || localStorage.getItem('token') !== null) return
      for (const { name, value } of entries) localStorage.setItem(name, value)
    },
    { origin, entries: session },
  )
}

const watched = new WeakMap<BrowserContext, string[]>()

/** The errors on the pages of a context, which several tests may share. */
async function watch(context: BrowserContext): Promise<string[]> {
  const existing = watched.get(context)
  if (existing) return existing
  const problems: string[] = []
  watched.set(context, problems)
  await context.exposeFunction('reportViolation', (text: string) => problems.push(`CSP: ${text}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      window.reportViolation(`${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`),
    )
  })
  context.on('weberror', (error) => problems.push(`page: ${error.error().message}`))
  context.on('console', (message) => {
    // The browser says it of any page without https.
    if (message.text().startsWith('The Cross-Origin-Opener-Policy header has been ignored')) return
    if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url}`)
  })
  return problems
}

/**
 * The tests of one account share a tab: a renderer that has compiled the panel before loads a page in two thirds of the CPU
 * time. They change nothing, and leave no state behind that another screen shows.
 */
export const inOneTab = test.extend<object, { openTab: (as: string) => Promise<Page> }>({
  openTab: [
    async ({ browser, sessions }, use) => {
      let tab: { session: string; page: Page } | undefined
      await use(async (as) => {
        const session = as === 'guest' ? [] : await sessions(as)
        if (tab?.session === JSON.stringify(session)) return tab.page
        await tab?.page.context().close()
        const context = await browser.newContext()
        await enter(context, session)
        tab = { session: JSON.stringify(session), page: await context.newPage() }
        return tab.page
      })
      await tab?.page.context().close()
    },
    { scope: 'worker' },
  ],
  context: async ({ openTab, as }, use) => use((await openTab(as)).context()),
  page: async ({ openTab, as, viewport }, use) => {
    const page = await openTab(as)
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await use(page)
  },
})

declare global {
  interface Window {
    reportViolation: (text: string) => void
  }
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Главное меню' })
export const toasts = (page: Page) => page.getByRole('region', { name: 'Уведомления' })

/**
 * Ends the page's session on the server: its next request is refused. A background request may be the
 * next one, so only actions that need no element, such as a key press, can follow.
 */
export async function endSession(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  await page.request.post('/api/user/admin/auth/sign-out', { headers: { Authorization: `Bearer ${token}` } })
}

/** Fills in the sign-in page; a second step may follow. */
export async function enterPassword(page: Page, email: string, secret = password) {
  await page.getByLabel('Эл. почта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
}

/** Fills in the sign-in page and waits until it is left. */
export async function signIn(page: Page, email: string, secret: string) {
  await enterPassword(page, email, secret)
  await expect(page).not.toHaveURL(/\/auth\//)
}
