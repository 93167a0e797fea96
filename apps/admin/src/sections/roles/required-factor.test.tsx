import { createTestUser } from '@admin-panel/sdk/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { handlers, role, staff } from './sample.ts'

const none = on.ownFactors.view({ passkeys: [], totp: null, recovery_codes_left: 0 })
const dialog = () => page.getByRole('dialog', { name: /^Второй шаг входа:/ })
const OWN = 'У вас самих второго шага нет: настройте его заранее в окне «Пароль и сеансы».'

test('A23: the page of a role says who has a second step, and requires it from a day', async () => {
  const { sent, answer } = await openPanel('/roles/edit/7', { handlers })
  await expect.element(page.getByText('Настроили 1 из 2 действующих.')).toBeVisible()
  answer(
    on.roles.update(() => ({ ...role, factor_required_from: '2026-12-01', version: 5 })),
    on.roles.view(() => ({ ...role, factor_required_from: '2026-12-01', version: 5 })),
  )
  await page.getByRole('button', { name: 'Сделать обязательным…' }).click()
  await expect.element(dialog().getByText(/С начала этого дня по Москве/)).toBeVisible()
  expect(dialog().getByText(OWN).query()).toBeNull()
  await dialog()
    .getByLabelText(/^Второй шаг входа обязателен с/)
    .fill('01.12.2026')
  await dialog().getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByText('Обязателен с 01.12.2026.')).toBeVisible()
  expect(await sent('PUT', '/role/7')).toEqual([{ factor_required_from: '2026-12-01' }])
})

test('A23: the day of the administrator’s role can be set, and one hears of what it would meet', async () => {
  const user = createTestUser('administrator')
  const own = { ...role, id: user.roles[0]?.id ?? 0, slug: 'administrator', is_system: true, ready_users_count: 0 }
  await openPanel(`/roles/edit/${own.id}`, { handlers: [on.roles.view(own), none, ...handlers] })
  await page.getByRole('button', { name: 'Сделать обязательным…' }).click()
  await expect.element(dialog().getByText(OWN)).toBeVisible()
  await expect.element(dialog().getByText(/^Ни у одного администратора нет второго шага/)).toBeVisible()
})

test('A23: without role.update the day is only shown', async () => {
  const required = { ...role, factor_required_from: '2026-12-01' }
  await openPanel('/roles/edit/7', { handlers: [on.roles.view(required), ...handlers], as: staff() })
  await expect.element(page.getByText('Обязателен с 01.12.2026.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Изменить срок…' }).query()).toBeNull()
})
