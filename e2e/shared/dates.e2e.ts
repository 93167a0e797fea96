import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { expect, heading, test } from '../support/fixtures.ts'

const calendar = (page: Page) => page.getByRole('dialog', { name: 'Календарь' })

/** Opens the filter by the day of an order. */
async function openFilter(page: Page) {
  await page.goto('/orders')
  await expect(heading(page, 'Заказы')).toBeVisible()
  await page.getByRole('button', { name: 'Ещё фильтры' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Оформлен/ })
    .click()
  await expect(page.getByLabel('с', { exact: true })).toBeVisible()
}

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test('the day that is typed or chosen is the day that is sent, wherever the browser stands', async ({ page }) => {
      await openFilter(page)
      await page.getByLabel('с', { exact: true }).pressSequentially('29032026')
      await expect(page).toHaveURL(/placed_from=2026-03-29/)
      await page.getByRole('button', { name: 'Открыть календарь' }).click()
      await calendar(page)
        .getByRole('button', { name: /, 30 марта 2026/ })
        .click()
      await page.keyboard.press('PageDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/placed_from=2026-03-30&placed_to=2026-04-30/)
      await expect(page.getByLabel('по', { exact: true })).toHaveValue('30.04.2026')
      await expect(page.getByRole('button', { name: 'Открыть календарь' })).toBeFocused()
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`the calendar fits the screen, its days are wide enough to touch, and axe finds nothing (${colorScheme})`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto('/test')
      await page.getByRole('button', { name: 'Открыть календарь' }).click()
      await calendar(page).getByRole('button', { name: /, 15 / }).click()
      const place = await calendar(page).boundingBox()
      expect(place?.x).toBeGreaterThanOrEqual(0)
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(360)
      const day = await calendar(page).getByRole('button', { name: /, 16 / }).boundingBox()
      expect(day?.width).toBeGreaterThanOrEqual(43)
      expect(day?.height).toBeGreaterThanOrEqual(43)
      expect(await violations(page)).toEqual([])
    })
})
