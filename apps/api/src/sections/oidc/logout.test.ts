import { afterAll, expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { session } from '#sections/auth/schema.ts'
import { CLIENT, startProvider } from '#test/oidc/provider.ts'
import { takeTurn } from './logouts.ts'

const LOGOUT = '/api/user/admin/auth/oidc/company/logout'
const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const person = (name: string) => [name, { sub: name, email: `${name}@example.com`, email_verified: true }]

const reports: string[] = []
const provider = await startProvider({
  redirectUri: 'https://panel.example.com/auth/login',
  accounts: Object.fromEntries(['viewer', 'content', 'orders', 'finance'].map(person)),
  onLogout: async (token) => {
    reports.push(token)
    return report(token)
  },
})
afterAll(() => provider.stop())

const app = await useApp({
  OIDC_PROVIDERS: JSON.stringify([{ ...CLIENT, id: 'company', name: 'Компания', issuer: provider.issuer }]),
})

const report = (token: string, headers: Record<string, string> = {}) =>
  app.anonymous.post(LOGOUT, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: `logout_token=${encodeURIComponent(token)}`,
  })

async function begin(subject: string) {
  const { body } = await app.anonymous.post('/api/user/admin/auth/oidc/start', { body: { provider: 'company' } })
  const answer = await provider.visit(body.url, subject)
  return () => app.anonymous.post('/api/user/admin/auth/oidc/finish', { body: { secret: body.secret, answer } })
}

async function enter(subject: string) {
  const { body } = await (await begin(subject))()
  const client = app.withToken(body.token.value)
  const { rows } = await app.db.execute<{ provider_session: string }>(
    sql`select provider_session from session where provider_session is not null order by id desc limit 1`,
  )
  return {
    session: rows[0]?.provider_session ?? '',
    status: async () => (await client.get('/api/user/profile')).status,
  }
}

const now = () => Math.floor(Date.now() / 1000)
const claims = (more: object = {}) => ({
  iss: provider.issuer,
  aud: CLIENT.client_id,
  iat: now(),
  exp: now() + 120,
  jti: Math.random().toString(36),
  events: { [EVENT]: {} },
  ...more,
})

test('A21: a sign-out at the provider ends its session here, and no other one', async () => {
  const [first, second] = [await enter('viewer'), await enter('viewer')]
  const own = await app.as('viewer@example.com')
  await provider.reportLogout('viewer', first.session)

  expect([await first.status(), await second.status()]).toEqual([401, 200])
  expect(await own.get('/api/user/profile')).toMatchObject({ status: 200 })
  expect((await app.audited('user'))[0]).toMatchObject({ event: 'session_revoked', changes: { sessions: [1, 0] } })

  expect(await report(await provider.sign(claims({ sub: 'viewer' })))).toMatchObject({ status: 200 })
  expect(await second.status()).toBe(401)
  expect(await own.get('/api/user/profile')).toMatchObject({ status: 200 })
})

test('A21: a report counts once', async () => {
  const { session } = await enter('content')
  await provider.reportLogout('content', session)
  const again = await enter('content')

  expect(await report(reports.at(-1) ?? '')).toMatchObject({ status: 400 })
  expect(await again.status()).toBe(200)
})

test.each<[string, object]>([
  ['of another issuer', { iss: 'https://evil.example' }],
  ['for another program', { aud: 'another' }],
  ['of yesterday', { iat: now() - 86_400, exp: now() + 100 }],
  ['that has expired', { exp: now() - 100 }],
  ['without the event', { events: {} }],
  ['without an id', { jti: undefined }],
  ['with a nonce, which is an ID token', { nonce: 'x' }],
  ['about no one', { sub: undefined }],
])('A21: a report %s ends nothing', async (_, wrong) => {
  const { status } = await enter('orders')

  expect(await report(await provider.sign(claims({ sub: 'orders', ...wrong })))).toMatchObject({ status: 400 })
  expect(await status()).toBe(200)
})

test('A21: a report without a signature, or signed by another key, ends nothing', async () => {
  const { status } = await enter('orders')
  const [head = '', body = '', signature = ''] = (await provider.sign(claims({ sub: 'orders' }))).split('.')
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')

  for (const token of [
    `${unsigned}.${body}.`,
    `${head}.${body}.${signature.replace(/^./, 'A').replace(/.$/, 'A')}`,
    'x',
    '',
  ])
    expect(await report(token)).toMatchObject({ status: 400 })
  expect(await status()).toBe(200)
})

test('A21: a sign-in that was under way when the provider reported its end is refused', async () => {
  await enter('finance')
  const finish = await begin('finance')
  expect(await report(await provider.sign(claims({ sub: 'finance' })))).toMatchObject({ status: 200 })

  expect(await finish()).toMatchObject({
    status: 422,
    body: { data: { message: expect.stringContaining('завершён') } },
  })
  app.advance(1000)
  expect(await (await enter('finance')).status()).toBe(200)
})

test('A21: a report of a session alone waits for the sign-in that is about to be stored, and ends it', async () => {
  await enter('viewer')
  const signed = { issuer: provider.issuer, subject: 'viewer', providerSession: 'session-1' }
  const reported = Promise.withResolvers<{ status: number }>()
  const sessionId = await app.db.transaction(async (tx) => {
    await takeTurn(tx, signed)
    const { rows } = await tx.execute<{ id: number }>(
      sql`select user_id as id from oidc_identity where subject = 'viewer'`,
    )
    const [begun] = await tx
      .insert(session)
      .values({
        user_id: Number(rows[0]?.id),
        started_at: app.now.toISOString(),
        ip: '127.0.0.1',
        user_agent: 'test',
        issuer: provider.issuer,
        provider_session: 'session-1',
      })
      .returning({ id: session.id })
    const token = await provider.sign(claims({ sub: undefined, sid: 'session-1' }))
    void report(token).then(reported.resolve)
    await Promise.race([reported.promise, untilSomebodyWaits()])
    return begun?.id ?? 0
  })

  expect((await reported.promise).status).toBe(200)
  const { rows } = await app.db.execute(sql`select from session where id = ${sessionId} and ended_at is null`)
  expect(rows).toEqual([])
})

test('A21: a report with U+0000 is refused', async () => {
  for (const wrong of [{ sub: 'a\0b' }, { sid: 'a\0b' }, { sub: 'viewer', jti: 'a\0b' }])
    expect(await report(await provider.sign(claims(wrong)))).toMatchObject({ status: 400 })
})

async function untilSomebodyWaits(): Promise<void> {
  const { rows } = await app.db.execute(sql`select from pg_locks where locktype = 'advisory' and not granted`)
  if (rows.length === 0) return untilSomebodyWaits()
}
