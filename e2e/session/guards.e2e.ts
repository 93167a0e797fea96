import { newAccount, password, unique } from '../support/api.ts'
import { expect, heading, menu, signIn, test, toasts } from '../support/fixtures.ts'

test.describe('a visitor', () => {
  test.use({ as: 'guest' })

  test('A10: the page after a reset opens only while an address is remembered', async ({ page }) => {
    await page.goto('/auth/forgor/success')
    await expect(page).toHaveURL('/auth/forgor')
    const email = `${unique()}@example.com`
    await page.getByLabel('Эл. почта').fill(email)
    await page.getByRole('button', { name: 'Отправить ссылку' }).click()
    await expect(page).toHaveURL('/auth/forgor/success')
    await page.goto('/auth/forgor/success')
    await expect(page.getByText(email)).toBeVisible()
    await page.reload()
    await expect(heading(page, 'Проверьте почту')).toBeVisible()
    await expect(page.getByText(email)).toBeVisible()
  })

  for (const address of [
    '/',
    '/catalog',
    '/handbooks/reasons/edit/1',
    '/users?status=blocked',
    '/roles/edit/2',
    '/nowhere',
  ])
    test(`G2: a signed-out visitor of ${address} lands on /auth/login`, async ({ page }) => {
      await page.goto(address)
      await expect(page).toHaveURL('/auth/login')
      await expect(heading(page, 'Вход')).toBeVisible()
      await expect(menu(page)).toHaveCount(0)
    })

  test('G10: a sign-in does not lead to an unknown address', async ({ page, admin }) => {
    const { email } = await newAccount(admin, 'viewer')
    await page.goto('/nowhere')
    await signIn(page, email, password)
    await expect(heading(page, 'Обзор')).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test('G6: a user who has lost the permission for a page stays on the current one, and a toast says «Доступ запрещен»', async ({
    page,
    admin,
  }) => {
    const { id, email, version } = await newAccount(admin, 'viewer')
    await page.goto('/users')
    await signIn(page, email, password)
    await expect(heading(page, 'Пользователи')).toBeVisible()
    await menu(page).getByRole('link', { name: 'Справочники' }).click()
    await expect(heading(page, 'Справочники')).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)

    const roles = await admin.roles.list({ q: 'no-rights' })
    await admin.users.update({ id, version, role_ids: roles.items.map((role) => role.id) })
    await page.reload()
    await expect(menu(page).getByRole('link')).toHaveText(['Справочники'])
    await page.goBack()
    await expect(toasts(page).getByText('Доступ запрещен')).toBeVisible()
    await expect(page).toHaveURL('/handbooks')
    await expect(heading(page, 'Справочники')).toBeVisible()
  })
})

test('G8: a list opened without a query restores its last one', async ({ page }) => {
  await page.goto('/users?status=blocked,archived&sort=-email')
  await expect(page.getByRole('row', { name: /Зуев/ })).toBeVisible()
  await menu(page).getByRole('link', { name: 'Роли' }).click()
  await expect(heading(page, 'Роли')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('query:/users'))).toBe('status=blocked,archived&sort=-email')

  await menu(page).getByRole('link', { name: 'Пользователи' }).click()
  await expect(page).toHaveURL('/users?status=blocked,archived&sort=-email')
  await expect(page.getByText('Фильтры восстановлены с прошлого раза')).toBeVisible()
  await expect(page.getByRole('row', { name: /Зуев/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/roles')

  await page.goto('/users')
  await expect(page).toHaveURL('/users?status=blocked,archived&sort=-email')
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await expect(page).toHaveURL('/users?sort=-email')
})
