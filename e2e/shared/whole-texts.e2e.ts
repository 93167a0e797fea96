import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { isLoaded } from '../support/offered.ts'

/** The oldest first, which other tests did not make. Not here: /log and categories, whose changes and paths have no length, and sheets, whose cells are fields. */
const lists = [
  '/orders?sort=placed_at',
  '/delivery',
  '/delivery?tab=methods',
  '/products?sort=created_at',
  '/products/offers?sort=updated_at',
  '/products/old',
  '/moderation?sort=created_at',
  '/moderation/brands',
  '/reviews?sort=created_at',
  '/sellers?sort=created_at',
  '/sellers/settlements',
  '/warehouse',
  '/pickup',
  '/users?sort=created_at',
  '/users/webhooks',
  '/roles',
  '/handbooks/attributes?sort=created_at',
  '/handbooks/brands?sort=created_at',
  '/handbooks/brands/unmapped',
  '/handbooks/car-brands',
  '/handbooks/cities',
  '/handbooks/cities?tab=regions',
  '/handbooks/reasons',
  '/handbooks/templates',
] as const

const AT_MOST = 3

/** The headings and cells with a text that ends in an ellipsis. */
const cutTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table :is([role=columnheader], [role=cell])')]
      .filter((cell) =>
        [cell, ...cell.querySelectorAll('*')].some(
          (part) =>
            part.clientWidth > 0 &&
            part.scrollWidth > part.clientWidth + 1 &&
            getComputedStyle(part).textOverflow === 'ellipsis',
        ),
      )
      .map((cell) => ({ isHeading: cell.matches('[role=columnheader]'), text: cell.textContent.slice(0, 60) })),
  )

for (const address of lists)
  test(`${address} cuts at most three texts of the demo data at 1440 px, and no heading`, async ({ page }) => {
    await page.goto(address)
    await isLoaded(page)
    await expect(page.locator('main [role=cell]').first()).toBeVisible()
    const cut = await cutTexts(page)
    expect(cut.filter(({ isHeading }) => isHeading)).toEqual([])
    expect(cut.length, cut.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(AT_MOST)
  })
