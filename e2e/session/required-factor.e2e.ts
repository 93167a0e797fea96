import { codeOf, signOut } from '../support/account.ts'
import { newAccount, unique } from '../support/api.ts'
import { violations } from '../support/axe.ts'
import { enterPassword, expect, heading, test } from '../support/fixtures.ts'

// A sign-in that must have a second step is answered with 422.
test.use({ as: 'guest', refusals: [422] })

test('A23: a role requires a second step, and its user sets it up at the sign-in', async ({
  page: office,
  context,
  admin,
}) => {
  test.setTimeout(180_000)
  const name = `Касса ${unique()}`
  const role = await admin.roles.create({ slug: `r-${unique()}`, name, scope: 'all', permissions: [] })
  const { email } = await newAccount(admin, 'viewer')
  const { items } = await admin.users.list({ q: email })
  await admin.roles.attachUsers({ id: role.id, user_ids: items.map(({ id }) => id) })
  const { email: chief } = await newAccount(admin, 'administrator')

  await office.goto(`/roles/edit/${role.id}`)
  await enterPassword(office, chief)
  await expect(office.getByText('Настроили 0 из 1 действующих.')).toBeVisible()
  await office.getByRole('button', { name: 'Сделать обязательным…' }).click()
  const dialog = office.getByRole('dialog', { name: /^Второй шаг входа:/ })
  await dialog
    .getByLabel(/^Второй шаг входа обязателен с/)
    .first()
    .fill('01.06.2026')
  expect(await violations(office)).toEqual([])
  await dialog.getByRole('button', { name: 'Сохранить' }).click()
  await expect(office.getByText('Обязателен с 01.06.2026.')).toBeVisible()
  await signOut(office)

  const page = await context.newPage()
  await page.goto('/handbooks')
  await enterPassword(page, email)
  await expect(heading(page, 'Настройте второй шаг входа')).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Подключить приложение с кодами' }).click()
  await expect(page.getByRole('img', { name: 'QR-код для приложения' })).toBeVisible()
  const secret = await page.getByLabel('Ключ для приложения').inputValue()
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Шесть цифр из приложения').fill(codeOf(secret, -1))
  await page.getByRole('button', { name: 'Включить второй шаг' }).click()
  await expect(page.getByRole('list', { name: 'Коды восстановления' }).getByRole('listitem')).toHaveCount(10)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Коды сохранены' }).click()
  await expect(page).toHaveURL('/handbooks')

  await signOut(page)
  await enterPassword(page, email)
  await page.getByLabel('Код из приложения', { exact: true }).fill(codeOf(secret, 0))
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(page.getByRole('button', { name: /^Учётная запись/ })).toBeVisible()
})
