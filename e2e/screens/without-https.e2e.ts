import { baseURL } from '../support/api.ts'
import { addresses, more, signedOut, unlisted } from '../support/addresses.ts'
import { enter, expect, heading, test } from '../support/fixtures.ts'
import { goOn, isLoaded } from '../support/offered.ts'
import { followRequests } from '../support/settled.ts'

// An address within a company, of which the browser trusts neither the name nor the connection.
const origin = baseURL.replace('localhost', 'panel.test')

test.use({ baseURL: origin, as: 'guest' })

for (const [who, screens] of Object.entries({
  admin: [...addresses.map(([, address]) => address), ...more, ...unlisted],
  guest: signedOut.map(([, address]) => address),
}))
  test(`without https every screen opens for ${who}`, async ({ page, context, problems, sessions }) => {
    // Opens all addresses in sequence.
    test.setTimeout(300_000)
    if (who !== 'guest') await enter(context, await sessions(who), origin)
    const settled = followRequests(page)
    await page.goto(who === 'guest' ? '/auth/login' : '/')
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
    for (const address of screens) {
      await goOn(page, address)
      await settled()
      await isLoaded(page)
      await expect(page.getByText(/^(?:Нет связи|Что-то пошло не так)/)).toHaveCount(0)
      expect(problems, address).toEqual([])
    }
  })

test('without https an article is copied, and a record is created once and edited', async ({
  page,
  context,
  sessions,
}) => {
  await enter(context, await sessions('admin'), origin)
  await page.goto('/products/1001')
  await page.getByRole('button', { name: 'Скопировать' }).first().click()
  await expect(page.getByText('Скопировано')).toBeAttached()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: 'Поиск и переход' })
  await expect(palette).toBeFocused()
  await page.keyboard.press('Control+v')
  await expect(palette).toHaveValue('W 914/2')
  await page.keyboard.press('Escape')

  await page.goto('/handbooks/brands/new')
  await page.getByLabel('Название', { exact: true }).fill('Без замка')
  await page.getByRole('button', { name: 'Создать' }).click()
  await expect(heading(page, 'Без замка')).toBeVisible()
})
