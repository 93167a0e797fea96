import type { Page } from '@playwright/test'
import { type Address, addresses, more, ofStaff, signedOut, unlisted } from '../support/addresses.ts'
import { violations, violationsOfColor } from '../support/axe.ts'
import { expect, heading, menu } from '../support/fixtures.ts'
import { expectPhoneLayout, expectWideLayout } from '../support/layout.ts'
import { goOn, isExplained, isLoaded, offered, withAdmin as test } from '../support/offered.ts'
import { followRequests } from '../support/settled.ts'

const SHIFT_AT_MOST = 0.02

/** The sum of the layout's shifts since the page was opened, with the elements that moved. */
function layoutShift(page: Page) {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = (observer.takeRecords() as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput)
    observer.disconnect()
    const moved = shifts.flatMap(({ sources }) =>
      sources.map(({ node, previousRect, currentRect }) => {
        const { nodeName = '', textContent = '' } = node ?? {}
        const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }) => `${x},${y} ${width}×${height}`)
        return `${nodeName} «${textContent?.slice(0, 40)}»: ${from} → ${to}`
      }),
    )
    return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved }
  })
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** Opens a screen with an empty cache and checks what holds for each. */
async function expectWhole(page: Page, address: string, shows = () => isLoaded(page)) {
  const settled = followRequests(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  // The tab has loaded fonts and chunks for the test before.
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(address)
  await isLoaded(page)
  await shows()
  // Late pictures and fonts may still shift the layout.
  await settled()
  await devTools.detach()
  const { sum, moved } = await layoutShift(page)
  expect(sum, `layout shift: ${moved.join('\n')}`).toBeLessThanOrEqual(SHIFT_AT_MOST)
  await expect(page).toHaveTitle(/\S+ — admin-panel$/)
  await expect(page.locator('h1')).toHaveCount(1)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await violations(page), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass(/dark/)
  expect(await violationsOfColor(page), 'dark').toEqual([])
  await expectWideLayout(page)
  await page.setViewportSize({ width: 360, height: 780 })
  await expectPhoneLayout(page)
}

/** Opens an address and then reloads it: the same data each time. */
async function expectRoute(page: Page, [, address, name, shows, field]: Address) {
  const showsData = async () => {
    await expect(heading(page, name)).toBeVisible()
    await expect(page).toHaveTitle(`${name} — admin-panel`)
    await expect(page.locator('main')).toContainText(shows)
    if (field) await expect(page.getByLabel(field[0], { exact: true })).toHaveValue(field[1])
  }
  await expectWhole(page, address, showsData)
  await page.reload()
  await showsData()
  await expect(page).toHaveURL(address)
}

for (const route of addresses)
  test(`${route[0]}: ${route[1]} opens by its address with its data, without a measurable accessibility violation in either theme`, async ({
    page,
  }) => {
    await expectRoute(page, route)
  })

for (const address of new Set([
  ...more,
  ...unlisted,
  ...ofStaff.filter((path) => !addresses.some(([, route]) => route === path)),
]))
  test(`${address} has no measurable accessibility violation in either theme`, async ({ page }) => {
    await expectWhole(page, address)
  })

test.describe('signed out', () => {
  test.use({ as: 'guest' })
  for (const route of signedOut)
    test(`${route[0]}: ${route[1]} opens by its address in the auth layout, without a measurable accessibility violation in either theme`, async ({
      page,
    }) => {
      await page.addInitScript(() => sessionStorage.setItem('reset-email', 'somebody@example.com'))
      await expectRoute(page, route)
      await expect(menu(page)).toHaveCount(0)
    })
})

const routes = addresses.map(([, address]) => address)
const everywhere = [...routes, ...more, ...unlisted]
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

for (const [name, screens] of Object.entries(rolesAndAddresses))
  test.describe(`as ${name}@example.com`, () => {
    test.use({ as: name })
    test('P6, A15: an allowed screen sends no request that is refused, and hides no action without an explanation', async ({
      page,
      ofAdmin,
    }) => {
      // Opens all addresses in sequence.
      test.setTimeout(300_000)
      const refused: string[] = []
      page.on(
        'response',
        (response) => response.status() >= 400 && refused.push(`${response.status()} ${response.url()}`),
      )
      const hidden: string[] = []
      const settled = followRequests(page)
      await page.goto('/')
      for (const address of screens) {
        await goOn(page, address)
        await settled()
        await isLoaded(page)
        await expect(page.getByRole('heading', { name: 'Что-то пошло не так' })).toHaveCount(0)
        expect(refused, address).toEqual([])
        // A forbidden address leads elsewhere and says why.
        if (!page.url().endsWith(address)) continue
        const actions = await offered(page)
        const missing = (all: readonly string[]) => all.filter((action) => !actions.includes(action))
        // The record may have changed since the administrator saw it.
        if (missing(await ofAdmin(address)).length > 0 && !(await isExplained(page)))
          hidden.push(...missing(await ofAdmin(address, true)).map((action) => `${address}: ${action}`))
      }
      expect(hidden).toEqual([])
    })
  })
