import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

type RouteRule = Schemas['ManagedRouteRule']

const rule = (changes: Partial<RouteRule> = {}): RouteRule => ({
  id: 5,
  path: '/old-list',
  redirect: '/products?status=active',
  created_at: '2026-06-01T09:00:00Z',
  updated_at: '2026-06-02T09:00:00Z',
  version: 3,
  ...changes,
})
const pageOf = (items: RouteRule[]) => ({
  items,
  meta: { total: items.length, total_is_exact: true, page: 1, per_page: 20, page_count: 1 },
})
const list = on.routeRules.list(pageOf([rule(), rule({ id: 6, path: '/stock', redirect: '/warehouse' })]))
const toast = () => page.getByRole('region', { name: 'Уведомления' })
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

test('G9: the redirects are listed, searched and sorted, and the address is the state of the list', async () => {
  const received: unknown[] = []
  const { address } = await openPanel('/settings/route-rules?q=old&sort=-path', {
    handlers: [on.routeRules.list((params) => (received.push(params), pageOf([rule()])))],
  })
  await expect.element(page.getByRole('row', { name: /old-list/ })).toMatchTextContent(/\/products\?status=active/)
  await expect
    .element(page.getByRole('link', { name: '/old-list' }))
    .toHaveAttribute('href', '/settings/route-rules/edit/5')
  expect(received.at(-1)).toEqual({ q: 'old', sort: ['-path'] })
  await page.getByRole('button', { name: 'Новый адрес' }).click()
  await expect.poll(address).toBe('/settings/route-rules?q=old&sort=redirect')
  expect(document.title).toBe('Перенаправления — Верстак')
})

test('G9: a redirect is created on a form that requires pages of the panel', async () => {
  const { sent, address } = await openPanel('/settings/route-rules/edit/new', {
    handlers: [list, on.routeRules.create(rule({ id: 9 })), on.routeRules.view(rule({ id: 9 }))],
  })
  await page.getByRole('button', { name: 'Создать' }).click()
  await expect
    .element(page.getByLabelText('Старый адрес'))
    .toHaveAccessibleDescription(/Пожалуйста, введите Старый адрес/)
  await page.getByLabelText('Старый адрес').fill('/old-list')
  await page.getByLabelText('Новый адрес').fill('//evil.example')
  await page.getByRole('button', { name: 'Создать' }).click()
  await expect.element(page.getByLabelText('Новый адрес')).toHaveAccessibleDescription(/неверный формат/)
  await page.getByLabelText('Новый адрес').fill('/old-list/?page=2')
  await page.getByRole('button', { name: 'Создать' }).click()
  await expect.element(page.getByLabelText('Новый адрес')).toHaveAccessibleDescription(/не может вести на себя/)
  await page.getByLabelText('Новый адрес').fill(' /products?status=active ')
  await page.getByRole('button', { name: 'Создать' }).click()
  await expect.poll(address).toBe('/settings/route-rules/edit/9')
  expect(await sent('POST', '/route-rule')).toEqual([{ path: '/old-list', redirect: '/products?status=active' }])
})

test('G9: a circle that only the server detects is reported at its field', async () => {
  const text = 'Новый адрес: получается круг /a → /b → /a'
  const { sent } = await openPanel('/settings/route-rules/edit/5', {
    handlers: [
      on.routeRules.view(rule()),
      on.routeRules.update({
        error: { status: 422, message: 'Проверьте правильность заполнения формы', details: { redirect: [text] } },
      }),
    ],
  })
  await expect.element(heading('/old-list')).toBeVisible()
  await page.getByLabelText('Новый адрес').fill('/b')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByLabelText('Новый адрес')).toHaveAccessibleDescription(new RegExp(text))
  expect(await sent('PUT', '/route-rule/5')).toEqual([{ redirect: '/b' }])
})

test('G9: a redirect is deleted after a question, from its row and from its page', async () => {
  const { address, requests } = await openPanel('/settings/route-rules', {
    handlers: [list, on.routeRules.view(rule()), on.routeRules.delete(undefined)],
  })
  await page.getByRole('button', { name: 'Удалить: /stock' }).click()
  const question = page.getByRole('alertdialog', { name: 'Удалить перенаправление?' })
  await expect.element(question).toMatchTextContent('Адрес /stock больше не будет вести на /warehouse.')
  await question.getByRole('button', { name: 'Удалить' }).click()
  await expect.element(toast().getByText('Перенаправление удалено')).toBeVisible()
  await page.getByRole('link', { name: '/old-list' }).click()
  await expect.element(heading('/old-list')).toBeVisible()
  await page.getByRole('button', { name: 'Ещё действия' }).click()
  await page.getByRole('menuitem', { name: 'Удалить' }).click()
  await question.getByRole('button', { name: 'Удалить' }).click()
  await expect.poll(address).toBe('/settings/route-rules')
  const deleted = requests.filter(({ method }) => method === 'DELETE')
  expect(deleted.map(({ url, headers }) => [new URL(url).pathname.split('/').at(-1), headers.get('if-match')])).toEqual(
    [
      ['6', '"v3"'],
      ['5', '"v3"'],
    ],
  )
})

test('G9: an empty list offers to create a redirect only with permission', async () => {
  const handlers = [on.routeRules.list(pageOf([]))]
  const { address } = await openPanel('/settings/route-rules', { handlers })
  const empty = page.getByRole('region', { name: 'Перенаправления' })
  await empty.getByRole('link', { name: 'Создать перенаправление' }).click()
  await expect.poll(address).toBe('/settings/route-rules/edit/new')

  await openPanel('/settings/route-rules', { as: ['setting'], handlers })
  await expect.element(empty.getByText('Пока ничего нет')).toBeVisible()
  expect(page.getByRole('link', { name: 'Создать перенаправление' }).query()).toBeNull()
})

test('G9: a user who may only view settings can read but not change redirects', async () => {
  const { router } = await openPanel('/settings/route-rules', {
    as: ['setting'],
    handlers: [list, on.routeRules.view(rule())],
  })
  await expect.element(page.getByRole('row', { name: /old-list/ })).toBeVisible()
  expect(page.getByRole('link', { name: 'Создать перенаправление' }).query()).toBeNull()
  expect(page.getByRole('button', { name: /^Удалить/ }).query()).toBeNull()
  await router.navigate('/settings/route-rules/edit/5')
  await expect.element(page.getByLabelText('Новый адрес')).toHaveAttribute('readonly')
})

test('G9: the user’s menu links to the redirects with permission to view settings', async () => {
  const { address } = await openPanel('/handbooks', { as: ['setting'], handlers: [list] })
  await page.getByRole('button', { name: /^Учётная запись/ }).click()
  await expect.element(page.getByText('Администрирование')).toBeVisible()
  await page.getByRole('menuitem', { name: 'Перенаправления' }).click()
  await expect.element(heading('Перенаправления')).toBeVisible()
  expect(address()).toBe('/settings/route-rules')
})

test('G9: without the right to the settings the user’s menu does not offer the redirects', async () => {
  await openPanel('/handbooks', { as: ['role'], handlers: [list] })
  await page.getByRole('button', { name: /^Учётная запись/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Выйти' })).toBeVisible()
  expect(page.getByText('Администрирование').query()).toBeNull()
})
