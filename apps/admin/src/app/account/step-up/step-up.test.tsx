import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

const dialog = () => page.getByRole('dialog', { name: 'Подтвердите, что это вы' })
const toast = () => page.getByRole('region', { name: 'Уведомления' })
const MESSAGE = 'Для этого действия нужен пароль'
const refused = (ways: Schemas['ProofWay'][]) =>
  ({ error: { status: 403, message: MESSAGE, code: 'step_up', ways } }) as const

const setting = {
  id: 1,
  key: 'moderation_sla_hours',
  group: 'moderation',
  type: 'int',
  value: 24,
  label: 'Срок рассмотрения заявки, часов',
  created_at: '2026-06-01T09:00:00Z',
  updated_at: '2026-06-01T09:00:00Z',
  version: 1,
} as const
const meta = { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }

/** Saves a setting, which the server refuses without a proof. */
async function saveSetting(ways: Schemas['ProofWay'][]) {
  const state = { isProved: false }
  const panel = await openPanel('/handbooks', {
    handlers: [
      on.settings.list({ items: [setting], meta }),
      on.settings.upsert(() => (state.isProved ? { created: 0, updated: 1, unchanged: 0, errors: [] } : refused(ways))),
      on.auth.stepUp(({ password, code }) => {
        if (password === 'right' || code === '123456') {
          state.isProved = true
          return undefined
        }
        return {
          error: { status: 422, message: 'Проверьте', details: { [code ? 'code' : 'password']: ['Не подошло'] } },
        }
      }),
    ],
  })
  await page.getByRole('button', { name: /^Учётная запись/ }).click()
  await page.getByRole('menuitem', { name: 'Настройки' }).click()
  const hours = page.getByLabelText(setting.label)
  await hours.fill('48')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  return { ...panel, hours }
}

test('A16: a refused call asks for the password above the form, and goes on by itself', async () => {
  const { sent } = await saveSetting(['password'])
  const field = dialog().getByLabelText('Пароль', { exact: true })
  await expect.element(field).toHaveFocus()
  await field.fill('wrong')
  await dialog().getByRole('button', { name: 'Подтвердить' }).click()
  await expect.element(dialog().getByText('Не подошло')).toBeVisible()
  await field.fill('right')
  await dialog().getByRole('button', { name: 'Подтвердить' }).click()

  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(toast().getByText('Сохранено')).toBeVisible()
  expect(await sent('PUT', '/setting/upsert')).toHaveLength(2)
  expect(await sent('POST', '/auth/step-up')).toEqual([{ password: 'wrong' }, { password: 'right' }])
})

test('A16: with a second step a code is asked for', async () => {
  const { sent } = await saveSetting(['totp', 'recovery-code'])
  await dialog().getByLabelText('Код из приложения или код восстановления').fill('123456')
  await dialog().getByRole('button', { name: 'Подтвердить' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(await sent('POST', '/auth/step-up')).toEqual([{ code: '123456' }])
})

test('A16: cancelled, it is the refusal, and nothing of the form is lost', async () => {
  const { hours } = await saveSetting(['password'])
  await dialog().getByRole('button', { name: 'Отмена' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(toast().getByText(MESSAGE)).toBeVisible()
  await expect.element(hours).toHaveValue('48')
})

test('A16: where only a new sign-in proves it, the refusal says so and nothing is asked', async () => {
  await saveSetting([])
  await expect.element(toast().getByText(MESSAGE)).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
})
