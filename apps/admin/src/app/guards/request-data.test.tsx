import { createTestUser } from '@admin-panel/sdk/testing'
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

/** A session that the page finds, and whose user it has to load. */
const found = (token: string) => ({ as: 'guest', stored: { token, 'token-expire': '2126-01-01T00:00:00Z' } }) as const

test('A page that is opened first requests its data before the user is known, and once', async () => {
  const waiting: (() => void)[] = []
  const user = createTestUser(['user', 'role'])
  const panel = await openPanel('/users', {
    ...found('of an administrator'),
    handlers: [on.profile.view(() => new Promise((resolve) => waiting.push(() => resolve(user)))), ...handlers],
  })
  await expect.poll(() => listsOf(panel)).toHaveLength(1)
  expect(heading('Пользователи').query()).toBeNull()
  for (const answer of waiting) answer()
  await expect.element(heading('Пользователи')).toBeVisible()
  expect(listsOf(panel)).toHaveLength(1)
})

test('G8: the data is requested once, with the saved query', async () => {
  const panel = await openPanel('/users', { handlers, stored: { 'query:/users': 'status=active' } })
  await expect.element(heading('Пользователи')).toBeVisible()
  expect(listsOf(panel).map(({ search }) => search)).toEqual(['?status=active'])
})

test('G7: a refusal of the data is not reported beside the missing permission', async () => {
  const refused: (() => void)[] = []
  const panel = await openPanel('/users', {
    ...found('of a role'),
    handlers: [
      on.users.list(() => {
        for (const answer of refused) answer()
        return { error: { status: 403, message: 'Недостаточно прав' } }
      }),
      on.profile.view(() => new Promise((resolve) => refused.push(() => resolve(createTestUser(['role']))))),
      ...handlers,
    ],
  })
  await expect.element(page.getByText('Доступ запрещен', { exact: true })).toBeVisible()
  await expect.poll(panel.address).toBe('/handbooks')
  expect(page.getByText('Недостаточно прав').query()).toBeNull()
})

test('A page without the right to it is not requested once the user is known', async () => {
  const panel = await openPanel('/roles', { as: ['role'], handlers })
  await expect.element(heading('Роли')).toBeVisible()
  await panel.router.navigate('/users')
  await expect.element(page.getByText('Доступ запрещен', { exact: true })).toBeVisible()
  expect(listsOf(panel)).toEqual([])
})
