import { AuthenticatorEmulator, PasskeysCredentialsMemoryRepository, WebAuthnEmulator } from 'nid-webauthn-emulator'
import { afterAll, expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { entering } from '#test/oidc/entering.ts'
import { CLIENT, startProvider } from '#test/oidc/provider.ts'

const provider = await startProvider({
  redirectUri: 'https://panel.example.com/auth/login',
  accounts: {
    viewer: { sub: 'viewer', email: 'viewer@example.com', email_verified: true },
    orders: { sub: 'orders', email: 'orders@example.com', email_verified: true },
  },
})
afterAll(() => provider.stop())
const app = await useApp({
  OIDC_ONLY: '1',
  OIDC_PROVIDERS: JSON.stringify([{ ...CLIENT, id: 'company', name: 'Компания', issuer: provider.issuer }]),
})
const admin = await app.as('admin@example.com')

const REFUSED = {
  status: 422,
  body: { data: { code: 'provider_only', message: 'Вход по паролю выключен: войдите через провайдера компании' } },
}

test('A22: with OIDC_ONLY no password and no passkey signs in, and none is set', async () => {
  const password = app.env.seedPassword
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from "user" where email = 'viewer@example.com'`)
  const link = { hash: 'x', password: 'длинный новый пароль', password_confirmation: 'длинный новый пароль' }

  for (const email of ['viewer@example.com', 'unknown@example.com'])
    expect(await app.anonymous.post('/api/user/admin/auth/sign-in', { body: { email, password } })).toMatchObject(
      REFUSED,
    )
  const passkey = { body: { credential: { id: 'x' } } }
  expect(await app.anonymous.post('/api/user/admin/auth/passkey', passkey)).toMatchObject(REFUSED)
  expect(
    await app.anonymous.post('/api/user/admin/user/password-reset/by-email', { body: { email: 'viewer@example.com' } }),
  ).toMatchObject(REFUSED)
  expect(await app.anonymous.put('/api/user/admin/user/password-reset/confirm', { body: link })).toMatchObject(REFUSED)
  expect(await admin.post(`/api/user/admin/user/password-reset/by-user/${Number(rows[0]?.id)}`)).toMatchObject(REFUSED)
  expect(await app.mails()).toEqual([])
})

test('A22: with OIDC_ONLY the provider signs in, and keys stay valid', async () => {
  const { body } = await app.anonymous.post('/api/user/admin/auth/oidc/start', { body: { provider: 'company' } })
  const answer = await provider.visit(body.url, 'viewer')
  const reply = await app.anonymous.post('/api/user/admin/auth/oidc/finish', { body: { secret: body.secret, answer } })
  expect(reply).toMatchObject({ status: 200 })

  const key = await app.keyHolding(['user.index'])
  expect(await key.get('/api/user/admin/user')).toMatchObject({ status: 200 })
})

test('A22: with OIDC_ONLY a passkey is still the second step of a sign-in, and signs in only once', async () => {
  const client = await app.as('viewer@example.com')
  const device = new WebAuthnEmulator(
    new AuthenticatorEmulator({ credentialsRepository: new PasskeysCredentialsMemoryRepository() }),
  )
  const { origin } = new URL(app.env.publicUrl)
  const { options } = (await client.post('/api/user/profile/passkey/begin')).body
  const made = { name: 'Ноутбук', credential: device.createJSON(origin, options) }
  expect(await client.post('/api/user/profile/passkey', { body: made })).toMatchObject({ status: 200 })

  const { enter } = entering({ app, provider, id: 'company' })
  const first = await enter('viewer')
  expect(first.body.data).toMatchObject({ code: 'second_factor', ways: ['passkey', 'recovery-code'] })
  const { challenge } = first.body.data
  const asked = (await app.anonymous.post('/api/user/admin/auth/passkey/begin')).body.options
  const step = { challenge, credential: device.getJSON(origin, asked) }
  const wrong = { challenge, credential: { ...step.credential, id: 'another' } }
  const second = (body: object) => app.anonymous.post('/api/user/admin/auth/second-step', { body })
  expect(await second(wrong)).toMatchObject({
    status: 422,
    body: { data: { details: { credential: [expect.any(String)] } } },
  })
  expect(await second({ challenge })).toMatchObject({
    status: 422,
    body: { data: { details: { code: [expect.any(String)] } } },
  })
  expect(await second(step)).toMatchObject({ status: 200 })
  expect(await second(step)).toMatchObject({ status: 422 })
})

test('A17, A22: with OIDC_ONLY the letter on a new device leads to the provider, and has no link for a password', async () => {
  await app.db.execute(sql`update "user" set last_login_at = now() where email = 'orders@example.com'`)
  const { enter } = entering({ app, provider, id: 'company' })
  expect(await enter('orders')).toMatchObject({ status: 200 })
  const mail = (await app.mails()).find(
    ({ to, subject }) => to === 'orders@example.com' && subject === 'Вход с нового устройства',
  )

  expect(mail?.subject).toBe('Вход с нового устройства')
  expect(mail?.text).toContain('смените пароль у провайдера (Компания)')
  expect(mail?.text).not.toContain('/go/auth/')
})

test('A22: with OIDC_ONLY an invitation leads to the sign-in by the provider', async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from role where slug = 'viewer'`)
  await admin.post('/api/user/admin/user', {
    body: { last_name: 'Новый', first_name: 'Олег', email: 'new@example.com', role_ids: [Number(rows[0]?.id)] },
  })
  const mail = (await app.mails()).find(({ to }) => to === 'new@example.com')

  expect(mail?.text).toContain('войдите через провайдера: Компания')
  expect(mail?.text).not.toContain('/go/auth/')
})
