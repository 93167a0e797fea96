import { afterAll, expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { entering } from '#test/oidc/entering.ts'
import { CLIENT, startProvider } from '#test/oidc/provider.ts'

const verified = (sub: string, amr: string[]) => ({ sub, email: `${sub}@example.com`, email_verified: true, amr })
const provider = await startProvider({
  redirectUri: 'https://panel.example.com/auth/login',
  accounts: { finance: verified('finance', ['pwd']), orders: verified('orders', ['pwd', 'mfa']) },
})
afterAll(() => provider.stop())
const app = await useApp({
  OIDC_PROVIDERS: JSON.stringify([
    { ...CLIENT, id: 'company', name: 'Компания', issuer: provider.issuer, mfa: ['mfa'] },
  ]),
})
const { enter } = entering({ app, provider, id: 'company' })

test('A23, A24: a provider that has checked a second factor signs in, another is asked; open sessions go on', async () => {
  const early = await enter('finance')
  await app.db.execute(sql`update role set factor_required_from = '2026-06-01'`)

  expect(await enter('orders')).toMatchObject({ status: 200 })
  const asked = await enter('finance')
  expect(asked).toMatchObject({ status: 422, body: { data: { code: 'factor_required' } } })
  const { challenge } = asked.body.data
  const begun = await app.anonymous.post('/api/user/admin/auth/enrolment/totp', { body: { challenge } })
  expect(begun).toMatchObject({ status: 200, body: { secret: expect.any(String) } })

  app.advance(20 * 60_000)
  const session = app.withToken(early.body.token.value)
  expect(await session.post('/api/user/admin/auth/refresh')).toMatchObject({ status: 200 })
})
