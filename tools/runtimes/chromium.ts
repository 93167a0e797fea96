import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright'
import { chrome } from '../machine/chrome.ts'
import type { Outcome } from './processes.ts'
import type { Verdict } from './smoke.ts'

/** In pages of Chromium that come from the address of the API. */
export async function inChromium(folder: string, address: string): Promise<Outcome> {
  await using browser = await chromium.launch(await chrome())
  const context = await browser.newContext()
  const script = readFileSync(join(folder, 'in-page.js'), 'utf8')
  await context.route('**/smoke.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><script type="module" src="/smoke.js"></script>',
    }),
  )
  await context.route('**/smoke.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }))
  const page = await openTab(context, address)
  const verdicts = await page.evaluate<Verdict[]>('run()')
  const tabs = [await tryTabs(context, address, 'sessionStorage'), await tryTabs(context, address, 'localStorage')]
  return { version: browser.version(), verdicts: [...verdicts, ...tabs] }
}

/** Two tabs sign in as different users, one after the other: with session storage both stay who they are. */
async function tryTabs(
  context: BrowserContext,
  address: string,
  area: 'sessionStorage' | 'localStorage',
): Promise<Verdict> {
  const accounts = ['viewer@example.com', 'admin@example.com']
  const tabs = await Promise.all(accounts.map(() => openTab(context, address)))
  for (const [index, email] of accounts.entries())
    await tabs[index]?.evaluate(
      `globalThis.client = open('${area}'); client.signIn({ email: '${email}', password: 'demo-password-2026' })`,
    )
  const expected = area === 'sessionStorage' ? accounts : accounts.map(() => accounts[1])
  const whoIs = () =>
    Promise.all(tabs.map((tab) => tab.evaluate<string>(`client.api.profile.view().then(({ email }) => email)`)))
  // The other tab reads what is stored a moment later.
  let emails = await whoIs()
  for (let attempt = 0; attempt < 20 && String(emails) !== String(expected); attempt++) emails = await whoIs()
  await Promise.all(tabs.map((tab) => tab.close()))
  const check = area === 'sessionStorage' ? 'tabs with session storage' : 'tabs with local storage'
  return { check, fault: String(emails) === String(expected) ? null : `the tabs are ${emails.join(' and ')}` }
}

async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(`${address}/smoke.html`)
  await tab.waitForFunction(`'run' in globalThis`)
  return tab
}
