import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const token = { value: `ab_${'x'.repeat(43)}`, expired_at: '2099-01-01T00:00:00Z' }
const secret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/admin-panel:user?secret=JBSWY3DPEHPK3PXP' }
const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh']

const required = on.auth.signIn(() =>
  Response.json(
    {
      data: {
        status: 422,
        message: 'Вашей роли нужен второй шаг входа: настройте его',
        code: 'factor_required',
        challenge: 'ab_challenge',
      },
    },
    { status: 422 },
  ),
)

async function signIn() {
  await page.getByLabelText('Эл. почта').fill('user@example.com')
  await page.getByLabelText('Пароль', { exact: true }).fill('demo-password-2026')
  await button('Войти').click()
}

test('A23: a sign-in that must have a second step leads through the application and the codes to the page', async () => {
  const { sent, address } = await openPanel('/test', {
    as: 'guest',
    handlers: [required, on.enrolment.beginTotp(secret), on.enrolment.confirmTotp({ token, codes })],
  })
  await signIn()
  await expect.element(heading('Настройте второй шаг входа')).toHaveFocus()
  await button('Подключить приложение с кодами').click()
  await expect.element(page.getByRole('img', { name: 'QR-код для приложения' })).toBeVisible()
  await expect.element(page.getByLabelText('Ключ для приложения')).toHaveValue(secret.secret)
  await page.getByLabelText('Шесть цифр из приложения').fill('123456')
  await button('Включить второй шаг').click()

  await expect.element(heading('Второй шаг настроен')).toHaveFocus()
  await expect.element(page.getByText('aaaa-bbbb-cccc-dddd')).toBeVisible()
  expect(localStorage.getItem('token')).toBeNull()
  expect(address()).toBe('/auth/login')
  await button('Коды сохранены').click()
  await expect.poll(address).toBe('/test')
  expect(localStorage.getItem('token')).toBe(token.value)
  expect(await sent('POST', '/totp/confirm')).toEqual([{ challenge: 'ab_challenge', code: '123456' }])
})

test('A23: a refused code stays with the field, and another way can be chosen', async () => {
  await openPanel('/auth/login', {
    as: 'guest',
    handlers: [
      required,
      on.enrolment.beginTotp(secret),
      on.enrolment.confirmTotp({
        error: { status: 422, message: 'Неверный код', details: { code: ['Неверный код'] } },
      }),
    ],
  })
  await signIn()
  await button('Подключить приложение с кодами').click()
  const field = page.getByLabelText('Шесть цифр из приложения')
  await field.fill('000000')
  await button('Включить второй шаг').click()
  await expect.element(field).toHaveAccessibleDescription('Неверный код')
  await button('Выбрать другой способ').click()
  await expect.element(button('Подключить приложение с кодами')).toBeVisible()
  await button('Вернуться ко входу').click()
  await expect.element(heading('Вход')).toBeVisible()
})
