import { createTestUser } from '@admin-panel/sdk/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { daysAfter, marketDay } from '#data/time/days.ts'
import { on, openPanel } from '#test/render.tsx'

const notice = () => page.getByRole('region', { name: 'Второй шаг входа обязателен' })
const open = (days: number) =>
  openPanel('/handbooks', {
    as: createTestUser([], { factor_required_from: daysAfter(marketDay(), days) }),
    handlers: [
      on.ownFactors.view({ passkeys: [], totp: null, recovery_codes_left: 0 }),
      on.ownSessions.list({ items: [] }),
    ],
  })

test('A23: fourteen days before its day a notice leads to the second step', async () => {
  await open(14)
  await expect.element(notice()).toMatchTextContent(/^С \d\d\.\d\d\.\d{4} для входа понадобится второй шаг/)
  await notice().getByRole('button', { name: 'Настроить' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Пароль и сеансы' })).toBeVisible()
})

test('A24: from its day the notice says that the session ends soon', async () => {
  await open(0)
  await expect.element(notice()).toMatchTextContent(/без него сеанс скоро закончится/)
})

test('A23: earlier there is no notice', async () => {
  await open(15)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(notice().query()).toBeNull()
})
