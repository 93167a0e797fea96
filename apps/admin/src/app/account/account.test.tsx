import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

const hub = '/handbooks'
const dialog = () => page.getByRole('dialog')
const toast = () => page.getByRole('region', { name: 'Уведомления' })

const meta = { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }
const common = { created_at: '2026-06-01T09:00:00Z', updated_at: '2026-06-01T09:00:00Z', version: 1 }
const note = (changes: Partial<Schemas['Notification']> = {}): Schemas['Notification'] => ({
  ...common,
  id: 9,
  type: 'moderation_decision',
  title: 'Заявка М-000101: Отклонена',
  body: 'Замените фото',
  entity: 'moderation',
  entity_id: 101,
  is_read: false,
  read_at: null,
  ...changes,
})
const setting = (changes: Partial<Schemas['Setting']>): Schemas['Setting'] => ({
  ...common,
  id: 1,
  key: 'moderation_sla_hours',
  group: 'moderation',
  type: 'int',
  value: 24,
  label: 'Срок рассмотрения заявки, часов',
  ...changes,
})

async function openOwn(item: string) {
  await page.getByRole('button', { name: /^Учётная запись/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('the bell counts unread notifications; a notification links to its record and becomes read', async () => {
  const { sent, answer } = await openPanel(hub, {
    as: ['notification', 'notification.update'],
    handlers: [
      on.notifications.unreadCount({ count: 3 }),
      on.notifications.list({ items: [note()], meta }),
      on.notifications.update(note({ is_read: true })),
    ],
  })
  await page.getByRole('button', { name: 'Уведомления: 3 новых' }).click()
  await expect.element(dialog().getByText('Замените фото')).toBeVisible()
  await expect
    .element(dialog().getByRole('link', { name: 'Заявка М-000101: Отклонена' }))
    .toHaveAttribute('href', '/moderation/101')
  answer(on.notifications.unreadCount({ count: 2 }), on.notifications.list({ items: [note({ is_read: true })], meta }))
  await dialog()
    .getByRole('button', { name: /^Прочитать:/ })
    .click()
  await expect.element(page.getByRole('button', { name: 'Уведомления: 2 новых' })).toBeVisible()
  expect(await sent('PUT', '/notification/9')).toEqual([{ is_read: true }])
})

test('every notification is read at once', async () => {
  const { answer, requests } = await openPanel(hub, {
    handlers: [
      on.notifications.unreadCount({ count: 1 }),
      on.notifications.list({ items: [note({ entity: null, entity_id: null })], meta }),
      on.notifications.readAll(undefined),
    ],
  })
  await page.getByRole('button', { name: 'Уведомления: 1 новое' }).click()
  answer(on.notifications.unreadCount({ count: 0 }), on.notifications.list({ items: [], meta: { ...meta, total: 0 } }))
  await dialog().getByRole('button', { name: 'Прочитать все' }).click()
  await expect.element(dialog().getByText('Уведомлений пока нет')).toBeVisible()
  expect(requests.some(({ url }) => url.endsWith('/read-all'))).toBe(true)
})

test('the bell is hidden without permission for notifications', async () => {
  await openPanel(hub, { as: [] })
  await expect.element(page.getByRole('heading', { name: 'Справочники' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Уведомления/ })).not.toBeInTheDocument()
})

test('users change their own name, and the menu shows it', async () => {
  const { sent } = await openPanel(hub, {
    as: [],
    handlers: [
      on.profile.update((params) => ({
        id: 1,
        email: 'a@example.com',
        phone: null,
        position: null,
        company_ids: [],
        roles: [],
        version: 2,
        last_name: 'Белова',
        first_name: 'Анна',
        middle_name: null,
        time_zone: params.time_zone ?? 'Europe/Moscow',
      })),
    ],
  })
  await openOwn('Мой профиль')
  await dialog().getByLabelText('Фамилия').fill('')
  await dialog().getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(dialog().getByLabelText('Фамилия')).toHaveAccessibleDescription('Пожалуйста, введите Фамилия')
  await dialog().getByLabelText('Фамилия').fill('Белова')
  await dialog().getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(toast().getByText('Сохранено')).toBeVisible()
  expect(await sent('PUT', '/user/profile')).toEqual([{ last_name: 'Белова' }])
})

test('users change their password; a policy error appears at its field', async () => {
  const own = { id: 4, is_current: true, started_at: common.created_at, seen_at: common.created_at, ip: '203.0.113.7' }
  const { answer, sent } = await openPanel(hub, {
    as: [],
    handlers: [
      on.ownFactors.view({ passkeys: [], totp: null, recovery_codes_left: 0 }),
      on.ownSessions.list({ items: [{ ...own, user_agent: navigator.userAgent }] }),
      on.ownPassword.change({
        error: {
          status: 422,
          message: 'Проверьте правильность заполнения формы',
          details: { password: ['Новый пароль: слишком простой, его легко подобрать'] },
        },
      }),
    ],
  })
  await openOwn('Пароль и сеансы')
  await expect.element(dialog().getByText(/^Chrome.*Этот сеанс/)).toBeVisible()
  await dialog().getByLabelText('Текущий пароль').fill('demo-password-2026')
  await dialog().getByLabelText('Новый пароль').fill('короткий')
  await dialog().getByLabelText('Пароль ещё раз').fill('passwordpassword')
  await dialog().getByRole('button', { name: 'Сменить пароль' }).click()
  await expect.element(dialog().getByLabelText('Новый пароль')).toHaveAccessibleDescription(/от 12 до 256/)
  await dialog().getByLabelText('Новый пароль').fill('passwordpassword')
  await dialog().getByRole('button', { name: 'Сменить пароль' }).click()
  await expect.element(dialog().getByLabelText('Новый пароль')).toHaveAccessibleDescription(/слишком простой/)
  answer(on.ownPassword.change(undefined))
  await dialog().getByRole('button', { name: 'Сменить пароль' }).click()
  await expect.element(toast().getByText('Пароль изменён, остальные сеансы завершены')).toBeVisible()
  await expect.element(dialog().getByLabelText('Новый пароль')).toHaveValue('')
  expect(await sent('PUT', '/profile/password')).toHaveLength(2)
})

test('P7: settings are changed by their keys, and an error appears at its field', async () => {
  const { answer, sent } = await openPanel(hub, {
    handlers: [
      on.settings.list({
        items: [
          setting({}),
          setting({ id: 2, key: 'service_key_max_days', group: 'access', value: 365, label: 'Срок ключа, дней' }),
        ],
        meta: { ...meta, total: 2 },
      }),
      on.settings.upsert({
        error: {
          status: 422,
          message: 'Проверьте правильность заполнения формы',
          details: { 'items.0.value': ['Значение: от 1 до 720'] },
        },
      }),
    ],
  })
  await openOwn('Настройки')
  await expect
    .element(dialog().getByRole('group', { name: 'Доступ' }).getByLabelText('Срок ключа, дней'))
    .toHaveValue('365')
  const hours = dialog().getByLabelText('Срок рассмотрения заявки, часов')
  await hours.fill('1000')
  await dialog().getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(hours).toHaveAccessibleDescription('Значение: от 1 до 720')
  answer(on.settings.upsert({ created: 0, updated: 1, unchanged: 0, errors: [] }))
  await hours.fill('48')
  await dialog().getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(toast().getByText('Сохранено')).toBeVisible()
  expect((await sent('PUT', '/setting/upsert')).at(-1)).toEqual({
    items: [{ key: 'moderation_sla_hours', value: 48, version: 1 }],
    comment: null,
  })
})

test('P7: a conflicting change of a setting asks, and a change of another one merges', async () => {
  const other = { id: 2, key: 'maps_key', group: 'maps', type: 'string', value: '', label: 'Ключ карт' } as const
  const { answer, sent } = await openPanel(hub, {
    handlers: [
      on.settings.list({ items: [setting({}), setting(other)], meta: { ...meta, total: 2 } }),
      on.settings.upsert({
        error: {
          status: 412,
          current: { version: 4, items: [setting({ value: 36, version: 4 }), setting(other)] },
        },
      }),
    ],
  })
  await openOwn('Настройки')
  await dialog().getByLabelText('Срок рассмотрения заявки, часов').fill('48')
  await dialog()
    .getByLabelText(/^Ключ карт/)
    .fill('ключ')
  await dialog()
    .getByLabelText(/^Комментарий/)
    .fill('По письму')
  await dialog().getByRole('button', { name: 'Сохранить' }).click()
  const conflict = page.getByRole('dialog').filter({ hasText: 'Запись изменил другой пользователь' })
  await expect.element(conflict.getByText('Сейчас: 36')).toBeVisible()
  answer(on.settings.upsert({ created: 0, updated: 2, unchanged: 0, errors: [] }))
  await conflict.getByRole('button', { name: 'Сохранить выбранное' }).click()
  await expect.element(toast().getByText('Сохранено')).toBeVisible()
  expect((await sent('PUT', '/setting/upsert')).at(-1)).toMatchObject({
    items: [
      { key: 'moderation_sla_hours', version: 4 },
      { key: 'maps_key', value: 'ключ', version: 1 },
    ],
    comment: 'По письму',
  })
})

test('a message to staff goes to everybody of the chosen roles, once', async () => {
  const { sent } = await openPanel(hub, {
    handlers: [
      on.roles.options({ items: [{ id: 3, label: 'Модератор', hint: null, is_active: true }] }),
      on.notifications.create({ sent: 7 }),
    ],
  })
  await openOwn('Сообщение сотрудникам')
  await dialog().getByLabelText('Заголовок').fill('Планёрка')
  await dialog().getByLabelText('Текст').fill('Сегодня в 15:00')
  await dialog().getByLabelText(/^Роли/).fill('Мод')
  await page.getByRole('option', { name: 'Модератор' }).click()
  await dialog().getByRole('button', { name: 'Отправить' }).click()
  await expect.element(toast().getByText('Отправлено: 7 получателей')).toBeVisible()
  expect(await sent('POST', '/notification')).toEqual([{ title: 'Планёрка', body: 'Сегодня в 15:00', role_ids: [3] }])
})
