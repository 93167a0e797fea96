import { afterAll, expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { CLIENT, startProvider } from '#test/oidc/provider.ts'

const provider = await startProvider({
  redirectUri: 'https://panel.example.com/auth/login',
  accounts: { viewer: { sub: 'viewer', email: 'viewer@example.com', email_verified: true } },
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

test('A22: with OIDC_ONLY an invitation leads to the sign-in by the provider', async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from role where slug = 'viewer'`)
  await admin.post('/api/user/admin/user', {
    body: { last_name: 'Новый', first_name: 'Олег', email: 'new@example.com', role_ids: [Number(rows[0]?.id)] },
  })
  const mail = (await app.mails()).find(({ to }) => to === 'new@example.com')

  expect(mail?.text).toContain('войдите через провайдера: Компания')
  expect(mail?.text).not.toContain('/go/auth/')
})
