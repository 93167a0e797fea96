import { newAccount, password } from '../support/api.ts'
import { expect, heading, menu, signIn, test, toasts } from '../support/fixtures.ts'

const entries = [
  ['Каталог', '/catalog'],
  ['Товары', '/products'],
  ['Заказы', '/orders'],
  ['Продавцы', '/sellers'],
  ['Магазины и склады', '/warehouse'],
  ['Сервисные центры и ПВЗ', '/pickup'],
  ['Заявки', '/moderation'],
  ['Справочники', '/handbooks'],
  ['Пользователи', '/users'],
  ['Роли', '/roles'],
  ['Журнал изменений', '/log'],
  ['Отзывы', '/reviews'],
] as const

test('N1: the menu has its twelve entries in their order, in Russian, under their groups', async ({ page }) => {
  await page.goto('/handbooks')
  const links = menu(page).getByRole('link')
  // The number of what waits may follow the name.
  await expect(links).toHaveText(entries.map(([name]) => new RegExp(`^${name}`)))
  for (const [index, [, path]] of entries.entries()) await expect(links.nth(index)).toHaveAttribute('href', path)
  await expect(menu(page)).toHaveText(
    /^Товары\s*Каталог\s*Товары.*Заказы\s*Заказы.*Продавцы\s*Продавцы.*Магазины и склады\s*Сервисные центры и ПВЗ\s*Заявки.*Справочники/,
  )
})

test.describe('signed out', () => {
  test.use({ as: 'guest' })

  test('N2: story 1: a deep link leads through the sign-in, and the menu lists the allowed screens', async ({
    page,
  }) => {
    await page.goto('/orders?status=new')
    await expect(page).toHaveURL('/auth/login')
    await signIn(page, 'orders@example.com', password)
    await expect(page).toHaveURL('/orders?status=new')
    await expect(heading(page, 'Заказы')).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Заказы' })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Пользователи' })).toHaveCount(0)
  })

  test('N2: a user with only the log’s permission sees the reviews and the handbooks too', async ({ page }) => {
    await page.goto('/')
    await signIn(page, 'log-only@example.com', password)
    await expect(menu(page).getByRole('link')).toHaveText(['Справочники', 'Журнал изменений', 'Отзывы'])
  })

  test('with the flag off an administrator is checked like anyone else', async ({ page, admin }) => {
    const { email } = await newAccount(admin, 'administrator')
    await page.goto('/handbooks')
    await signIn(page, email, password)
    const card = page.getByRole('article').filter({ hasText: 'Бренды' }).first()
    await expect(card).toBeVisible()
    // An administrator's role grants everything, so a replaced profile response removes permissions.
    await page.route('**/api/user/profile', async (route) => {
      const response = await route.fetch()
      const user = await response.json()
      const roles = [{ ...user.roles[0], slug: 'administrator', permissions: [{ name: 'attribute.index' }] }]
      await route.fulfill({ response, json: { ...user, roles } })
    })
    await page.evaluate(() => localStorage.setItem('admin-check', '0'))
    await page.reload()
    await expect(page.getByRole('article').filter({ hasText: 'Характеристики' })).toBeVisible()
    await expect(card).toHaveCount(0)
    await page.evaluate(() => localStorage.setItem('admin-check', '1'))
    await page.reload()
    await expect(card).toBeVisible()
  })
})

test.describe('a read-only user', () => {
  test.use({ as: 'viewer' })

  test('reads a user, has no «Сохранить», and is refused by the server as well', async ({ page }) => {
    await page.goto('/users/edit/1')
    await expect(page.getByLabel('Фамилия')).toHaveAttribute('readonly')
    await expect(page.getByRole('button', { name: 'Сохранить' })).toHaveCount(0)
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const refused = await page.request.put('/api/user/admin/user/1', {
      headers: { Authorization: `Bearer ${token}` },
      data: { last_name: 'Чужой' },
    })
    expect(refused.status()).toBe(403)
    expect(await refused.json()).toMatchObject({ data: { message: 'Доступ запрещен' } })
  })
})

test.describe('a user without permissions', () => {
  // A page opened by its address asks for its data beside the user's rights.
  test.use({ as: 'no-rights', refusals: [403] })

  test('sees only the handbooks, and a message on any other page', async ({ page }) => {
    await page.goto('/handbooks')
    await expect(menu(page).getByRole('link')).toHaveText(['Справочники'])
    await page.goto('/products')
    await expect(toasts(page).getByText('Доступ запрещен')).toBeVisible()
    await expect(page).toHaveURL('/handbooks')
  })
})

test('filters, order and page of the products come back from the menu, and a reset is remembered', async ({ page }) => {
  const address = '/products?status=active&sort=name&page=2'
  await page.goto(address)
  await expect(page.getByRole('row').nth(20)).toBeVisible()
  await menu(page).getByRole('link', { name: 'Роли' }).click()
  await expect(heading(page, 'Роли')).toBeVisible()
  await menu(page).getByRole('link', { name: 'Товары' }).click()
  await expect(page).toHaveURL(address)
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await expect(page).not.toHaveURL(/status/)
  await menu(page).getByRole('link', { name: 'Роли' }).click()
  await expect(heading(page, 'Роли')).toBeVisible()
  await menu(page).getByRole('link', { name: 'Товары' }).click()
  await expect(heading(page, 'Товары')).toBeVisible()
  await expect(page).not.toHaveURL(/status/)
})
