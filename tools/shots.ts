import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chrome } from './machine/chrome.ts'
import { root } from './run.ts'

// pnpm shots --url http://localhost:3000 --as admin --width 1440,360 --theme light,dark /users /roles
// Takes pictures of any route of a running panel; they land in .shots/.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    as: { type: 'string', default: 'admin' },
    password: { type: 'string', default: process.env['SEED_PASSWORD'] ?? 'demo-password-2026' },
    width: { type: 'string', default: '1440,360' },
    theme: { type: 'string', default: 'light,dark' },
  },
})
const folder = join(root, '.shots')
mkdirSync(folder, { recursive: true })

const browser = await chromium.launch(await chrome())
for (const theme of values.theme.split(','))
  for (const width of values.width.split(',').map(Number)) {
    const context = await browser.newContext({
      baseURL: values.url,
      viewport: { width, height: width < 600 ? 780 : 900 },
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
    })
    await context.addInitScript((mode) => localStorage.setItem('color-mode', mode), theme)
    const page = await context.newPage()
    page.on('console', (message) => message.type() === 'error' && console.error(`console: ${message.text()}`))
    page.on('pageerror', (error) => console.error(`page: ${error.message}`))
    if (values.as !== 'guest') {
      await page.goto('/auth/login')
      await page.getByLabel('Эл. почта').fill(`${values.as}@example.com`)
      await page.getByLabel('Пароль', { exact: true }).fill(values.password)
      await page.getByRole('button', { name: 'Войти', exact: true }).click()
      await page.waitForURL((url) => !url.pathname.startsWith('/auth'))
    }
    for (const path of positionals) {
      await page.goto(path)
      await page.locator('h1').first().waitFor()
      // The stream of events has no end, so the network is never idle.
      await page.waitForFunction(() => {
        const responseTimes = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration)
        return !document.querySelector('[aria-busy=true]') && performance.now() - Math.max(0, ...responseTimes) > 500
      })
      const name = `${path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'}.${values.as}.${theme}.${width}.png`
      await page.screenshot({ path: join(folder, name), fullPage: true })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      console.log(`${name}${overflow > 0 ? `  overflows by ${overflow} px` : ''}`)
    }
    await context.close()
  }
await browser.close()
