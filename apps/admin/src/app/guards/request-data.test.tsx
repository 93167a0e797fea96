import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

const none = { items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 1 } }
const handlers = [
  on.users.list(none),
  on.roles.list(none),
  on.roles.options({ items: [] }),
  on.companies.options({ items: [] }),
]
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

type Panel = Awaited<ReturnType<typeof openPanel>>
const listsOf = ({ requests }: Panel) =>
  requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === '/api/user/admin/user')

test('G8: the data is requested once, with the saved query', async () => {
  const panel = await openPanel('/users', { handlers, stored: { 'query:/users': 'status=active' } })
  await expect.element(heading('Пользователи')).toBeVisible()
  expect(listsOf(panel).map(({ search }) => search)).toEqual(['?status=active'])
})

test('A page requests its data once, in parallel with the redirect rule of its path, which each session looks up', async () => {
  const waiting: (() => void)[] = []
  const panel = await openPanel('/users', {
    handlers: [
      on.system.routeRule(() => new Promise((resolve) => waiting.push(() => resolve({ redirect: null })))),
      ...handlers,
    ],
  })
  await expect.poll(() => listsOf(panel)).toHaveLength(1)
  expect(heading('Пользователи').query()).toBeNull()
  for (const answer of waiting) answer()
  await expect.element(heading('Пользователи')).toBeVisible()
  expect(listsOf(panel)).toHaveLength(1)
})

test('The data of a page without the right to it is not requested', async () => {
  const panel = await openPanel('/roles', { as: ['role'], handlers })
  await expect.element(heading('Роли')).toBeVisible()
  await panel.router.navigate('/users')
  await expect.element(page.getByText('Доступ запрещен', { exact: true })).toBeVisible()
  expect(listsOf(panel)).toEqual([])
})
