import type { Profile } from '@admin-panel/sdk'
import { createTestUser } from '@admin-panel/sdk/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { row } from '#test/sample-users.ts'

const parts: NonNullable<Profile['parts']> = ['core', 'users', 'roles', 'products']
const as = createTestUser('administrator', { parts })
const meta = { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }
const handlers = [
  on.users.list({ items: [row], meta }),
  on.roles.options({ items: [] }),
  on.users.options({ items: [] }),
]
const heading = page.getByRole('heading', { name: 'Пользователи', level: 1 })

test('the menu has the entries of the parts that the back end has, even for an administrator', async () => {
  await openPanel('/users', { as, handlers })
  await expect.element(page.getByText(row.email)).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Главное меню' })
  expect(
    menu
      .getByRole('link')
      .all()
      .map((link) => link.element().textContent),
  ).toEqual(['Товары', 'Пользователи', 'Роли'])
})

test('what the back end lacks is not asked for, and neither exports nor changes of many records are offered', async () => {
  const { requests } = await openPanel('/users', { as, handlers })
  await expect.element(page.getByText(row.email)).toBeVisible()
  expect(page.getByRole('button', { name: 'Выгрузить' }).query()).toBeNull()
  expect(page.getByRole('checkbox').query()).toBeNull()
  const asked = new Set(requests.map(({ url }) => new URL(url).pathname))
  expect([...asked].filter((path) => !/\/(?:user|role|system)\//.test(path))).toEqual([])
})

test.each([
  ['/orders', 'Заказы: список'],
  ['/reviews', 'Отзывы'],
  ['/operations', 'Массовые операции и выгрузки'],
])('the address %s of a part that the back end lacks says so', async (address, name) => {
  const { router } = await openPanel('/users', { as, handlers })
  await expect.element(heading).toBeVisible()
  await router.navigate(address)
  await expect.element(page.getByText(`На этом сервере этого нет: «${name}»`)).toBeVisible()
  await expect.element(heading).toBeVisible()
})
