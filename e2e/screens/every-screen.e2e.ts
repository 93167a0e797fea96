import type { Page } from '@playwright/test'
import { addresses, more, ofStaff } from '../support/addresses.ts'
import { violations, violationsOfColor } from '../support/axe.ts'
import { atRest, expect, heading, test } from '../support/fixtures.ts'

const SHIFT_AT_MOST = 0.02

const signedOut = [
  '/auth/login',
  '/auth/forgor',
  '/auth/forgor/success',
  '/auth/change-password/some-hash',
  '/auth/map-test',
]
/** Waits for the screen with its data. */
async function open(page: Page, address: string) {
  await page.goto(address)
  // A modal hides the heading from screen readers.
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Goes to another screen of the open panel, as a link does: every screen opens cold in the tests above. */
async function goOn(page: Page, address: string) {
  await page.evaluate((next) => {
    performance.clearResourceTimings()
    performance.mark('left')
    history.pushState(null, '', next)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await atRest(page)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

async function measureShift(page: Page) {
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
          window.layoutShift += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

declare global {
  interface Window {
    layoutShift: number
  }
}

async function expectWhole(page: Page, address: string, shows = () => Promise.resolve()) {
  await measureShift(page)
  await open(page, address)
  await shows()
  // Late pictures and fonts may still shift the layout.
  await atRest(page)
  expect(await page.evaluate(() => window.layoutShift), 'layout shift').toBeLessThanOrEqual(SHIFT_AT_MOST)
  await expect(page).toHaveTitle(/\S+ — admin-panel$/)
  await expect(page.locator('h1')).toHaveCount(1)
  // A colour in transition would fail the contrast check.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await violations(page), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOfColor(page), 'dark').toEqual([])
  await page.setViewportSize({ width: 360, height: 780 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 'overflow at 360 px')
    .toBeLessThanOrEqual(0)
}

for (const [rule, address, name, shows] of addresses)
  test(`${rule}: ${address} opens cold with its data, and has no measurable accessibility violation in either theme`, async ({
    page,
  }) => {
    await expectWhole(page, address, async () => {
      await expect(heading(page, name)).toBeVisible()
      await expect(page).toHaveTitle(`${name} — admin-panel`)
      await expect(page.getByRole('main')).toContainText(shows)
    })
  })

for (const address of [...more, ...ofStaff.filter((known) => !addresses.some(([, route]) => route === known))])
  test(`${address} has no measurable accessibility violation in either theme`, async ({ page }) => {
    await expectWhole(page, address)
  })

test.describe('signed out', () => {
  test.use({ as: 'nobody' })
  for (const address of signedOut)
    test(`${address} has no measurable accessibility violation in either theme`, async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('reset-email', 'somebody@example.com'))
      await expectWhole(page, address)
    })
})

const routes = addresses.map(([, address]) => address)
const everywhere = [...routes, ...more]
const rolesAndAddresses = {
  // These two accounts together see almost every screen.
  viewer: everywhere,
  merchant1: everywhere.filter((address) => !ofStaff.includes(address)),
  moderator: routes,
  content: routes,
  orders: routes,
  finance: routes,
  'log-only': routes,
  'no-rights': routes,
}

for (const [name, seen] of Object.entries(rolesAndAddresses))
  test.describe(`as ${name}@example.com`, () => {
    test.use({ as: name })
    test('P6: an allowed screen sends no request that is refused', async ({ page }) => {
      // Opens all addresses in sequence.
      test.setTimeout(300_000)
      const refused: string[] = []
      page.on(
        'response',
        (response) => response.status() >= 400 && refused.push(`${response.status()} ${response.url()}`),
      )
      const [first = '/', ...others] = seen
      await open(page, first)
      for (const address of others) {
        await goOn(page, address)
        await expect(page.getByRole('heading', { name: 'Что-то пошло не так' })).toHaveCount(0)
        expect(refused, address).toEqual([])
      }
      await atRest(page)
      expect(refused).toEqual([])
    })
  })
