import { type Browser, chromium } from 'playwright'
import { chrome } from '../../machine/chrome.ts'
import { PASSWORD } from './client.ts'

export interface Tab {
  /** Opens one more screen by its link in the menu, as a person does, and returns what went wrong so far. */
  readonly openNext: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

/** A panel that was opened before a deployment and stays open. */
export async function openTab(url: string): Promise<Tab> {
  const browser: Browser = await chromium.launch(await chrome())
  const page = await browser.newPage({ locale: 'ru-RU', viewport: { width: 1440, height: 900 } })
  const faults: string[] = []
  page.on('pageerror', ({ message }) => void faults.push(message))
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/assets/') && !response.ok()) faults.push(`${response.status()} for ${pathname}`)
  })
  await page.goto(`${url}/auth/login`)
  await page.getByLabel('Эл. почта').fill('admin@example.com')
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await page.waitForURL((address) => !address.pathname.startsWith('/auth'))
  let opened = 0
  return {
    async openNext() {
      const links = page.getByRole('navigation').first().getByRole('link')
      const link = links.nth(opened++ % Math.max(1, await links.count()))
      const path = await link.getAttribute('href')
      await link.click()
      await page.waitForURL((address) => address.pathname === path, { timeout: 20_000 })
      await page
        .locator('h1')
        .first()
        .waitFor({ timeout: 20_000 })
        .catch(() => faults.push(`no heading on ${path}`))
      if (await page.getByText('Что-то пошло не так').isVisible()) faults.push(`the error page on ${path}`)
      return faults
    },
    close: () => browser.close(),
  }
}
