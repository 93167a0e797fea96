import { password, unique } from '../support/api.ts'
import { violations } from '../support/axe.ts'
import { expect, test, toasts } from '../support/fixtures.ts'

// The test cannot wait ten minutes, so the browser gets the later answer of the server once.
test.use({ as: 'admin', refusals: [403, 422] })

const REFUSAL = { status: 403, message: 'Подтвердите, что это вы', code: 'step_up', ways: ['password'] }

test('A16: a save that needs a proof asks for the password, and then goes on', async ({ page, admin }) => {
  const slug = `proof-${unique()}`.toLowerCase()
  const { id } = await admin.roles.create({ slug, name: `Роль ${slug}`, scope: 'all', permissions: [] })
  await page.goto(`/roles/edit/${id}`)
  await page.getByLabel('Описание').fill('Роль для проверки')
  let isRefused = false
  await page.route(`**/role/${id}`, (route) => {
    // A live update may read the role again before it is saved.
    if (isRefused || route.request().method() === 'GET') return route.fallback()
    isRefused = true
    return route.fulfill({ status: 403, contentType: 'application/json', body: JSON.stringify({ data: REFUSAL }) })
  })
  await page.getByRole('button', { name: 'Сохранить' }).click()

  const dialog = page.getByRole('dialog', { name: REFUSAL.message })
  await expect(dialog.getByLabel('Пароль', { exact: true })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel('Пароль', { exact: true }).fill('not-the-password')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Неверный пароль')).toBeVisible()
  await dialog.getByLabel('Пароль', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(toasts(page).getByText('Сохранено')).toBeVisible()
  const role = await admin.roles.view({ id })
  expect(role.description).toBe('Роль для проверки')
  await admin.roles.delete({ id, version: role.version })
})
