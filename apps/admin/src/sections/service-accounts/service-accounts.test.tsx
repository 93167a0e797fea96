import type { Schemas } from '@admin-panel/sdk'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { lines } from '#test/sample-users.ts'

const row: Schemas['ServiceAccountRow'] = {
  id: 41,
  name: 'Обмен с 1С',
  roles: [{ id: 2, label: 'Продавец' }],
  companies: [{ id: 1, label: 'Автодеталь-Север' }],
  status: 'active',
  keys_count: 1,
  last_used_at: '2026-11-20T09:00:00Z',
  created_at: '2026-06-01T09:00:00Z',
  version: 3,
}
const account: Schemas['ServiceAccount'] = {
  ...row,
  role_ids: [2],
  company_ids: [1],
  available_statuses: [
    { status: 'archived', label: 'В архив', requires_reason: false, requires_comment: false, reason_operation: null },
  ],
  updated_at: '2026-06-01T09:00:00Z',
}
const key: Schemas['ServiceKey'] = {
  id: 7,
  service_account: { id: 41, label: 'Обмен с 1С' },
  name: 'Рабочий сервер',
  start: 'ap_live_7Qx2',
  addresses: ['203.0.113.0/24'],
  requests_per_minute: 600,
  is_agent: false,
  state: 'active',
  expires_at: '2027-06-01T09:00:00Z',
  revoked_at: null,
  last_used_at: '2026-11-20T09:00:00Z',
  last_used_ip: '203.0.113.7',
  created_at: '2026-06-01T09:00:00Z',
  version: 1,
}
const meta = { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }
const handlers = [
  on.serviceAccounts.list({ items: [row], meta }),
  on.serviceAccounts.view(account),
  on.serviceAccounts.deactivationHistory({ items: [] }),
  on.serviceKeys.list({ items: [key], meta }),
  ...lines,
]

test('a tab of the users lists the accounts of programs, and the menu has no entry more', async () => {
  await openPanel('/users', { handlers: [on.users.list({ items: [], meta: { ...meta, total: 0 } }), ...handlers] })
  await page.getByRole('link', { name: 'Сервисные учётные записи' }).click()
  const tableRow = page.getByRole('row', { name: /Обмен с 1С/ })
  await expect.element(tableRow.getByRole('link', { name: 'Обмен с 1С' })).toHaveAttribute('href', '/users/service/41')
  await expect.element(tableRow).toMatchTextContent(/Активна/)
})

test('a new key is sent with its networks, shown once and copied', async () => {
  const secret = `ap_live_${'a'.repeat(36)}`
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const received: unknown[] = []
  await openPanel('/users/service/41', {
    handlers: [on.serviceKeys.create((params) => (received.push(params), { ...key, secret })), ...handlers],
  })
  await page.getByRole('button', { name: 'Создать ключ' }).click()
  const form = page.getByRole('dialog', { name: 'Новый ключ' })
  await form.getByLabelText('Название').fill(' Рабочий сервер ')
  await form.getByLabelText(/^Адреса/).fill('203.0.113.0/24\n\n 198.51.100.7 ')
  await form.getByRole('checkbox', { name: /^Ключ агента/ }).click()
  await form.getByRole('button', { name: 'Создать ключ' }).click()

  const secretDialog = page.getByRole('dialog', { name: 'Ключ создан' })
  await expect.element(secretDialog.getByLabelText('Ключ', { exact: true })).toHaveValue(secret)
  await secretDialog.getByRole('button', { name: 'Скопировать' }).click()
  expect(copied).toHaveBeenCalledWith(secret)
  await secretDialog.getByRole('button', { name: 'Готово' }).click()
  await expect.element(secretDialog).not.toBeInTheDocument()
  expect(received).toEqual([
    {
      service_account_id: 41,
      name: 'Рабочий сервер',
      addresses: ['203.0.113.0/24', '198.51.100.7'],
      requests_per_minute: 600,
      is_agent: true,
    },
  ])
})

test('a key is revoked after a confirmation', async () => {
  const received: unknown[] = []
  await openPanel('/users/service/41', {
    handlers: [
      on.serviceKeys.revoke((params) => (received.push(params), { ...key, state: 'revoked', version: 2 })),
      ...handlers,
    ],
  })
  await page.getByRole('button', { name: 'Отозвать ключ «Рабочий сервер»' }).click()
  expect(received).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Отозвать ключ' }).click()
  await expect.element(page.getByText('Ключ «Рабочий сервер» отозван')).toBeVisible()
  expect(received).toEqual([{ id: 7 }])
})

test('saving in the dialog of a key does not send the form of the account under it', async () => {
  const { requests } = await openPanel('/users/service/41', {
    handlers: [on.serviceKeys.update({ ...key, name: 'Новый сервер', version: 2 }), ...handlers],
  })
  await page.getByLabelText('Название').fill('Ещё не сохранено')
  await page.getByRole('button', { name: 'Изменить ключ «Рабочий сервер»' }).click()
  const form = page.getByRole('dialog', { name: 'Изменить ключ' })
  await form.getByLabelText('Название').fill('Новый сервер')
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(form).not.toBeInTheDocument()
  const changed = requests.filter(({ method }) => method === 'PUT').map(({ url }) => new URL(url).pathname)
  expect(changed).toContain('/api/user/admin/service-key/7')
  expect(changed).not.toContain('/api/user/admin/service-account/41')
})

test('the keys stay where they are when the history of states arrives', async () => {
  await page.viewport(1440, 900)
  let arrive: ((answer: Response) => void) | undefined
  const history = new Promise<Response>((resolve) => {
    arrive = resolve
  })
  await openPanel('/users/service/41', {
    handlers: [on.serviceAccounts.deactivationHistory(() => history), ...handlers],
  })
  const button = page.getByRole('button', { name: 'Создать ключ' })
  await expect.element(page.getByRole('row', { name: /Рабочий сервер/ })).toBeVisible()
  const { top } = button.element().getBoundingClientRect()
  const first = {
    id: 1,
    from_status: null,
    to_status: 'active',
    reason: null,
    comment: null,
    until: null,
    user: { id: 1, label: 'Волков А. С.' },
    created_at: '2026-06-01T09:00:00Z',
  }
  arrive?.(Response.json({ items: [first] }))
  await expect.element(page.getByText('Волков А. С.')).toBeVisible()
  expect(button.element().getBoundingClientRect().top).toBe(top)
})
