import { baseURL } from '../support/api.ts'
import { expect, heading, test, toasts } from '../support/fixtures.ts'

test('A service key is created for a program, shown once and copied, and a revoked one is refused at once', async ({
  page,
  request,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/users')
  await page.getByRole('link', { name: 'Сервисные учётные записи' }).click()
  await expect(page.getByRole('link', { name: 'Обмен с 1С' })).toBeVisible()
  await page.getByRole('link', { name: 'Создать' }).click()
  await page.getByLabel('Название').fill('Ночная выгрузка')
  await page.getByRole('combobox', { name: /Роли/ }).click()
  await page.getByRole('option', { name: 'Наблюдатель' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Создать', exact: true }).click()
  await expect(heading(page, 'Ночная выгрузка')).toBeVisible()

  await page.getByRole('button', { name: 'Создать ключ' }).click()
  const form = page.getByRole('dialog', { name: 'Новый ключ' })
  await form.getByLabel('Название').fill('Рабочий сервер')
  await form.getByRole('button', { name: 'Создать ключ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ключ создан' })
  const key = await dialog.getByLabel('Ключ').inputValue()
  await dialog.getByRole('button', { name: 'Скопировать' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  // The context is reused, with its permissions.
  await page.context().clearPermissions()
  await dialog.getByRole('button', { name: 'Готово' }).click()

  const call = async () =>
    (await request.get(`${baseURL}/api/user/admin/user`, { headers: { authorization: `Bearer ${key}` } })).status()
  expect(await call()).toBe(200)
  await page.reload()
  const row = page.getByRole('row', { name: /Рабочий сервер/ })
  await expect(row).toContainText(key.slice(0, 12))
  await expect(page.getByText(key)).toHaveCount(0)
  await row.getByRole('button', { name: 'Отозвать ключ' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отозвать ключ' }).click()
  await expect(toasts(page).getByText('Ключ «Рабочий сервер» отозван')).toBeVisible()
  await expect(row).toContainText('Отозван')
  expect(await call()).toBe(401)
})
