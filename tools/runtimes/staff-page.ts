import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type BrowserContext, type Page } from 'playwright'
import { blocks } from '../docs/blocks.ts'
import { chrome } from '../machine/chrome.ts'
import { freePort } from '../machine/free-port.ts'
import type { Verdict } from './smoke.ts'

const COMMON = ['guides/server.md', 'start/sign-in-form.md']

/** Writes the files that the documentation has for a framework; those of its other pages go into `common`. */
export function writePrinted(start: string, folder: string, common: string): void {
  for (const { place, path, code } of blocks()) {
    const isCommon = COMMON.some((page) => place.includes(page))
    if (path && (isCommon || place.includes(start))) write(join(folder, isCommon ? common : '', path), code)
  }
}

export function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Starts a server of pages at a free port, and ends it after the use. */
export async function withPages<T>(
  args: (port: string) => readonly string[],
  { env, cwd }: { env: NodeJS.ProcessEnv; cwd: string },
  use: (origin: string) => Promise<T>,
): Promise<T> {
  const port = String(await freePort())
  const server = spawn(process.execPath, args(port), { cwd, env: { ...env, PORT: port }, stdio: 'ignore' })
  const origin = `http://localhost:${port}`
  try {
    let isReady = false
    for (let attempt = 0; attempt < 150 && !isReady; attempt++) {
      await wait(200)
      isReady = await fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      )
    }
    return await use(origin)
  } finally {
    server.kill()
  }
}

interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Opens the page, and returns what its server has rendered. */
  readonly open: () => Promise<string>
}

const EMAIL = 'admin@example.com'

// What a member of staff does with the page of the documentation.
const steps: Record<string, (visit: Visit) => Promise<unknown>> = {
  async 'the form of a visitor is rendered'({ open }) {
    has(await open(), 'aria-label="Password"')
  },
  async 'sign-in'({ page }) {
    await page.getByLabel('E-mail').fill(EMAIL)
    await page.getByLabel('Password').fill('demo-password-2026')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await count(page, 10)
  },
  async 'the user and the list are rendered'({ open, page }) {
    const html = await open()
    has(html, EMAIL)
    has(html, 'Count ')
    await count(page, 10)
  },
  async 'a second page'({ page }) {
    await page.getByRole('button', { name: 'More' }).click()
    await count(page, 20)
  },
  async 'a write'({ page }) {
    await page
      .getByRole('button', { name: /^Count/ })
      .first()
      .click()
    await page.getByText(': 12345').first().waitFor()
  },
  async 'an expired token is exchanged'({ page, open }) {
    await page.evaluate(`document.cookie = '__Host-panel-token-expire=2026-01-01T00:00:00Z; Path=/; Secure'`)
    has(await open(), 'One moment')
    await count(page, 10)
  },
  async 'sign-out'({ page, context, open }) {
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByLabel('Password').waitFor()
    // The page is signed out at once, and its server a moment later.
    const isLeft = async () => (await context.cookies()).length > 0
    for (let attempt = 0; attempt < 50 && (await isLeft()); attempt++) await wait(100)
    if (await isLeft()) throw new Error('a cookie is left')
    has(await open(), 'aria-label="Password"')
  },
}

/** Uses the page in a browser, which must not complain of what was rendered. */
export async function useStaffPage(origin: string): Promise<Verdict[]> {
  await using browser = await chromium.launch(await chrome())
  const context = await browser.newContext()
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const open = async () => (await page.goto(origin, { waitUntil: 'networkidle' }))?.text() ?? ''
  const verdicts: Verdict[] = []
  for (const [check, step] of Object.entries(steps))
    verdicts.push({ check, fault: await step({ page, context, open }).then(() => null, String) })
  return [...verdicts, { check: 'no complaint of React', fault: complaints.join('\n') || null }]
}

const count = (page: Page, rows: number) =>
  page.waitForFunction((expected) => document.querySelectorAll('li').length === expected, rows)

function has(html: string, part: string) {
  if (!html.includes(part)) throw new Error(`there is no ${part} in ${html.slice(0, 300)}`)
}
