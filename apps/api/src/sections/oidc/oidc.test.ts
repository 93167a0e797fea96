import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { generateSync } from 'otplib'
import { useApp } from '#test/app.ts'
import { entering, refused } from '#test/oidc/entering.ts'
import { CLIENT, startProvider } from '#test/oidc/provider.ts'

const START = '/api/user/admin/auth/oidc/start'
const PROFILE = '/api/user/profile'
const MINUTE = 60_000

const verified = (name: string, more: object = {}) => ({
  sub: name,
  email: `${name}@example.com`,
  email_verified: true,
  given_name: 'Анна',
  family_name: 'Новая',
  ...more,
})
// oxlint-disable-next-line typescript/no-explicit-any -- tests change what the provider says
const people: Record<string, any> = Object.fromEntries(
  [
    verified('viewer', { email: 'Viewer@example.com' }),
    ...['content', 'orders', 'finance', 'log-only', 'no-rights', 'moderator', 'v.sergeev'].map((name) =>
      verified(name),
    ),
    verified('unverified', { email: 'finance@example.com', email_verified: false }),
    { sub: 'without-address' },
    verified('two-signs', { email: 'admin@example.com@evil.example' }),
    verified('elsewhere', { email: 'finance@elsewhere.example' }),
    verified('stranger'),
    verified('factor', { email: 'orders@example.com', amr: ['pwd', 'mfa'] }),
    verified('invited', { email: 'invited.person@example.com' }),
  ].map((person) => [person.sub, person]),
)
const redirectUri = 'https://panel.example.com/auth/login'
const provider = await startProvider({ redirectUri, accounts: people })
const other = await startProvider({ redirectUri, accounts: people })
afterAll(() => Promise.all([provider.stop(), other.stop()]))
afterEach(() => provider.rewriting(undefined))

const settings = { ...CLIENT, scope: 'openid email profile groups', domains: ['example.com'] }
const app = await useApp({
  OIDC_PROVIDERS: JSON.stringify([
    { ...settings, id: 'company', name: 'Компания', issuer: provider.issuer, mfa: ['mfa'] },
    { ...CLIENT, id: 'down', name: 'Недоступный', issuer: 'http://127.0.0.1:9' },
  ]),
})

const { start, finish, enter, outcome, idOf } = entering({ app, provider, id: 'company' })

const withParameter = (query: string, name: string, value: string) => {
  const parameters = new URLSearchParams(query)
  parameters.set(name, value)
  return `?${parameters.toString()}`
}

describe('A20: a sign-in through a provider', () => {
  test('links an account by its verified address, and answers with a session as a password does', async () => {
    const id = await idOf('viewer@example.com')
    const reply = await enter('viewer')
    expect(reply).toMatchObject({ status: 200, body: { token: { value: expect.stringMatching(/^ab_/) } } })
    const client = app.withToken(reply.body.token.value)
    expect((await client.get(PROFILE)).body).toMatchObject({ id, email: 'viewer@example.com' })
    expect(await client.post('/api/user/admin/auth/refresh')).toMatchObject({ status: 200 })
    expect(await app.audited('user', id)).toMatchObject([
      { event: 'signed_in', comment: 'Компания' },
      { event: 'provider_linked' },
    ])

    people['viewer'].email = 'renamed@example.com'
    expect(await enter('viewer')).toMatchObject({ status: 200 })
    expect((await app.audited('user', id)).map(({ event }) => event)).toEqual([
      'signed_in',
      'signed_in',
      'provider_linked',
    ])
  })

  test('with another state is refused', async () => {
    const { url, secret } = await start()
    const answer = await provider.visit(url, 'content')
    expect(await outcome(await finish(secret, withParameter(answer, 'state', 'another')))).toEqual(refused('state'))
  })

  test('of another browser is refused', async () => {
    const [one, another] = [await start(), await start()]
    expect(await outcome(await finish(another.secret, await provider.visit(one.url, 'content')))).toEqual(
      refused('state'),
    )
  })

  test('is refused after ten minutes', async () => {
    const { url, secret } = await start()
    const answer = await provider.visit(url, 'content')
    app.advance(10 * MINUTE)
    expect(await outcome(await finish(secret, answer))).toEqual(refused('state'))
  })

  test('with the nonce of another one is refused', async () => {
    const { url, secret } = await start()
    const address = new URL(url)
    address.searchParams.set('nonce', 'another')
    expect(await outcome(await finish(secret, await provider.visit(address.href, 'content')))).toEqual(refused('nonce'))
  })

  test('with the answer of another issuer is refused, in the address and in the token', async () => {
    const { url, secret } = await start()
    const answer = await provider.visit(url, 'content')
    expect(await outcome(await finish(secret, withParameter(answer, 'iss', other.issuer)))).toEqual(refused('issuer'))
    provider.rewriting((claims) => ({ ...claims, iss: other.issuer }))
    expect(await outcome(await enter('content'))).toEqual(refused('issuer'))
  })

  test('with a token for another program is refused', async () => {
    provider.rewriting((claims) => ({ ...claims, aud: 'another' }))
    expect(await outcome(await enter('content'))).toEqual(refused('audience'))
  })

  test('with an expired token is refused', async () => {
    provider.rewriting((claims) => ({ ...claims, exp: 1 }))
    expect(await outcome(await enter('content'))).toEqual(refused('clock'))
  })

  test('with a token that another key has signed is refused', async () => {
    provider.signingAs(other)
    expect(await outcome(await enter('content'))).toEqual(refused('signature'))
    provider.signingAs(undefined)
  })

  test('takes an answer once, also of two calls at a time', async () => {
    const { url, secret } = await start()
    const answer = await provider.visit(url, 'content')
    const replies = await Promise.all([finish(secret, answer), finish(secret, answer)])
    expect(replies.map(({ status }) => status).toSorted((one, another) => one - another)).toEqual([200, 422])
    expect(await outcome(await finish(secret, answer))).toEqual(refused('used'))
  })

  test('with a code that another sign-in has spent is refused', async () => {
    const { url, secret } = await start()
    const answer = await provider.visit(url, 'content')
    expect(await finish(secret, answer)).toMatchObject({ status: 200 })
    const next = await start()
    const state = new URL(next.url).searchParams.get('state') ?? ''
    expect(await outcome(await finish(next.secret, withParameter(answer, 'state', state)))).toEqual(refused('code'))
  })

  test('that the user cancels there is refused', async () => {
    expect(await outcome(await enter('cancel'))).toEqual(refused('denied'))
  })

  test.each([
    ['unverified', 'unverified'],
    ['without-address', 'email'],
    ['two-signs', 'email'],
    ['elsewhere', 'domain'],
    ['stranger', 'uninvited'],
  ] as const)('of %s is refused', async (subject, reason) => {
    expect(await outcome(await enter(subject))).toEqual(refused(reason))
  })

  test.each(['blocked', 'archived'] as const)('of an account that is %s is refused, linked or not', async (status) => {
    const id = await idOf('moderator@example.com')
    const set = (value: string) => app.db.execute(sql`update "user" set status = ${value} where id = ${id}`)
    await set(status)
    expect(await outcome(await enter('moderator'))).toEqual(refused(status))
    await set('active')
    expect(await enter('moderator')).toMatchObject({ status: 200 })
    await set(status)
    expect(await outcome(await enter('moderator'))).toEqual(refused(status))
    await set('active')
  })

  test('does not give an account to a second person with its address', async () => {
    expect(await enter('finance')).toMatchObject({ status: 200 })
    people['impostor'] = verified('impostor', { email: 'finance@example.com' })
    expect(await outcome(await enter('impostor'))).toEqual(refused('linked'))
  })

  test('accepts an invitation', async () => {
    const { rows } = await app.db.execute<{ id: number }>(sql`select id from role where slug = 'viewer'`)
    const admin = await app.as('admin@example.com')
    const { body } = await admin.post('/api/user/admin/user', {
      body: {
        last_name: 'Новый',
        first_name: 'Олег',
        email: 'invited.person@example.com',
        role_ids: [Number(rows[0]?.id)],
      },
    })
    expect(await enter('invited')).toMatchObject({ status: 200 })
    expect((await admin.get(`/api/user/admin/user/${body.id}`)).body).toMatchObject({ status: 'active' })
    expect((await app.audited('user', body.id)).map(({ event }) => event)).toEqual([
      'signed_in',
      'status_changed',
      'provider_linked',
      'created',
    ])
  })

  test('asks for the code of the application, unless the provider has asked for a second factor', async () => {
    const password = app.env.seedPassword
    const signedIn = await app.anonymous.post('/api/user/admin/auth/sign-in', {
      body: { email: 'orders@example.com', password },
    })
    const client = app.withToken(signedIn.body.token.value)
    const factor = `${PROFILE}/second-factor/totp`
    const { secret } = (await client.post(factor, { body: { current_password: password } })).body
    const shown = () => generateSync({ secret, epoch: Math.floor(app.now.getTime() / 1000) })
    expect(await client.post(`${factor}/confirm`, { body: { code: shown() } })).toMatchObject({ status: 200 })
    app.advance(MINUTE)

    people['factor'].amr = ['pwd']
    const asked = await enter('factor')
    expect(asked).toMatchObject({ status: 422, body: { data: { code: 'second_factor' } } })
    const step = { challenge: asked.body.data.challenge, code: shown() }
    expect(await app.anonymous.post('/api/user/admin/auth/second-step', { body: step })).toMatchObject({ status: 200 })
    people['factor'].amr = ['pwd', 'mfa']
    expect(await enter('factor')).toMatchObject({ status: 200 })
  })
})

test('A20: a provider that is down is reported, and the password still signs in', async () => {
  expect(await app.anonymous.post(START, { body: { provider: 'down' } })).toMatchObject({ status: 503 })
  const password = app.env.seedPassword
  expect(
    await app.anonymous.post('/api/user/admin/auth/sign-in', { body: { email: 'log-only@example.com', password } }),
  ).toMatchObject({ status: 200 })
})

test('A20: an unknown provider is refused by the name of its field', async () => {
  expect(await app.anonymous.post(START, { body: { provider: 'unknown' } })).toMatchObject({
    status: 422,
    body: { data: { details: { provider: [expect.any(String)] } } },
  })
})
