import { expect, heading, test } from '../support/fixtures.ts'
import { layoutShift } from '../support/whole-screen.ts'

const accounts = [
  ['orders', '/orders', 'Заказы', 'a[href^="/orders/suborder/"]'],
  ['merchant1', '/products', 'Товары', 'a[href^="/orders/suborder/"]'],
  ['moderator', '/reviews', 'Отзывы', 'a[href^="/moderation/"]'],
  ['finance', '/sellers', 'Продавцы', 'a[href^="/sellers/"]'],
] as const

for (const [as, address, title, ticks] of accounts)
  test.describe(`the line of the shift of ${as}@example.com`, () => {
    test.use({ as })

    test('It comes after the rows, moves nothing, and its first tick opens', async ({ page }) => {
      await page.goto(address)
      await expect(heading(page, title)).toBeVisible()
      const line = page.getByRole('navigation', { name: 'Линия смены' })
      await expect(line.locator(ticks).first()).toBeVisible()
      await expect(page.locator('main tr[data-row]').first()).toBeVisible()
      // The typeface makes words a little wider when it comes; the line would push them down.
      const { moved } = await layoutShift(page)
      expect(moved.filter((line) => new Set(line.split('»: ')[1]?.match(/(?<=,)\d+/g)).size > 1)).toEqual([])
      const first = line.locator(ticks).first()
      const href = await first.getAttribute('href')
      await first.click()
      await expect(page).toHaveURL(String(href))
      await expect(line.locator('[data-open]')).toHaveCount(1)
    })
  })
