import { test as base, expect, type Page } from '@playwright/test'
import { apiAs, baseURL, type Api } from './api.ts'

export { expect }

type StorageState = Exclude<Awaited<ReturnType<Api['stored']>>, undefined>

interface Options {
  /** The account of the browser's session: the name before @example.com, or `nobody`. */
  as: string
  /** Refusals that a test provokes, each of which the browser logs as an error. */
  refusals: readonly number[]
}

interface Fixtures {
  /** Errors on any page of the test; they must be empty at its end. */
  problems: string[]
}

interface WorkerFixtures {
  admin: Api
  sessions: (name: string) => Promise<StorageState>
}

export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  as: ['admin', { option: true }],
  refusals: [[], { option: true }],
  admin: [async ({}, use) => use(await apiAs('admin@example.com')), { scope: 'worker' }],
  // One sign-in per account and worker: tests that end a session create an account of their own.
  sessions: [
    async ({}, use) => {
      const known = new Map<string, Promise<StorageState>>()
      await use((name) => {
        const stored = known.get(name) ?? apiAs(`${name}@example.com`).then((api) => api.stored())
        known.set(name, stored)
        return stored
      })
    },
    { scope: 'worker' },
  ],
  storageState: async ({ as, sessions }, use) =>
    use(
      as === 'nobody' ? undefined : { cookies: [], origins: [{ origin: baseURL, localStorage: await sessions(as) }] },
    ),
  problems: [
    async ({ context, refusals }, use) => {
      const problems: string[] = []
      const isProvoked = (text: string) => refusals.some((status) => text.includes(`status of ${status}`))
      await context.exposeFunction('reportViolation', (text: string) => problems.push(`CSP: ${text}`))
      await context.addInitScript(() => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
            window.reportViolation(`${violatedDirective} ${blockedURI} ${sourceFile}:${lineNumber}`),
        )
      })
      context.on('weberror', (error) => problems.push(`page: ${error.error().message}`))
      context.on('console', (message) => {
        if (message.type() === 'error' && !isProvoked(message.text()))
          problems.push(`console: ${message.text()} ${message.location().url}`)
      })
      await use(problems)
      expect(problems).toEqual([])
    },
    { auto: true },
  ],
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

/** Fills in the sign-in page and waits until it is left. */
export async function signIn(page: Page, email: string, secret: string) {
  await page.getByLabel('Эл. почта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page).not.toHaveURL(/\/auth\//)
}

/**
 * Nothing has come from the server for half a second, nor has the page been left (`performance.mark('left')`) for the next
 * one; the stream of events, which has no end, is no answer.
 */
export async function atRest(page: Page) {
  await page.waitForFunction(() => {
    const entries = [...performance.getEntriesByType('resource'), ...performance.getEntriesByName('left')]
    const came = entries.map((entry) => entry.startTime + entry.duration)
    return performance.now() - Math.max(0, ...came) > 500
  })
}
