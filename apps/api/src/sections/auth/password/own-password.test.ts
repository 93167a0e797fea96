import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp({ LIMIT_SIGN_IN: '3' })
const PASSWORD = 'Тихий берег, 7 лодок'
const MINUTE = 60_000
const change = (client: Awaited<ReturnType<typeof app.as>>, body: object = {}) =>
  client.put('/api/user/profile/password', {
    body: { current_password: app.env.seedPassword, password: PASSWORD, password_confirmation: PASSWORD, ...body },
  })
const signIn = (email: string, password: string) =>
  app.anonymous.post('/api/user/admin/auth/sign-in', { body: { email, password } })

test('A11: a change of the own password ends every other session', async () => {
  const { body } = await signIn('finance@example.com', app.env.seedPassword)
  const elsewhere = app.withToken(body.token.value)
  const here = await app.as('finance@example.com')
  await app.mails()

  expect(await change(here)).toMatchObject({ status: 204 })
  expect(await here.get('/api/user/profile')).toMatchObject({ status: 200 })
  expect(await elsewhere.get('/api/user/profile')).toMatchObject({ status: 401 })
  expect(await signIn('finance@example.com', app.env.seedPassword)).toMatchObject({ status: 422 })
  expect(await signIn('finance@example.com', PASSWORD)).toMatchObject({ status: 200 })
  expect(await app.mails()).toMatchObject([{ to: 'finance@example.com', subject: 'Пароль изменён' }])
  expect((await app.audited('user', 5)).find(({ event }) => event === 'password_reset')).toMatchObject({ changes: {} })
})

test.each([
  [{ current_password: 'не тот' }, { current_password: ['Текущий пароль введён неверно'] }],
  [{ password_confirmation: 'другой' }, { password_confirmation: ['Пароли не совпадают'] }],
  [{ password: 'короткий' }, { password: ['Новый пароль: от 12 до 256 символов'] }],
  [
    { password: 'йцукенйцукен', password_confirmation: 'йцукенйцукен' },
    { password: ['Новый пароль: слишком простой, его легко подобрать'] },
  ],
  [
    { password: app.env.seedPassword, password_confirmation: app.env.seedPassword },
    { password: ['Новый пароль: совпадает с текущим'] },
  ],
])('A11: %j is refused', async (body, details) => {
  const client = await app.as('viewer@example.com')

  expect(await change(client, body)).toMatchObject({ status: 422, body: { data: { details } } })
})

test('A11: the password cannot be guessed from an open session', async () => {
  const client = await app.as('orders@example.com')
  const wrong = () => change(client, { current_password: 'не тот' })
  const replies = [await wrong(), await wrong(), await wrong(), await wrong()]

  expect(replies.map(({ status }) => status)).toEqual([422, 422, 422, 429])
  expect(await change(client)).toMatchObject({ status: 429 })
  app.advance(16 * MINUTE)
  expect(await change(client)).toMatchObject({ status: 204 })
})
