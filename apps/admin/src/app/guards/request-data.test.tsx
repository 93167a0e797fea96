import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { queryClient } from '#data/queries.ts'
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

/** Answers the redirect rule of the path at will, so that the data is there before the guards are done. */
function slowRule() {
  const waiting: (() => void)[] = []
  const handler = on.system.routeRule(() => new Promise((resolve) => waiting.push(() => resolve({ redirect: null }))))
  return { handler, answer: () => waiting.forEach((answer) => answer()) }
}

test.each([
  ['', {}, 400],
  ['', {}, 404],
  ['with its saved query', { 'query:/users': 'status=active' }, 400],
])('A list that fails before the guards are done is requested once %s: %o %i', async (_, stored, status) => {
  const rule = slowRule()
  const refused = on.users.list({ error: { status, message: 'Так нельзя' } })
  const panel = await openPanel('/users', { handlers: [rule.handler, refused, ...handlers], stored })
  await expect.element(page.getByText('Так нельзя').first()).toBeVisible()
  rule.answer()
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible()
  expect(listsOf(panel)).toHaveLength(1)
  panel.answer(on.users.list(none))
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.poll(() => listsOf(panel)).toHaveLength(2)
})

test.each([400, 404])('A record that fails with %i before the guards are done is requested once', async (status) => {
  const rule = slowRule()
  const refused = on.roles.view({ error: { status, message: 'Так нельзя' } })
  const panel = await openPanel('/roles/edit/5', { handlers: [rule.handler, refused, ...handlers] })
  const viewsOf = () => panel.requests.filter(({ url }) => new URL(url).pathname.endsWith('/role/5'))
  await expect.poll(viewsOf).toHaveLength(1)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  rule.answer()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(viewsOf()).toHaveLength(1)
})
