import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

async function signIn() {
  await page.getByLabelText('Эл. почта').fill('user@example.com')
  await page.getByLabelText('Пароль', { exact: true }).fill('demo-password-2026')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
}

test('A9: a password reset is requested by e-mail, and the address is remembered', async () => {
  const { sent, address } = await openPanel('/auth/forgor', {
    as: 'guest',
    handlers: [on.passwordReset.byEmail(undefined)],
  })
  await page.getByLabelText('Эл. почта').fill('user@example.com')
  await page.getByRole('button', { name: 'Отправить ссылку' }).click()
  await expect.element(heading('Проверьте почту')).toBeVisible()
  await expect.element(page.getByText(/user@example\.com/)).toBeVisible()
  expect(await sent('POST', '/by-email')).toEqual([{ email: 'user@example.com' }])
  expect(address()).toBe('/auth/forgor/success')
})

test('A11: the link of the mail sets a new password', async () => {
  const { sent } = await openPanel('/auth/change-password/secret-hash', {
    as: 'guest',
    handlers: [on.passwordReset.confirm(undefined)],
  })
  await page.getByLabelText('Новый пароль').fill('очень длинная фраза')
  await page.getByLabelText('Пароль ещё раз').fill('очень длинная фраза')
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect.element(heading('Вход')).toBeVisible()
  await expect.element(page.getByText('Пароль изменён. Войдите с новым паролем')).toBeVisible()
  expect(await sent('PUT', '/confirm')).toEqual([
    { hash: 'secret-hash', password: 'очень длинная фраза', password_confirmation: 'очень длинная фраза' },
  ])
})

test('E4: a failure without a payload says «Произошла ошибка»', async () => {
  await openPanel('/auth/login', {
    as: 'guest',
    handlers: [on.auth.signIn(() => new Response('<h1>502</h1>', { status: 502 }))],
  })
  await signIn()
  await expect.element(page.getByText('Произошла ошибка')).toBeVisible()
})

test('E5: a payload shows its message, at the password and in a toast', async () => {
  await openPanel('/auth/login', {
    as: 'guest',
    handlers: [on.auth.signIn({ error: { status: 422, message: 'Неверная эл. почта или пароль' } })],
  })
  await signIn()
  const password = page.getByLabelText('Пароль', { exact: true })
  await expect.element(password).toHaveAccessibleDescription(expect.stringContaining('Неверная эл. почта или пароль'))
  await expect.element(password).toHaveFocus()
  await expect
    .element(page.getByRole('region', { name: 'Уведомления' }).getByText('Неверная эл. почта или пароль'))
    .toBeVisible()
  await expect.element(page.getByLabelText('Эл. почта')).toHaveValue('user@example.com')
})

test('E6: a payload whose own status is 401 shows nothing by itself', async () => {
  await openPanel('/auth/forgor', {
    as: 'guest',
    handlers: [
      on.passwordReset.byEmail(() => Response.json({ data: { status: 401, message: 'Тайна' } }, { status: 400 })),
    ],
  })
  await page.getByLabelText('Эл. почта').fill('user@example.com')
  await page.getByRole('button', { name: 'Отправить ссылку' }).click()
  await expect.element(page.getByRole('button', { name: 'Отправить ссылку' })).not.toHaveAttribute('aria-busy')
  expect(page.getByText('Тайна').query()).toBeNull()
})

test('E7: a 422 shows its messages as a bulleted list in an error toast, and at the fields', async () => {
  await openPanel('/auth/change-password/x', {
    as: 'guest',
    handlers: [
      on.passwordReset.confirm({
        error: {
          status: 422,
          message: 'Проверьте правильность заполнения формы',
          details: { password: ['Слишком простой пароль'], hash: ['Ссылка устарела'] },
        },
      }),
    ],
  })
  await page.getByLabelText('Новый пароль').fill('passwordpassword')
  await page.getByLabelText('Пароль ещё раз').fill('passwordpassword')
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  const toast = page.getByRole('region', { name: 'Уведомления' })
  await expect.element(toast.getByRole('listitem').first()).toMatchTextContent('Слишком простой пароль')
  await expect.element(toast.getByRole('listitem').nth(1)).toMatchTextContent('Ссылка устарела')
  await expect.element(page.getByLabelText('Новый пароль')).toHaveAccessibleDescription('Слишком простой пароль')
})

test('V1: an empty field of the sign-in names itself, and nothing is sent', async () => {
  const { requests } = await openPanel('/auth/login', { as: 'guest' })
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect.element(page.getByText('Пожалуйста, введите Эл. почта')).toBeVisible()
  await expect.element(page.getByText('Пожалуйста, введите Пароль')).toBeVisible()
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})
