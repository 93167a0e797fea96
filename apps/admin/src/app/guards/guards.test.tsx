import { createTestUser } from '@admin-panel/sdk/testing'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { client } from '#data/client.ts'
import { on, openPanel } from '#test/render.tsx'

const usersPage = { items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 1 } }
const tree = on.categoryTree.nodes({ items: [], tree_version: 1 })
const users = on.users.list(usersPage)
const reasons = on.operationReasons.list(usersPage)
const handlers = [
  tree,
  users,
  reasons,
  on.roles.list(usersPage),
  on.roles.options({ items: [] }),
  on.companies.options({ items: [] }),
]
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

/** The addresses that a navigation passes through, and whether the colour mode was applied by then. */
async function wayTo(path: string, { router }: Awaited<ReturnType<typeof openPanel>>) {
  const way: string[] = []
  document.documentElement.classList.remove('dark')
  const stop = router.subscribe(({ navigation: { location } }) => {
    if (!location) return
    const step = `${location.pathname + location.search}${document.documentElement.classList.contains('dark') ? ' dark' : ''}`
    if (way.at(-1) !== step) way.push(step)
  })
  await router.navigate(path)
  stop()
  return way
}

test('G1: authentication comes first: a signed-out visitor learns nothing about permissions, and the full address is remembered', async () => {
  const { address, requests } = await openPanel('/users?q=abc', {
    as: 'guest',
    handlers: [on.system.routeRule(({ path }) => ({ redirect: path === '/users' ? '/handbooks' : null }))],
    stored: { 'query:/users': 'status=active' },
  })
  await expect.element(heading('Вход')).toBeVisible()
  expect(address()).toBe('/auth/login')
  expect(sessionStorage.getItem('remembered-page')).toBe('/users?q=abc')
  expect(localStorage.getItem('query:/users')).toBe('status=active')
  expect(page.getByText('Доступ запрещен').query()).toBeNull()
  expect(requests.map(({ url }) => new URL(url).pathname)).not.toContain('/api/system/route-rule')
})

test('G1: the permission comes before the saved query', async () => {
  const panel = await openPanel('/roles', { as: ['role'], handlers, stored: { 'query:/users': 'status=active' } })
  await expect.element(heading('Роли')).toBeVisible()
  expect(await wayTo('/users', panel)).not.toContain('/users?status=active')
  expect(panel.address()).toBe('/roles')
})

test('G1: the saved query comes before the colour mode, and both before the redirect of the server', async () => {
  const panel = await openPanel('/roles', {
    handlers: [on.system.routeRule(({ path }) => ({ redirect: path === '/users' ? '/handbooks' : null })), ...handlers],
    stored: { 'query:/users': 'status=active', 'color-mode': 'dark' },
  })
  await expect.element(heading('Роли')).toBeVisible()
  expect(await wayTo('/users', panel)).toEqual(['/users', '/users?status=active', '/handbooks dark'])
})

test('G2: a signed-out visitor of /users lands on /auth/login, and after signing in on /users', async () => {
  const { address } = await openPanel('/users?status=active', { as: 'guest', handlers })
  await page.getByLabelText('Эл. почта').fill('user@example.com')
  await page.getByLabelText('Пароль', { exact: true }).fill('demo-password-2026')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect.element(heading('Пользователи')).toBeVisible()
  expect(address()).toBe('/users?status=active')
})

test('G3: a signed-in user may open /auth/login', async () => {
  const { address } = await openPanel('/auth/login', { handlers })
  await expect.element(heading('Вход')).toBeVisible()
  expect(address()).toBe('/auth/login')
})

test('G4: a signed-in user who opens another /auth page goes back to the previous one', async () => {
  const { router, address } = await openPanel('/users', { handlers })
  await expect.element(heading('Пользователи')).toBeVisible()
  await router.navigate('/auth/forgor')
  expect(address()).toBe('/users')
})

test('G4: a signed-in user on /auth/login returns there from another /auth page', async () => {
  const { router, address } = await openPanel('/auth/login', { handlers })
  await expect.element(heading('Вход')).toBeVisible()
  await page.getByRole('link', { name: 'Забыли пароль?' }).click()
  await expect.poll(() => router.state.navigation.state).toBe('idle')
  expect(address()).toBe('/auth/login')
})

test('G4: without a previous page the user goes to /', async () => {
  const { address } = await openPanel('/auth/forgor', { as: ['brand.index'], handlers })
  await expect.element(heading('Обзор')).toBeVisible()
  expect(address()).toBe('/')
})

test('G5: a page without the right to it, after signing in, gives the first allowed entry', async () => {
  const { address } = await openPanel('/users', {
    as: 'guest',
    handlers: [on.profile.view(createTestUser(['role'])), ...handlers],
  })
  await page.getByLabelText('Эл. почта').fill('user@example.com')
  await page.getByLabelText('Пароль', { exact: true }).fill('demo-password-2026')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect.element(heading('Справочники')).toBeVisible()
  expect(address()).toBe('/handbooks')
})

test('G6: a page without the right to it shows «Доступ запрещен», and the user stays on the page', async () => {
  const { router, address } = await openPanel('/roles?scope=own', { as: ['role'], handlers })
  await expect.element(heading('Роли')).toBeVisible()
  await router.navigate('/users')
  await expect.element(page.getByText('Доступ запрещен', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Не хватает права «Пользователи: список»')).toBeVisible()
  expect(address()).toBe('/roles?scope=own')
  await expect.element(heading('Роли')).toBeVisible()
})

test('G7: on a first load without the right the first allowed entry opens, and the toast says why', async () => {
  const { address } = await openPanel('/users', { as: ['role'], handlers })
  await expect.element(heading('Справочники')).toBeVisible()
  await expect.element(page.getByText('Доступ запрещен')).toBeVisible()
  expect(address()).toBe('/handbooks')
})

test('G7: reopening the current page after its permission was revoked opens the first allowed entry', async () => {
  const { router, address, answer } = await openPanel('/roles', { as: ['role'], handlers })
  await expect.element(heading('Роли')).toBeVisible()
  answer(on.profile.view(createTestUser([])))
  await client.loadUser()
  await router.navigate('/roles')
  await expect.element(heading('Справочники')).toBeVisible()
  await expect.element(page.getByText('Доступ запрещен')).toBeVisible()
  expect(address()).toBe('/handbooks')
})

test('G7: from an error page, where there is nothing to stay at, the first allowed entry opens', async () => {
  const { address } = await openPanel('/no/such/page', { as: ['role'], handlers })
  await expect.element(heading('Страница не найдена')).toBeVisible()
  const link = page.getByRole('link', { name: 'Перейти в каталог' })
  await expect.element(link).toHaveAttribute('href', '/catalog')
  await link.click()
  await expect.element(heading('Справочники')).toBeVisible()
  expect(address()).toBe('/handbooks')
})

test('G8: a query is kept as soon as it is chosen, so that it outlives a tab that is closed', async () => {
  const { router, address } = await openPanel('/users?status=active', { handlers })
  await expect.element(heading('Пользователи')).toBeVisible()
  expect(localStorage.getItem('query:/users')).toBe('status=active')
  await router.navigate('/users?status=blocked')
  expect(localStorage.getItem('query:/users')).toBe('status=blocked')
  await router.navigate('/users')
  expect(localStorage.getItem('query:/users')).toBeNull()
  await router.navigate('/users/?status=active')
  expect(localStorage.getItem('query:/users')).toBe('status=active')
  await router.navigate('/roles')
  await router.navigate('/users')
  expect(address()).toBe('/users?status=active')
})

test('G8: a list that is left keeps its query, and gets it back in the address', async () => {
  const { router, address } = await openPanel('/users?status=active,blocked', { handlers })
  await expect.element(heading('Пользователи')).toBeVisible()
  await router.navigate('/roles')
  expect(localStorage.getItem('query:/users')).toBe('status=active,blocked')
  await router.navigate('/users')
  expect(address()).toBe('/users?status=active,blocked')
  await expect.element(page.getByText('Фильтры восстановлены с прошлого раза')).toBeVisible()
  await router.navigate(-1)
  await expect.element(heading('Роли')).toBeVisible()
})

test('G8: saved queries belong to the person who left them', async () => {
  await openPanel('/auth/login', {
    as: 'guest',
    handlers,
    stored: { 'query:/users': 'status=active', 'last-user': '77' },
  })
  await page.getByLabelText('Эл. почта').fill('user@example.com')
  await page.getByLabelText('Пароль', { exact: true }).fill('demo-password-2026')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect.element(heading('Обзор')).toBeVisible()
  expect(localStorage.getItem('query:/users')).toBeNull()
})

test('G10: an unknown address is a 404 with its path', async () => {
  const { router } = await openPanel('/no/such/page', { handlers })
  await expect.element(heading('Страница не найдена')).toBeVisible()
  await expect.element(page.getByText('Page Not Found: /no/such/page')).toBeVisible()
  expect(Object.values(router.state.errors ?? {})).toMatchObject([
    { status: 404, statusText: 'Page Not Found: /no/such/page', data: { path: '/no/such/page' } },
  ])
})

test.each(['/no/such/page', '/go/nothing/5'])(
  'G10: a sign-in does not lead to the unknown address %s',
  async (path) => {
    const { address } = await openPanel(path, { as: 'guest', handlers })
    await page.getByLabelText('Эл. почта').fill('user@example.com')
    await page.getByLabelText('Пароль', { exact: true }).fill('demo-password-2026')
    await page.getByRole('button', { name: 'Войти', exact: true }).click()
    await expect.element(heading('Обзор')).toBeVisible()
    expect(address()).toBe('/')
  },
)

test('R1: any path containing /auth has the auth layout, everything else the default one', async () => {
  const { router } = await openPanel('/auth/nowhere', { as: 'guest', handlers })
  await expect.element(heading('Страница не найдена')).toBeVisible()
  expect(page.getByRole('navigation', { name: 'Главное меню' }).query()).toBeNull()
  for (const [path, title] of [
    ['/auth/login', 'Вход'],
    ['/auth/forgor', 'Восстановление пароля'],
    ['/auth/change-password/abc', 'Новый пароль'],
    ['/go/auth/abc', 'Новый пароль'],
  ] as const) {
    await router.navigate(path)
    await expect.element(heading(title)).toBeVisible()
  }
})

test('R28: 403, 404 and 500 have their texts and a way to the catalog', async () => {
  const failing = vi.fn<() => { error: { status: number } }>(() => ({ error: { status: 500 } }))
  const { router, answer } = await openPanel('/users/edit/5', { handlers: [on.users.view(failing), ...handlers] })
  await expect.element(heading('Что-то пошло не так')).toBeVisible()
  await expect.element(page.getByText('Попробуйте ещё раз. Если не поможет, сообщите администратору.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog')
  await expect.element(page.getByRole('navigation', { name: 'Главное меню' })).toBeVisible()
  answer(on.users.view({ error: { status: 404 } }))
  await router.navigate('/users/edit/6')
  await expect.element(heading('Страница не найдена')).toBeVisible()
  await expect.element(page.getByText(/^В списке «Пользователи» нет записи 6/)).toBeVisible()
  answer(on.users.view({ error: { status: 403 } }))
  await router.navigate('/users/edit/7')
  await expect.element(heading('Доступ запрещён')).toBeVisible()
  await expect.element(page.getByText('У вас нет прав на просмотр этой страницы.')).toBeVisible()
  await page.getByRole('link', { name: 'Перейти в каталог' }).click()
  await expect.element(heading('Каталог')).toBeVisible()
})
