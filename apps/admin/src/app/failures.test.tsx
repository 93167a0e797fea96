import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { client } from '#data/client.ts'
import { queries, queryClient } from '#data/queries.ts'
import { notify } from '#data/notify/notify.ts'
import { toasts } from '#data/notify/toaster.tsx'
import { on, openPanel } from '#test/render.tsx'

const usersPage = { items: [], meta: { total: 0, total_is_exact: true, page: 1, per_page: 20, page_count: 1 } }
const handlers = [
  on.users.list(usersPage),
  on.roles.options({ items: [] }),
  on.companies.options({ items: [] }),
  on.categoryTree.nodes({ items: [], tree_version: 1 }),
]
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const toast = () => page.getByRole('region', { name: 'Уведомления' })
const expired = 'Ваша сессия устарела, пожалуйста войдите заново'
const noUser = 'Не удалось получить информацию о пользователе'
const shownToasts = () => toasts.getSnapshot().map(({ message, items }) => [message, ...items])

afterEach(() => {
  vi.useRealTimers()
})

async function signIn() {
  await page.getByLabelText('Эл. почта').fill('user@example.com')
  await page.getByLabelText('Пароль', { exact: true }).fill('demo-password-2026')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
}

test('E3: the toast of a 401 waits 500 ms for others of its kind', async () => {
  const { answer } = await openPanel('/users', { handlers })
  await expect.element(heading('Пользователи')).toBeVisible()
  answer(on.users.list({ error: { status: 401 } }), on.passwordReset.byEmail({ error: { status: 401 } }))
  const events: string[] = []
  const stop = client.on(({ type }) => events.push(type))
  // The toaster is loaded first, so that a toast that comes too early would be visible.
  const close = await notify({ message: 'Готово' })
  close()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await client.api.users.list().catch(() => undefined)
  vi.advanceTimersByTime(499)
  await client.api.passwordReset.byEmail({ email: 'a@example.com' }).catch(() => undefined)
  expect(events.filter((type) => type === 'unauthorized')).toHaveLength(2)
  vi.advanceTimersByTime(499)
  vi.useRealTimers()
  stop()
  const closeLast = await notify({ message: 'Последнее' })
  expect(shownToasts()).toEqual([['Последнее']])
  closeLast()
})

test('E3: the toast of a 401 comes after 500 ms', async () => {
  const { answer } = await openPanel('/users', { handlers })
  await expect.element(heading('Пользователи')).toBeVisible()
  answer(on.users.list({ error: { status: 401 } }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await client.api.users.list().catch(() => undefined)
  vi.advanceTimersByTime(500)
  vi.useRealTimers()
  await expect.element(toast().getByText(expired)).toBeVisible()
})

const refusal = () =>
  Response.json({ data: { status: 401, message: 'Тайна', details: { id: ['Секрет'] } } }, { status: 400 })

test.each(['/users', '/handbooks/commissions'])(
  'E6: %s prints nothing of a payload whose own status is 401',
  async (path) => {
    await openPanel(path, { handlers: [on.users.list(refusal), on.commissions.list(refusal), ...handlers] })
    await expect.element(page.getByRole('button', { name: 'Повторить' }).first()).toBeVisible()
    expect(document.body.textContent).not.toMatch(/Тайна|Секрет/)
  },
)

test('E3: a 401 of a page that needs no session shows its toast', async () => {
  await openPanel('/auth/forgor', {
    as: 'guest',
    handlers: [on.passwordReset.byEmail({ error: { status: 401, message: 'Нет' } })],
  })
  await page.getByLabelText('Эл. почта').fill('user@example.com')
  await page.getByRole('button', { name: 'Отправить ссылку' }).click()
  await expect.element(toast().getByText(expired)).toBeVisible()
})

test.each([
  ['in the words of the server', { error: { status: 401, message: 'Пароль неверен' } }, 'Пароль неверен'],
  ['in words of its own', new Response('', { status: 401 }), 'Неверная эл. почта или пароль'],
])('E3: a 401 of a sign-in means wrong credentials, reported at the password %s', async (_, reply, text) => {
  const { address } = await openPanel('/auth/login', { as: 'guest', handlers: [on.auth.signIn(reply)] })
  await signIn()
  await expect
    .element(page.getByLabelText('Пароль', { exact: true }))
    .toHaveAccessibleDescription(expect.stringContaining(text))
  await expect.poll(shownToasts).toEqual([[text]])
  expect(address()).toBe('/auth/login')
})

test.each([403, 400, 500])('A7: a profile that fails with %i is requested once and reported once', async (status) => {
  const { requests } = await openPanel('/users', {
    as: 'guest',
    handlers: [on.profile.view({ error: { status, message: 'Сбой' } }), ...handlers],
    stored: { token: `stored-${status}`, 'token-expire': '2126-01-01T00:00:00Z' },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(shownToasts).toEqual([[noUser]])
  const received = requests.filter(({ url }) => url.endsWith('/profile'))
  expect(received).toHaveLength(status === 500 ? 2 : 1)
})

test('A7: a sign-in without a loadable user fails as a whole and is reported once', async () => {
  const { address } = await openPanel('/auth/login', {
    as: 'guest',
    handlers: [on.profile.view({ error: { status: 403, message: 'Профиль закрыт' } }), ...handlers],
  })
  await signIn()
  await expect.element(page.getByRole('alert')).toMatchTextContent('Профиль закрыт')
  await expect.poll(shownToasts).toEqual([[noUser]])
  expect([localStorage.getItem('token'), localStorage.getItem('token-expire')]).toEqual([null, null])
  expect(address()).toBe('/auth/login')
})

test('E5, E7: a failed list shows the reason in its place and in one toast with all details', async () => {
  const failing = on.users.list({
    error: { status: 422, message: 'Проверьте фильтры', details: { status: ['Нет такого состояния'], q: ['Коротко'] } },
  })
  const { answer } = await openPanel('/users', { handlers: [failing, ...handlers] })
  await expect.element(page.getByRole('main').getByText('Проверьте фильтры')).toBeVisible()
  await expect.poll(shownToasts).toEqual([['Проверьте фильтры', 'Нет такого состояния', 'Коротко']])
  await expect.element(toast().getByRole('listitem').first()).toMatchTextContent('Нет такого состояния')
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible()
  expect(shownToasts()).toHaveLength(1)
  answer(on.users.list(usersPage))
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByText('Пока ничего нет')).toBeVisible()
})

test('E5: a read that fails again after a success is reported again', async () => {
  const { answer } = await openPanel('/users', { handlers })
  await expect.element(heading('Пользователи')).toBeVisible()
  const query = queries.roles.options({})
  answer(on.roles.options({ error: { status: 400, message: 'Раз' } }))
  await queryClient.fetchQuery(query).catch(() => undefined)
  await queryClient.fetchQuery(query).catch(() => undefined)
  await expect.poll(shownToasts).toEqual([['Раз']])
  answer(on.roles.options({ items: [] }))
  await queryClient.fetchQuery(query)
  answer(on.roles.options({ error: { status: 400, message: 'Два' } }))
  await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined)
  await expect.poll(shownToasts).toEqual([['Раз'], ['Два']])
})

test('E5: a failed record shows the reason on the page and in a toast', async () => {
  await openPanel('/users/edit/5', {
    handlers: [
      on.users.view({ error: { status: 400, message: 'Запись повреждена', details: { id: ['Нет строки'] } } }),
      ...handlers,
    ],
  })
  await expect.element(heading('Что-то пошло не так')).toBeVisible()
  await expect.element(page.getByRole('main').getByText('Запись повреждена. Нет строки')).toBeVisible()
  await expect.poll(shownToasts).toEqual([['Запись повреждена', 'Нет строки']])
})

test('E7: a message that the server repeats in the details is shown once', async () => {
  await openPanel('/auth/change-password/x', {
    as: 'guest',
    handlers: [
      on.passwordReset.confirm({
        error: { status: 422, message: 'Ссылка использована', details: { hash: ['Ссылка использована'] } },
      }),
    ],
  })
  await page.getByLabelText('Новый пароль').fill('passwordpassword')
  await page.getByLabelText('Пароль ещё раз').fill('passwordpassword')
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect.poll(shownToasts).toEqual([['Ссылка использована']])
  await expect.element(page.getByRole('alert')).toMatchTextContent('Ссылка использована')
})

test('V1: an untouched form of a new record can be saved, and a list that needs a choice says «Пожалуйста, введите …»', async () => {
  await openPanel('/users/edit/new', { handlers })
  await expect.element(page.getByRole('region', { name: 'Запись ещё не создана' })).toBeVisible()
  await page.getByRole('button', { name: 'Создать' }).click()
  await expect.element(page.getByText('Пожалуйста, введите Роли').first()).toBeVisible()
  expect(page.getByText(/Роли: выберите/).query()).toBeNull()
})
