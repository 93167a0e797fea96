import { createTestUser } from '@admin-panel/sdk/testing'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { client } from '#data/client.ts'
import { draftOf } from '#data/drafts.ts'
import { takeRememberedPage } from '#data/visited/remembered-page.ts'
import { on, openPanel } from '#test/render.tsx'

const usersPage = { items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 1 } }
const handlers = [
  on.users.list(usersPage),
  on.roles.options({ items: [] }),
  on.companies.options({ items: [] }),
  on.categoryTree.nodes({ items: [], tree_version: 1 }),
]
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const expired = 'Ваша сессия устарела, пожалуйста войдите заново'

async function signIn() {
  await page.getByLabelText('Эл. почта').fill('user@example.com')
  await page.getByLabelText('Пароль', { exact: true }).fill('demo-password-2026')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
}

test('A1: signing in stores the token and its expiry under the keys of the specification', async () => {
  await openPanel('/auth/login', {
    as: 'guest',
    handlers: [on.auth.signIn({ token: { value: 'opaque', expired_at: '2126-01-01T00:00:00Z' } }), ...handlers],
  })
  await signIn()
  await expect.element(heading('Обзор')).toBeVisible()
  expect(localStorage.getItem('token')).toBe('opaque')
  expect(localStorage.getItem('token-expire')).toBe('2126-01-01T00:00:00Z')
})

test('A2: «Выйти» forgets the token and the drafts, and opens /auth/login', async () => {
  const { address } = await openPanel('/users', { handlers })
  await expect.element(heading('Пользователи')).toBeVisible()
  draftOf(['users', 5]).write({ first_name: 'Пётр' }, 1)
  await page.getByRole('button', { name: /^Учётная запись/ }).click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  await expect.element(heading('Вход')).toBeVisible()
  expect(address()).toBe('/auth/login')
  expect(localStorage.getItem('token')).toBeNull()
  expect(localStorage.getItem('token-expire')).toBeNull()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})

test('L1: local storage keeps the session and the preferences under the keys of the specification', async () => {
  const { router } = await openPanel('/auth/login', {
    as: 'guest',
    handlers: [on.auth.signIn({ token: { value: 'opaque', expired_at: '2126-01-01T00:00:00Z' } }), ...handlers],
  })
  await signIn()
  await expect.element(heading('Обзор')).toBeVisible()
  await router.navigate('/users?status=active')
  await expect.element(heading('Пользователи')).toBeVisible()
  await page.getByRole('button', { name: /^Учётная запись/ }).click()
  await page.getByRole('menuitemradio', { name: 'Тёмное' }).click()
  client.session.setAdminCheck(false)
  client.session.setAdminCheck(true)

  expect(Object.fromEntries(Object.entries(localStorage))).toMatchObject({
    token: 'opaque',
    'token-expire': '2126-01-01T00:00:00Z',
    'color-mode': 'dark',
    'query:/users': 'status=active',
    'admin-check': '1',
  })
})

test('G8, L1: «Выйти» clears saved queries and keeps the preferences', async () => {
  await openPanel('/users?status=active', {
    handlers,
    stored: { 'query:/products': 'q=фара', 'color-mode': 'dark', 'admin-check': '1' },
  })
  await expect.element(heading('Пользователи')).toBeVisible()
  expect(localStorage.getItem('query:/users')).toBe('status=active')
  await page.getByRole('button', { name: /^Учётная запись/ }).click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  await expect.element(heading('Вход')).toBeVisible()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('query:'))).toEqual([])
  expect(localStorage.getItem('color-mode')).toBe('dark')
  expect(localStorage.getItem('admin-check')).toBe('1')
})

test('G8, A3: a session that ends by itself keeps the drafts and the saved queries', async () => {
  const { answer } = await openPanel('/users?status=active', { handlers, stored: { 'query:/products': 'q=фара' } })
  await expect.element(heading('Пользователи')).toBeVisible()
  draftOf(['users', 5]).write({ first_name: 'Пётр' }, 1)
  answer(on.users.list({ error: { status: 401 } }))
  await expect(client.api.users.list()).rejects.toMatchObject({ kind: 'unauthorized' })
  await expect.element(heading('Вход')).toBeVisible()
  expect(localStorage.getItem('query:/products')).toBe('q=фара')
  expect(localStorage.getItem('query:/users')).toBe('status=active')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toHaveLength(1)
})

test('A2: signing out with unsaved changes asks once, because the drafts go too', async () => {
  await openPanel('/users/edit/new', { handlers })
  await page.getByLabelText('Имя').fill('Пётр')
  await page.getByRole('button', { name: /^Учётная запись/ }).click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  const question = page.getByRole('alertdialog', { name: 'Выйти без сохранения?' })
  await question.getByRole('button', { name: 'Остаться' }).click()
  await expect.element(page.getByLabelText('Имя')).toHaveValue('Пётр')
  await page.getByRole('button', { name: /^Учётная запись/ }).click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  await question.getByRole('button', { name: 'Выйти' }).click()
  await expect.element(heading('Вход')).toBeVisible()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})

test('A3: a call without a token signs out and is not sent', async () => {
  const { requests } = await openPanel('/users', { handlers })
  await expect.element(heading('Пользователи')).toBeVisible()
  localStorage.removeItem('token')
  const before = requests.length
  await expect(client.api.users.list()).rejects.toMatchObject({ kind: 'unauthorized' })
  await expect.element(heading('Вход')).toBeVisible()
  expect(requests.slice(before).filter(({ url }) => url.includes('/admin/user'))).toEqual([])
})

test('A3: on /auth/login a call without a token leaves the page as it is, and it is not remembered', async () => {
  const { address, router } = await openPanel('/auth/login', { handlers })
  await expect.element(heading('Вход')).toBeVisible()
  takeRememberedPage()
  localStorage.removeItem('token')
  await expect(client.api.users.list()).rejects.toMatchObject({ kind: 'unauthorized' })
  await expect.poll(() => router.state.navigation.state).toBe('idle')
  expect(address()).toBe('/auth/login')
  expect(takeRememberedPage()).toBe('/')
})

test('A3: on /auth/forgor a call without a token does not lead to the sign-in', async () => {
  const { address, router } = await openPanel('/auth/forgor', {
    as: 'guest',
    handlers: [on.profile.view(createTestUser('administrator')), ...handlers],
  })
  await expect.element(heading('Восстановление пароля')).toBeVisible()
  localStorage.setItem('token-expire', '2126-01-01T00:00:00Z')
  localStorage.setItem('token', 'of-another-tab')
  window.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }))
  await expect.poll(() => client.session.getSnapshot().status).toBe('active')
  localStorage.removeItem('token')
  await expect(client.api.users.list()).rejects.toMatchObject({ kind: 'unauthorized' })
  await expect.poll(() => router.state.navigation.state).toBe('idle')
  expect(client.session.getSnapshot().status).toBe('anonymous')
  expect(address()).toBe('/auth/forgor')
})

test('A6: a refresh that fails says so', async () => {
  const { answer } = await openPanel('/users', { handlers })
  await expect.element(heading('Пользователи')).toBeVisible()
  answer(on.auth.refresh({ error: { status: 503 } }))
  await client.refresh({ force: true }).catch(() => undefined)
  await expect.element(page.getByText('Не удалось обновить токен')).toBeVisible()
})

test('A7: a profile that cannot be loaded says so', async () => {
  await openPanel('/users', {
    as: 'guest',
    handlers: [on.profile.view({ error: { status: 500 } }), ...handlers],
    stored: { token: 'stored', 'token-expire': '2126-01-01T00:00:00Z' },
  })
  await expect.element(page.getByText('Не удалось получить информацию о пользователе').first()).toBeVisible()
})

test('E3: fifty calls answered 401 show one toast and sign out once; the page is remembered', async () => {
  const { answer, requests } = await openPanel('/users?status=active', { handlers })
  await expect.element(heading('Пользователи')).toBeVisible()
  answer(on.users.list({ error: { status: 401 } }), on.auth.signOut(undefined))
  const ends: string[] = []
  const stop = client.on((event) => event.type === 'signed-out' && ends.push(event.reason))
  await Promise.allSettled(Array.from({ length: 50 }, () => client.api.users.list()))
  stop()
  await expect.element(heading('Вход')).toBeVisible()
  await expect.element(page.getByText(expired)).toBeVisible()
  expect(page.getByText(expired).elements()).toHaveLength(1)
  expect(ends).toEqual(['unauthorized'])
  answer(on.users.list(usersPage))
  await signIn()
  await expect.element(heading('Пользователи')).toBeVisible()
  expect(new URL(requests.at(-1)?.url ?? '').search).not.toContain('blocked')
})

test('after an ended session another user starts at the overview, the same user on the remembered page', async () => {
  const { answer, address } = await openPanel('/users?status=active', { handlers })
  async function endSession() {
    answer(on.users.list({ error: { status: 401 } }))
    await expect(client.api.users.list()).rejects.toMatchObject({ kind: 'unauthorized' })
    await expect.element(heading('Вход')).toBeVisible()
    answer(on.users.list(usersPage))
  }
  await expect.element(heading('Пользователи')).toBeVisible()
  await endSession()
  await signIn()
  await expect.poll(address).toBe('/users?status=active')
  await endSession()
  answer(on.profile.view({ ...createTestUser('administrator'), id: 77 }))
  await signIn()
  await expect.element(heading('Обзор')).toBeVisible()
  expect(address()).toBe('/')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('query:'))).toEqual([])
})

test('P2, P4: without full access an administrator keeps the permissions of the roles', async () => {
  const { screen } = await openPanel('/handbooks', { handlers })
  const users = screen.getByRole('link', { name: 'Пользователи' })
  await expect.element(users).toBeVisible()
  client.session.setAdminCheck(false)
  await expect.element(users).not.toBeInTheDocument()
  expect(localStorage.getItem('admin-check')).toBe('0')
  client.session.setAdminCheck(true)
  await expect.element(users).toBeVisible()
})

test('O1: a newer build is offered, and nothing reloads by itself', async () => {
  const received: unknown[] = []
  const meta = document.head.appendChild(Object.assign(document.createElement('meta'), { name: 'build' }))
  meta.content = 'older'
  onTestFinished(() => meta.remove())
  await openPanel('/users', {
    as: createTestUser('administrator'),
    handlers: [
      on.system.latestBuilds(({ t }) => {
        received.push(t)
        return { build: 'newer' }
      }),
      ...handlers,
    ],
  })
  await expect.element(heading('Пользователи')).toBeVisible()
  // The window is followed a moment after the page is drawn.
  await expect.poll(() => (document.dispatchEvent(new Event('visibilitychange')), received.length)).toBeGreaterThan(0)
  await expect.element(page.getByText('Вышла новая версия панели')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Обновить' })).toBeVisible()
  expect(received[0]).toEqual(expect.any(Number))
})
