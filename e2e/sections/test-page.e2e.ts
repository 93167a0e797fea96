import { newAccount, password } from '../support/api.ts'
import { expect, heading, signIn, test, toasts } from '../support/fixtures.ts'

test.use({ as: 'guest', refusals: [401, 422, 500] })

test('R26: /test opens by its address for every signed-in user, and its refusals are real', async ({ page, admin }) => {
  const { email } = await newAccount(admin, 'no-rights')
  await page.goto('/test')
  await expect(page).toHaveURL('/auth/login')
  await signIn(page, email, password)
  await expect(heading(page, 'Проверка компонентов')).toBeVisible()
  await page.getByRole('button', { name: '422: ошибки в полях' }).click()
  await expect(toasts(page).getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: '500: сбой' }).click()
  await expect(toasts(page).getByText('Произошла ошибка')).toBeVisible()
  await page.getByRole('button', { name: '401: сеанс устарел' }).click()
  await expect(toasts(page).getByText('Ваша сессия устарела, пожалуйста войдите заново')).toBeVisible()
  await expect(page).toHaveURL('/auth/login')
})
