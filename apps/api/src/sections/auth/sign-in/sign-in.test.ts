import { expect, test } from 'vitest'
import { eq, sql } from '#db/drizzle.ts'
import { user } from '#sections/users/schema.ts'
import { useApp } from '#test/app.ts'
import { session, sessionToken } from '#sections/auth/schema.ts'

const app = await useApp()
const SIGN_IN = '/api/user/admin/auth/sign-in'
const SIGN_OUT = '/api/user/admin/auth/sign-out'
const PROFILE = '/api/user/profile'

const signIn = (body: unknown, headers: Record<string, string> = {}) => app.anonymous.post(SIGN_IN, { body, headers })
const credentials = (email: string) => ({ email, password: app.env.seedPassword })

test('A1: signing in returns a token and the moment when it expires', async () => {
  const reply = await signIn(credentials('admin@example.com'))

  expect(reply.status).toBe(200)
  expect(reply.body.token.value).toMatch(/^ab_[\w-]{43}$/)
  expect(reply.body.token.expired_at).toBe('2026-06-01T09:30:00Z')
  expect((await app.audited('user', 1))[0]).toMatchObject({ event: 'signed_in', user_name: 'Волков А. С.' })
})

test('A1: the address may be typed in any case', async () => {
  expect(await signIn(credentials('Admin@Example.COM'))).toMatchObject({ status: 200 })
})

test('A2: signing out ends the session on the server at once', async () => {
  const { body } = await signIn(credentials('viewer@example.com'))
  const viewer = app.withToken(body.token.value)

  expect(await viewer.post(SIGN_OUT)).toMatchObject({ status: 204, text: '' })
  expect(await viewer.get(PROFILE)).toMatchObject({ status: 401 })
  expect(await viewer.post('/api/user/admin/auth/refresh')).toMatchObject({ status: 401 })
})

test('A2, L1: the answer of a sign-out, and no other, clears what the browser has cached', async () => {
  const signedIn = await signIn(credentials('viewer@example.com'))
  const viewer = app.withToken(signedIn.body.token.value)
  const profile = await viewer.get(PROFILE)
  const signedOut = await viewer.post(SIGN_OUT)
  const again = await viewer.post(SIGN_OUT)

  expect(signedOut).toMatchObject({ status: 204, headers: { 'clear-site-data': '"cache"' } })
  expect(again.status).toBe(401)
  for (const { headers } of [signedIn, profile, again]) expect(headers).not.toHaveProperty('clear-site-data')
})

test('A8: only the Authorization header carries a token', async () => {
  const { body } = await signIn(credentials('viewer@example.com'))
  const token = body.token.value as string

  expect(await app.withToken(token).get(PROFILE)).toMatchObject({ status: 200 })
  expect(await app.anonymous.get(`${PROFILE}?token=${token}`)).toMatchObject({ status: 401 })
  expect(await app.anonymous.get(PROFILE, { headers: { cookie: `token=${token}` } })).toMatchObject({ status: 401 })
})

test.each([
  '',
  'Bearer',
  'Bearer null',
  'Bearer undefined',
  'Bearer a,b',
  'bearer ab_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'Bearer ab_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
  `Bearer ${'a'.repeat(8000)}`,
  'Basic YWRtaW46YWRtaW4=',
])('E3: the header «%s» is no session', async (authorization) => {
  const reply = await app.anonymous.get(PROFILE, { headers: { authorization } })

  expect(reply.status).toBe(401)
  expect(reply.body).toEqual({ data: { status: 401, message: 'Ваша сессия устарела, пожалуйста войдите заново' } })
})

test('E1: an unknown address, a wrong password and a blocked account get one answer', async () => {
  const answers = await Promise.all([
    signIn({ email: 'nobody@example.com', password: 'wrong-password' }),
    signIn({ email: 'admin@example.com', password: 'wrong-password' }),
    signIn(credentials('blocked@example.com')),
  ])

  for (const { status, body } of answers) {
    expect(status).toBe(422)
    expect(body).toEqual({ data: { status: 422, message: 'Неверная эл. почта или пароль' } })
  }
  expect((await app.audited('user', 9))[0]).toMatchObject({ event: 'sign_in_failed', user_name: null })
})

test.each([
  [{ email: { $ne: null }, password: 'x' }, 'email'],
  [{ email: ['admin@example.com'], password: 'x' }, 'email'],
  [{ email: 'admin@example.com', password: 12 }, 'password'],
  [{ email: 'admin@example.com', password: 'я'.repeat(257) }, 'password'],
  [{ email: 'admin@example.com', password: 'a\0b' }, 'password'],
  [{ email: 'admin@example.com' }, 'password'],
  [{ email: 'admin@example.com', password: 'x', remember: true }, 'remember'],
])('%o is refused by field', async (body, field) => {
  const reply = await signIn(body)

  expect(reply.status).toBe(422)
  expect(Object.keys(reply.body.data.details)).toEqual([field])
})

test('A password is neither cut nor trimmed', async () => {
  expect(await signIn({ email: 'admin@example.com', password: `${app.env.seedPassword} ` })).toMatchObject({
    status: 422,
  })
})

test('Signing in again ends the session of the token that the request carries', async () => {
  const first = await signIn(credentials('viewer@example.com'))
  const authorization = `Bearer ${first.body.token.value}`
  const second = await signIn(credentials('viewer@example.com'), { authorization })

  expect(await app.withToken(first.body.token.value).get(PROFILE)).toMatchObject({ status: 401 })
  expect(await app.withToken(second.body.token.value).get(PROFILE)).toMatchObject({ status: 200 })
})

test('The twenty-first session of a user ends the oldest', async () => {
  const tokens: string[] = []
  for (let count = 0; count < 21; count++)
    tokens.push((await signIn(credentials('finance@example.com'))).body.token.value)

  expect(await app.withToken(tokens[0] ?? '').get(PROFILE)).toMatchObject({ status: 401 })
  expect(await app.withToken(tokens[1] ?? '').get(PROFILE)).toMatchObject({ status: 200 })
})

test('The database holds neither tokens nor passwords', async () => {
  const { body } = await signIn(credentials('admin@example.com'))
  const token = body.token.value as string
  const stored = JSON.stringify([
    await app.db.select().from(session),
    await app.db.select({ hash: sql`encode(${sessionToken.hash}, 'escape')` }).from(sessionToken),
    await app.db.select().from(user),
  ])

  expect(stored).not.toContain(token)
  expect(stored).not.toContain(app.env.seedPassword)
  expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
})

test('Logs hold neither tokens nor passwords', async () => {
  const { body } = await signIn(credentials('admin@example.com'))
  await app.withToken(body.token.value).get(`${PROFILE}?password=secret-in-query`)
  const log = app.log.join('\n')

  expect(log).toContain(PROFILE)
  for (const secret of [body.token.value, app.env.seedPassword, 'secret-in-query']) expect(log).not.toContain(secret)
})

test('A blocked user is signed out at the next request', async () => {
  const { body } = await signIn(credentials('orders@example.com'))
  const orders = app.withToken(body.token.value)
  await app.db.update(user).set({ status: 'blocked' }).where(eq(user.email, 'orders@example.com'))

  expect(await orders.get(PROFILE)).toMatchObject({ status: 401 })
  expect(await orders.post('/api/user/admin/auth/refresh')).toMatchObject({ status: 401 })
})
