import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { client } from '#data/client.ts'
import { toasts } from '#data/notify/toaster.tsx'
import { on, openPanel } from '#test/render.tsx'

const usersPage = { items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 1 } }
const none = { redirect: null }
const handlers = [
  on.categoryTree.nodes({ items: [], tree_version: 1 }),
  on.users.list(usersPage),
  on.roles.list(usersPage),
  on.roles.options({ items: [] }),
  on.companies.options({ items: [] }),
]
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

test('G9: the redirect of a rule is followed, unless it leads to another origin', async () => {
  const rules: Record<string, string> = { '/old-users': '/users', '/roles': '//evil.example' }
  const { router, address } = await openPanel('/old-users', {
    handlers: [on.system.routeRule(({ path }) => ({ redirect: rules[path] ?? null })), ...handlers],
  })
  await expect.element(heading('Пользователи')).toBeVisible()
  expect(address()).toBe('/users')
  await router.navigate('/roles')
  expect(address()).toBe('/roles')
})

test('G9: a page that was open opens again without waiting for the server, and a rule created since is followed', async () => {
  const received: ((rule: { redirect: string }) => void)[] = []
  const { router, address, answer } = await openPanel('/users', {
    handlers: [on.system.routeRule(none), ...handlers],
  })
  await expect.element(heading('Пользователи')).toBeVisible()
  await router.navigate('/roles')
  answer(
    on.system.routeRule(({ path }) => (path === '/users' ? new Promise((resolve) => received.push(resolve)) : none)),
  )
  await router.navigate('/users')
  await expect.element(heading('Пользователи')).toBeVisible()
  expect(received).toHaveLength(1)
  received[0]?.({ redirect: '/handbooks' })
  await expect.element(heading('Справочники')).toBeVisible()
  expect(address()).toBe('/handbooks')
})

test('G9: a new session waits for the rule of a page that an earlier session opened', async () => {
  const received: ((rule: { redirect: string }) => void)[] = []
  const { router, address, answer } = await openPanel('/users', { handlers })
  await expect.element(heading('Пользователи')).toBeVisible()
  await client.signOut()
  await expect.element(heading('Вход')).toBeVisible()
  answer(
    on.system.routeRule(({ path }) => (path === '/users' ? new Promise((resolve) => received.push(resolve)) : none)),
  )
  await page.getByLabelText('Эл. почта').fill('user@example.com')
  await page.getByLabelText('Пароль', { exact: true }).fill('demo-password-2026')
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect.element(heading('Обзор')).toBeVisible()
  const opened: string[] = []
  router.subscribe(({ location }) => opened.push(location.pathname))
  const navigation = router.navigate('/users')
  await expect.poll(() => received).toHaveLength(1)
  // A page that did not wait for its rule would open meanwhile.
  for (let loads = 0; loads < 20; loads++) await client.api.users.list({})
  received[0]?.({ redirect: '/handbooks' })
  await navigation
  await expect.element(heading('Справочники')).toBeVisible()
  expect(address()).toBe('/handbooks')
  expect(opened).not.toContain('/users')
})

test('G9: rules that lead in circles do not keep a page from opening', async () => {
  const { address } = await openPanel('/users', {
    handlers: [on.system.routeRule(({ path }) => ({ redirect: path === '/users' ? '/roles' : '/users' })), ...handlers],
  })
  await expect.poll(address).toMatch(/^\/(users|roles)$/)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('G9: a rule that leads the first allowed page to a denied one is left at once, with one toast', async () => {
  const received: string[] = []
  const { address } = await openPanel('/', {
    as: ['category-tree.view'],
    handlers: [
      on.system.routeRule(({ path }) => (received.push(path), { redirect: path === '/catalog' ? '/users' : null })),
      ...handlers,
    ],
  })
  await expect.element(heading('Каталог')).toBeVisible()
  expect(address()).toBe('/catalog')
  await expect.poll(() => toasts.getSnapshot().map(({ message }) => message)).toEqual(['Доступ запрещен'])
  // The page has now been open before, so the second navigation does not wait for its rule.
  expect(received.filter((path) => path === '/users').length).toBeLessThanOrEqual(2)
})

test('G9: a page opens although the server of rules does not answer', async () => {
  await openPanel('/users', { handlers: [on.system.routeRule({ error: { status: 500 } }), ...handlers] })
  await expect.element(heading('Пользователи')).toBeVisible()
})
