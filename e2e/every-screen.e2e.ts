import type { Page } from '@playwright/test'
import { violations } from './axe.ts'
import { expect, test } from './fixtures.ts'

const SHIFT_AT_MOST = 0.02

const signedOut = [
  '/auth/login',
  '/auth/forgor',
  '/auth/forgor/success',
  '/auth/change-password/some-hash',
  '/auth/map-test',
]
/** Cards of the previous system and points of the marketplace belong to no company, so a seller has none. */
const ofStaff = ['/products/old?card=7', '/pickup/6', '/pickup/30', '/pickup/edit/6']
const signedIn = [
  '/catalog',
  '/orders',
  '/orders/123',
  '/orders/suborder/169',
  '/delivery',
  '/delivery?tab=methods',
  '/delivery?tab=payment',
  '/delivery/methods/2',
  '/delivery/payment/1',
  '/products',
  '/products/old',
  '/products/1001',
  '/products/1001?tab=offers',
  '/products/1001?tab=history',
  '/products/edit/1001',
  '/products/edit/new',
  '/sellers',
  '/sellers/1',
  '/sellers/1?tab=contracts',
  '/sellers/1?tab=addresses',
  '/sellers/1?tab=employees',
  '/sellers/1?tab=history',
  '/sellers/new',
  '/sellers/edit/1',
  '/sellers/contracts/edit/1',
  '/sellers/requisites/edit/1',
  '/warehouse',
  '/warehouse?show=map',
  '/warehouse/1',
  '/warehouse/1?tab=stocks',
  '/warehouse/1?tab=history',
  '/warehouse/edit/1',
  '/warehouse/edit/new',
  '/pickup',
  '/pickup?show=map',
  '/pickup/edit/new',
  '/moderation',
  '/moderation/101',
  '/moderation/brands',
  '/moderation/brands/1',
  '/handbooks',
  '/handbooks/attributes',
  '/handbooks/attributes/create',
  '/handbooks/attributes/1',
  '/handbooks/attributes/1/edit',
  '/handbooks/attributes/1/synonyms',
  '/handbooks/brands',
  '/handbooks/brands/unmapped',
  '/handbooks/brands/new',
  '/handbooks/brands/1',
  '/handbooks/brands/1/other',
  '/handbooks/brands/1/tech',
  '/handbooks/car-brands',
  '/handbooks/car-brands?tab=old',
  '/handbooks/car-brands/new',
  '/handbooks/car-brands/1',
  '/handbooks/car-brands/old/13',
  '/handbooks/categories',
  '/handbooks/categories/edit/1',
  '/handbooks/categories/edit/1?tab=seo',
  '/handbooks/cities',
  '/handbooks/cities?tab=regions',
  '/handbooks/cities?tab=old',
  '/handbooks/cities/1',
  '/handbooks/cities/1?tab=seo',
  '/handbooks/cities/edit/1',
  '/handbooks/cities/edit/new',
  '/handbooks/cities/old/edit/101',
  '/handbooks/commissions',
  '/handbooks/reasons',
  '/handbooks/reasons/edit/1',
  '/handbooks/reasons/edit/new',
  '/users',
  '/users/edit/new',
  '/users/edit/2',
  '/roles',
  '/roles/edit/new',
  '/roles/edit/2',
  '/reviews',
  '/reviews/1',
  '/nowhere',
]

/** The screen with its data. */
async function open(page: Page, address: string) {
  await page.goto(address)
  // What is modal hides the heading from a screen reader.
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

async function expectWhole(page: Page, address: string) {
  await measureShift(page)
  await open(page, address)
  // Pictures and fonts may still push what is on show.
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.layoutShift), 'layout shift').toBeLessThanOrEqual(SHIFT_AT_MOST)
  await expect(page).toHaveTitle(/\S+ — admin-panel$/)
  await expect(page.locator('h1')).toHaveCount(1)
  for (const colorScheme of ['light', 'dark'] as const) {
    // A colour on its way to another is neither.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    expect(await violations(page), colorScheme).toEqual([])
  }
  await page.setViewportSize({ width: 360, height: 780 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), 'overflow at 360 px')
    .toBeLessThanOrEqual(0)
}

for (const address of [...signedIn, ...ofStaff])
  test(`${address} has no fault that can be measured, in either theme`, async ({ page }) => {
    await expectWhole(page, address)
  })

test.describe('signed out', () => {
  test.use({ as: 'nobody' })
  for (const address of signedOut)
    test(`${address} has no fault that can be measured, in either theme`, async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('reset-email', 'somebody@example.com'))
      await expectWhole(page, address)
    })
})

for (const name of ['viewer', 'content', 'merchant1', 'no-rights'])
  test.describe(`as ${name}@example.com`, () => {
    test.use({ as: name })
    test('no screen that opens asks for what is refused', async ({ page }) => {
      // Every address one after the other.
      test.setTimeout(180_000)
      const refused: string[] = []
      page.on(
        'response',
        (response) => response.status() >= 400 && refused.push(`${response.status()} ${response.url()}`),
      )
      for (const address of signedIn) {
        await open(page, address)
        await expect(page.getByRole('heading', { name: 'Что-то пошло не так' })).toHaveCount(0)
        expect(refused, address).toEqual([])
      }
      await page.waitForLoadState('networkidle')
      expect(refused).toEqual([])
    })
  })
