import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Schemas } from '@admin-panel/sdk'
import { createTestUser } from '@admin-panel/sdk/testing'
import { on, openPanel } from '#test/render.tsx'

const row: Schemas['UserRow'] = {
  id: 5,
  last_name: 'Белов',
  first_name: 'Игорь',
  middle_name: null,
  email: 'merchant1@example.com',
  phone: null,
  position: null,
  roles: [],
  companies: [],
  status: 'active',
  last_login_at: null,
  created_at: '2026-06-01T09:00:00Z',
  version: 7,
}
const user: Schemas['User'] = {
  ...row,
  role_ids: [],
  company_ids: [],
  time_zone: 'Europe/Moscow',
  password_set: true,
  available_statuses: [
    {
      status: 'blocked',
      label: 'Заблокировать',
      requires_reason: false,
      requires_comment: false,
      reason_operation: 'user_block',
    },
  ],
  updated_at: '2026-06-01T09:00:00Z',
}
const meta = { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }
const handlers = [
  on.users.view(user),
  on.users.list({ items: [row], meta }),
  on.roles.options({ items: [] }),
  on.companies.options({ items: [] }),
  on.savedViews.list({ items: [], meta }),
  on.auditLog.list({ items: [], meta }),
  on.operationReasons.options({ items: [] }),
]
const field = page.getByRole('combobox', { name: 'Поиск и переход' })
const option = (name: string | RegExp) => page.getByRole('option', { name })
const product = {
  kind: 'product' as const,
  items: [{ id: 1001, label: 'Фильтр W 914/2', hint: 'MANN-FILTER' }],
}

async function openPalette() {
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
}

test('N2: the palette offers the allowed screens alone, and goes there by the keyboard', async () => {
  const { address } = await openPanel('/users', {
    as: createTestUser(['user.index', 'user.create', 'role.index']),
    handlers: [...handlers, on.roles.list({ items: [], meta })],
  })
  await expect.element(page.getByRole('row', { name: /Белов/ })).toBeVisible()
  await openPalette()
  await expect.element(option('Роли')).toBeVisible()
  await expect.element(option('Товары')).not.toBeInTheDocument()
  await expect.element(option('Новый пользователь')).not.toBeInTheDocument()
  await field.fill('новый польз')
  await expect.element(option('Новый пользователь')).toBeVisible()
  await field.fill('рол')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Роли' })).toHaveFocus()
  expect(address()).toBe('/roles')
})

test('The palette finds records by their identifiers and shows only results of the current query', async () => {
  const received: unknown[] = []
  await openPanel('/users', {
    handlers: [...handlers, on.search.find(({ q }) => (received.push(q), { items: q === 'w9142' ? [product] : [] }))],
  })
  await expect.element(page.getByRole('row', { name: /Белов/ })).toBeVisible()
  await page.getByRole('button', { name: 'Поиск', exact: true }).click()
  await field.fill('w9142')
  await expect
    .element(page.getByRole('group', { name: 'Товары' }).getByRole('option'))
    .toMatchTextContent(/MANN-FILTER/)
  await expect.element(option(/W 914/)).toHaveAttribute('aria-selected', 'true')
  await field.fill('w914')
  await expect.element(option(/W 914/)).not.toBeInTheDocument()
  await expect.element(page.getByText('Ничего не найдено')).toBeVisible()
  expect(received).toContain('w914')
})

test('The palette runs the actions of the open record and remembers recent records', async () => {
  const { router } = await openPanel('/users/edit/5', { handlers })
  await expect.element(page.getByRole('heading', { name: 'Белов Игорь' })).toBeVisible()
  await openPalette()
  await field.fill('заблок')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Заблокировать: Белов Игорь' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await router.navigate('/users')
  await expect.element(page.getByRole('row', { name: /Белов/ })).toBeVisible()
  await openPalette()
  await expect
    .element(page.getByRole('group', { name: 'Недавние записи' }).getByRole('option'))
    .toMatchTextContent(/Белов/)
})

test('Recent records come first and an export is one entry, until its name is typed', async () => {
  const { router } = await openPanel('/users/edit/5', { handlers })
  await expect.element(page.getByRole('heading', { name: 'Белов Игорь' })).toBeVisible()
  await router.navigate('/users')
  await expect.element(page.getByRole('row', { name: /Белов/ })).toBeVisible()
  await openPalette()
  await expect.element(page.getByRole('option').first()).toMatchTextContent(/Белов/)
  await expect.element(option(/^Выгрузить/)).toHaveLength(1)
  await field.fill('выгрузить')
  await expect.element(option(/^Выгрузить/)).toHaveLength(3)
})

test('A record and a verb are a command: its page opens, and does it', async () => {
  const found = { kind: 'user' as const, items: [{ id: 5, label: 'Белов Игорь', hint: null }] }
  const { address } = await openPanel('/users', {
    handlers: [
      ...handlers,
      on.search.find(({ q }) => ({ items: ['белов', 'белов игорь'].includes(q) ? [found] : [] })),
    ],
  })
  await expect.element(page.getByRole('row', { name: /Белов/ })).toBeVisible()
  await openPalette()
  const commands = page.getByRole('group', { name: 'Команды' })
  await field.fill('белов игорь')
  await expect.element(page.getByRole('group', { name: 'Пользователи' }).getByRole('option')).toBeVisible()
  await expect.element(commands).not.toBeInTheDocument()
  await field.fill('белов отгрузить')
  await expect.element(option(/Белов/)).not.toBeInTheDocument()
  await expect.element(commands).not.toBeInTheDocument()
  await field.fill('белов заблокируй')
  await expect
    .element(commands.getByRole('option', { name: /^Заблокировать/ }))
    .toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Заблокировать: Белов Игорь' })).toBeVisible()
  expect(address()).toBe('/users/edit/5')
})

test('«?» lists the shortcuts, but not while something is typed', async () => {
  await openPanel('/users', { handlers })
  await expect.element(page.getByRole('row', { name: /Белов/ })).toBeVisible()
  const list = page.getByRole('dialog', { name: 'Сочетания клавиш' })
  await page.getByRole('searchbox').click()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('searchbox')).toHaveValue('?')
  await expect.element(list).not.toBeInTheDocument()
  await page.getByRole('heading', { name: 'Пользователи' }).click()
  await userEvent.keyboard('?')
  await expect.element(list).toBeVisible()
  await expect.element(list.getByText('Поиск и переход')).toBeVisible()
})

test('An empty answer to an earlier search says nothing of the next one', async () => {
  await openPanel('/users', {
    handlers: [...handlers, on.search.find(({ q }) => ({ items: q === 'фильтр' ? [product] : [] }))],
  })
  await expect.element(page.getByRole('row', { name: /Белов/ })).toBeVisible()
  await openPalette()
  await field.fill('pfrfps')
  await expect.element(option('Заказы')).toBeVisible()
  for (const words of ['f,hfvjd', 'abkmnh']) {
    await field.fill(words)
    await expect.element(page.getByText('Ничего не найдено')).toBeVisible()
  }
  await field.fill('фильтр')
  await expect.element(option(/Фильтр W 914/)).toBeVisible()
})
