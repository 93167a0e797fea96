import { beforeEach, expect, test } from 'vitest'
import { eq } from '#db/drizzle.ts'
import { mailOutbox } from '#mail/outbox.ts'
import { user } from '#sections/users/schema.ts'
import { useApp } from '#test/app.ts'
import { passwordReset } from '#sections/auth/schema.ts'

const app = await useApp()
const MINUTE = 60_000
const PASSWORD = 'Тихий берег, 7 лодок'

const byEmail = (email: string, headers: Record<string, string> = {}) =>
  app.anonymous.post('/api/user/admin/user/password-reset/by-email', { body: { email }, headers })
const confirm = (hash: string, password = PASSWORD, password_confirmation = password) =>
  app.anonymous.put('/api/user/admin/user/password-reset/confirm', { body: { hash, password, password_confirmation } })
const signIn = (email: string, password: string) =>
  app.anonymous.post('/api/user/admin/auth/sign-in', { body: { email, password } })

async function linkFor(email: string): Promise<string> {
  await byEmail(email)
  const [mail] = await app.mails()
  return hashIn(mail?.text)
}

function hashIn(text = ''): string {
  return /\/go\/auth\/([\w-]+)/.exec(text)?.[1] ?? ''
}

beforeEach(async () => void (await app.mails()))

test('A9: a request for a forgotten password returns 204, and the link comes by mail', async () => {
  expect(
    await byEmail('Moderator@example.com', { host: 'evil.example', 'x-forwarded-host': 'evil.example' }),
  ).toMatchObject({ status: 204 })
  const [mail, ...others] = await app.mails()

  expect(others).toEqual([])
  expect(mail).toMatchObject({ to: 'moderator@example.com', subject: 'Восстановление пароля' })
  expect(mail?.text).toMatch(/^Здравствуйте, Дарья Сергеевна!/)
  expect(mail?.text).toMatch(/\nhttps:\/\/panel\.example\.com\/go\/auth\/[\w-]{43}\n/)
})

test('A9: an unknown address and a blocked one get the same response and no mail', async () => {
  const [active, unknown, blocked] = await Promise.all(
    ['finance@example.com', 'nobody@example.com', 'blocked@example.com'].map((email) => byEmail(email)),
  )

  for (const reply of [unknown, blocked])
    expect({ ...reply, headers: undefined }).toEqual({ ...active, headers: undefined })
  expect((await app.mails()).map(({ to }) => to)).toEqual(['finance@example.com'])
})

test.each([
  'victim@a.example,evil@b.example',
  '"evil@b.example x"@a.example',
  'a@b.example\r\nBcc: evil@b.example',
  `${'x'.repeat(300)}@a.example`,
])('A9: «%s» is no address', async (email) => {
  expect(await byEmail(email)).toMatchObject({ status: 422 })
  expect(await app.mails()).toEqual([])
})

test('A11: the link sets a new password once, and ends every session', async () => {
  const before = await app.as('moderator@example.com')
  const hash = await linkFor('moderator@example.com')
  const parallel = await Promise.all(Array.from({ length: 5 }, () => confirm(hash)))

  expect(parallel.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422, 422, 422, 422])
  expect(await confirm(hash)).toMatchObject({
    status: 422,
    body: { data: { message: 'Ссылка недействительна или устарела. Запросите новую' } },
  })
  expect(await before.get('/api/user/profile')).toMatchObject({ status: 401 })
  expect(await signIn('moderator@example.com', app.env.seedPassword)).toMatchObject({ status: 422 })
  expect(await signIn('moderator@example.com', PASSWORD)).toMatchObject({ status: 200 })
  expect((await app.mails()).map(({ to, subject }) => [to, subject])).toContainEqual([
    'moderator@example.com',
    'Пароль изменён',
  ])
})

test('A11: a link is good for an hour, and only until the next one', async () => {
  const first = await linkFor('content@example.com')
  const second = await linkFor('content@example.com')
  expect(await confirm(first)).toMatchObject({ status: 422 })
  app.advance(60 * MINUTE)
  expect(await confirm(second)).toMatchObject({ status: 422 })
})

test('A11: a link dies with the account', async () => {
  const hash = await linkFor('log-only@example.com')
  await app.db.update(user).set({ status: 'blocked' }).where(eq(user.email, 'log-only@example.com'))

  expect(await confirm(hash)).toMatchObject({ status: 422 })
})

test.each([
  ['короткий', 'Новый пароль: от 12 до 256 символов'],
  ['х'.repeat(257), 'Новый пароль: от 12 до 256 символов'],
  ['password2026', 'Новый пароль: слишком простой, его легко подобрать'],
  ['123456789012', 'Новый пароль: слишком простой, его легко подобрать'],
  ['йцукенйцукен', 'Новый пароль: слишком простой, его легко подобрать'],
  ['admin-panel1', 'Новый пароль: слишком простой, его легко подобрать'],
  ['passw0rd2026', 'Новый пароль: слишком простой, его легко подобрать'],
  ['zaq12wsxcde3', 'Новый пароль: слишком простой, его легко подобрать'],
  ['trustno1trustno1', 'Новый пароль: слишком простой, его легко подобрать'],
  ['orders@example.com', 'Новый пароль: не должен содержать адрес эл. почты'],
  ['my orders are many', 'Новый пароль: не должен содержать адрес эл. почты'],
])('A11: «%s» is refused as a password', async (password, message) => {
  const reply = await confirm(await linkFor('orders@example.com'), password)

  expect(reply).toMatchObject({ status: 422, body: { data: { details: { password: [message] } } } })
})

test('A11: a long phrase with spaces is a good password, and its repetition must match', async () => {
  const hash = await linkFor('orders@example.com')
  const phrase = 'правильная лошадь батарейка скрепка '.repeat(3)

  expect(await confirm(hash, phrase, 'другое')).toMatchObject({
    status: 422,
    body: { data: { details: { password_confirmation: ['Пароли не совпадают'] } } },
  })
  expect(await confirm(hash, phrase)).toMatchObject({ status: 204 })
})

test('A12: an administrator starts a reset for another user, and never sees the link', async () => {
  const admin = await app.as('admin@example.com')
  const reply = await admin.post('/api/user/admin/user/password-reset/by-user/5')

  expect(reply).toMatchObject({ status: 204, text: '' })
  expect(await app.mails()).toMatchObject([{ to: 'finance@example.com' }])
  expect((await app.audited('user', 5))[0]).toMatchObject({ event: 'password_reset', user_name: 'Волков А. С.' })
  expect(await admin.post('/api/user/admin/user/password-reset/by-user/999999')).toMatchObject({ status: 404 })
  expect(await admin.post('/api/user/admin/user/password-reset/by-user/9')).toMatchObject({ status: 409 })
})

test('A12: an invited user gets the invitation again', async () => {
  const [invited] = await app.db.select().from(user).where(eq(user.status, 'invited'))
  const admin = await app.as('admin@example.com')
  await admin.post(`/api/user/admin/user/password-reset/by-user/${invited?.id}`)
  const [mail] = await app.mails()
  expect(mail?.subject).toBe('Приглашение в панель управления')

  expect(await confirm(hashIn(mail?.text))).toMatchObject({ status: 204 })
  expect(await signIn(invited?.email ?? '', PASSWORD)).toMatchObject({ status: 200 })
})

test('A mail that could not be sent is sent later, and no link is ever stored', async () => {
  await byEmail('viewer@example.com')
  await expect(app.mails({ failing: true })).rejects.toThrow('No mail today')
  const queued = await app.db.select().from(mailOutbox)
  expect(queued).toMatchObject([{ recipient: 'viewer@example.com', attempts: 1, last_error: 'Error: No mail today' }])
  expect(await app.mails()).toEqual([])

  app.advance(MINUTE)
  const [mail] = await app.mails()
  const stored = JSON.stringify([queued, await app.db.select().from(passwordReset)])
  expect(hashIn(mail?.text)).toHaveLength(43)
  expect(stored).not.toContain(hashIn(mail?.text))
  expect(await app.db.select().from(mailOutbox)).toEqual([])
})
