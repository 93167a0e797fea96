import { createTestUser } from '@admin-panel/sdk/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { sampleCity } from '#test/sample-city.ts'

const empty = { items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 1 } }
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

const city = on.cities.view(sampleCity)
const handlers = [city, on.regions.options({ items: [] }), on.auditLog.list(empty), on.roles.list(empty)]

test('G11: /go/<resource>/<id> leads to the page of the record', async () => {
  const { address } = await openPanel('/go/cities/7', { handlers })
  await expect.element(heading('Казань')).toBeVisible()
  expect(address()).toBe('/handbooks/cities/7')
})

test('G11: the page of a record opens after the sign-in', async () => {
  const { address } = await openPanel('/go/cities/7', { as: 'guest', handlers })
  await expect.element(heading('Вход')).toBeVisible()
  await page.getByLabelText('Эл. почта').fill('user@example.com')
  await page.getByLabelText('Пароль', { exact: true }).fill('demo-password-2026')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect.element(heading('Казань')).toBeVisible()
  expect(address()).toBe('/handbooks/cities/7')
})

test('G11: a record that the user may not open stays closed', async () => {
  const { address } = await openPanel('/go/cities/7', { as: createTestUser(['role']), handlers })
  await expect.element(heading('Справочники')).toBeVisible()
  await expect.element(page.getByText('Доступ запрещен')).toBeVisible()
  expect(address()).toBe('/handbooks')
})

test.each(['/go/nothing/7', '/go/files/7', '/go/cities.list/7', '/go/constructor/7', '/go/cities/x'])(
  'G11: %s is not found, as the panel has no such page',
  async (path) => {
    await openPanel(path, { handlers })
    await expect.element(heading('Страница не найдена')).toBeVisible()
  },
)
