import { kindsOfScreens, signedOut } from '../support/addresses.ts'
import { enter, expect, heading, test } from '../support/fixtures.ts'
import { expectInsecure, insecureOrigin as origin } from '../support/without-https.ts'

test.use({ baseURL: origin, as: 'guest' })

test('without https screens of each kind open', async ({ page, context, problems, sessions }) => {
  await enter(context, await sessions('admin'), origin)
  await expectInsecure(page, kindsOfScreens, problems)
})

test('without https every screen opens for a visitor', async ({ page, problems }) => {
  await expectInsecure(
    page,
    signedOut.map(([, address]) => address),
    problems,
  )
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
