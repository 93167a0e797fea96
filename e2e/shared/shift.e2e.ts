import { expect, heading, test } from '../support/fixtures.ts'
import { layoutShift } from '../support/whole-screen.ts'

const accounts = [
  ['orders', '/orders', 'Заказы', /^\/orders\/suborder\/\d+$/],
  ['merchant1', '/products', 'Товары', /^\/orders\/suborder\/\d+$/],
  ['moderator', '/reviews', 'Отзывы', /^\/moderation\/\d+$/],
  ['finance', '/sellers', 'Продавцы', /^\/sellers\/(?:settlements|contracts\/edit)\/\d+$/],
] as const

/** Whether something has moved up or down, and not only aside. */
const isDown = (move: string) => new Set(move.split('»: ')[1]?.match(/(?<=,)\d+/g)).size > 1

for (const [as, address, title, record] of accounts)
  test.describe(`the line of the shift of ${as}@example.com`, () => {
    test.use({ as })

    test('It comes after the rows, moves nothing, and its first tick opens', async ({ page }) => {
      await page.goto(address)
      await expect(heading(page, title)).toBeVisible()
      const line = page.getByRole('navigation', { name: 'Линия смены' })
      const first = line.locator('a[title]').first()
      await expect(first).toBeVisible()
      await expect(page.locator('main tr[data-row]').first()).toBeVisible()
      const { moved } = await layoutShift(page)
      expect(moved.filter((move) => /^(?:H1|HEADER|TR|TD) /.test(move) && isDown(move))).toEqual([])
      await first.click()
      await expect.poll(() => new URL(page.url()).pathname).toMatch(record)
      await expect(line.locator('[data-open]')).toHaveCount(1)
    })
  })
