import { expect, test, toasts } from '../support/fixtures.ts'

test.use({ as: 'guest', refusals: [422] })

test('T2: a toast goes after five seconds, and stays while the mouse is over it', async ({ page }) => {
  await page.clock.install()
  await page.goto('/auth/login')
  await page.getByLabel('Эл. почта').fill('nobody@example.com')
  await page.getByLabel('Пароль', { exact: true }).fill('wrong')
  const toast = toasts(page).getByText('Неверная эл. почта или пароль')

  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(toast).toBeVisible()
  await page.clock.fastForward(2500)
  await expect(toast).toBeVisible()
  await page.clock.fastForward(2500)
  await expect(toast).toHaveCount(0)

  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await toast.hover()
  await page.clock.fastForward(60_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.fastForward(5000)
  await expect(toast).toHaveCount(0)
})
