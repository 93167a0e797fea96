import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sections } from '#sections.ts'
import { on, openPanel } from '#test/render.tsx'
import { RouteError } from './router.tsx'

const empty = { items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 1 } }
const handlers = [
  on.users.list(empty),
  on.roles.list(empty),
  on.roles.options({ items: [] }),
  on.companies.options({ items: [] }),
]
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

test('R28: a page that cannot load offline says so and opens on retry', async () => {
  const roles = sections.flatMap(({ screens }) => screens).find(({ path }) => path === '/roles')
  if (!roles) throw new Error('No page of roles')
  const loaded = roles.lazy
  const lazy = vi.spyOn(roles, 'lazy')
  lazy.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/list.js'))
  lazy.mockImplementation(loaded)
  const { router } = await openPanel('/users', { handlers })
  await expect.element(heading('Пользователи')).toBeVisible()
  RouteError.prepare()
  await router.navigate('/roles')
  await expect.element(heading('Нет связи с сервером')).toBeVisible()
  const catalogue = page.getByRole('link', { name: 'Перейти в каталог' })
  await expect.element(catalogue).toHaveAttribute('href', '/catalog')
  const retry = page.getByRole('button', { name: 'Повторить' })
  expect(getComputedStyle(retry.element()).backgroundColor).not.toBe(
    getComputedStyle(catalogue.element()).backgroundColor,
  )
  expect(retry.element().compareDocumentPosition(catalogue.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await retry.click()
  await expect.element(heading('Роли')).toBeVisible()
  lazy.mockRestore()
})

test('R28: a missing record says which list it is missing in, leads there and searches it', async () => {
  await openPanel('/users/edit/99999', { handlers: [...handlers, on.users.view({ error: { status: 404 } })] })
  await expect.element(heading('Страница не найдена')).toBeVisible()
  await expect.element(page.getByText(/^В списке «Пользователи» нет записи 99999/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'К списку «Пользователи»' })).toHaveAttribute('href', '/users')
  await expect.element(page.getByRole('link', { name: 'Искать «99999»' })).toHaveAttribute('href', '/users?q=99999')
  await expect.element(page.getByRole('link', { name: 'Перейти в каталог' })).toBeVisible()
})

test('R28: a missing record with a number of one digit is named, and not searched, since a search takes two', async () => {
  await openPanel('/users/edit/7', { handlers: [...handlers, on.users.view({ error: { status: 404 } })] })
  await expect.element(page.getByText(/^В списке «Пользователи» нет записи 7/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'К списку «Пользователи»' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Искать/ })).not.toBeInTheDocument()
})
