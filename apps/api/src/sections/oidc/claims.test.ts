import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { entering, refused } from '#test/oidc/entering.ts'
import { CLIENT, startProvider } from '#test/oidc/provider.ts'

const verified = (name: string, more: object = {}) => ({
  sub: name,
  email: `${name}@example.com`,
  email_verified: true,
  ...more,
})
const people: Record<string, ReturnType<typeof verified>> = {
  viewer: verified('viewer'),
  'v.sergeev': verified('v.sergeev'),
}
const provider = await startProvider({ redirectUri: 'https://panel.example.com/auth/login', accounts: people })
afterAll(() => provider.stop())
afterEach(() => provider.rewriting(undefined))

const settings = { ...CLIENT, scope: 'openid email profile groups' }
const app = await useApp({
  OIDC_PROVIDERS: JSON.stringify([{ ...settings, id: 'company', name: 'Компания', issuer: provider.issuer }]),
})
const { start, enter, outcome } = entering({ app, provider, id: 'company' })
const seconds = () => Math.floor(Date.now() / 1000)

describe('A20: the claims of a provider', () => {
  test('has an address and its verification from one source', async () => {
    people['mixed'] = verified('mixed', { email: 'mine@example.com' })
    provider.rewriting((claims) => ({ ...claims, email: 'r.alekseev@example.com' }))
    expect(await outcome(await enter('mixed'))).toEqual(refused('unverified'))
    provider.rewriting((claims) => ({ ...claims, email_verified: true }))
    people['mixed'] = verified('mixed', { email: 'r.alekseev@example.com', email_verified: false })
    expect(await outcome(await enter('mixed'))).toEqual(refused('unverified'))
  })

  test.each(['email', 'name', 'given_name', 'groups'])('is refused by name with U+0000 in %s', async (claim) => {
    people['zero'] = verified('zero', { [claim]: 'a\0b@example.com' })
    expect(await outcome(await enter('zero'))).toEqual(refused('claims'))
  })

  test.each(['sid', 'acr', 'amr', 'azp_name'])('is refused by name with U+0000 in %s of its token', async (claim) => {
    provider.rewriting((claims) => ({ ...claims, [claim]: 'a\0b' }))
    expect(await outcome(await enter('viewer'))).toEqual(refused('claims'))
  })

  test('is refused if its token is of the future', async () => {
    provider.rewriting((claims) => ({ ...claims, iat: seconds() + 4000, exp: seconds() + 5000 }))
    expect(await outcome(await enter('viewer'))).toEqual(refused('clock'))
  })

  test('notifies the owner of the account that it links, in the bell and by mail', async () => {
    people['owner'] = verified('owner', { email: 'a.zhukova@example.com' })
    const { body } = await enter('owner')
    const { body: bell } = await app.withToken(body.token.value).get('/api/system/admin/notification')
    expect(bell.items.map(({ title }: { title: string }) => title)).toContain('Подключён вход через провайдера')
    expect(await app.mails()).toContainEqual(
      expect.objectContaining({ subject: 'Подключён вход через провайдера', to: 'a.zhukova@example.com' }),
    )
  })
})

const proofOf = async (change: Parameters<typeof provider.rewriting>[0]) => {
  provider.rewriting(change)
  const { body } = await enter('v.sergeev')
  const client = app.withToken(body.token.value)
  const { rows } = await app.db.execute<{ age: number | null }>(
    sql`select extract(epoch from started_at - proved_at)::int as age from session order by id desc limit 1`,
  )
  const { status, body: refusal } = await client.post('/api/user/admin/service-key', { body: {} })
  return { age: rows[0]?.age, status, code: refusal.data.code }
}

describe('A16, A20: a sign-in through a provider is a proof from the moment that the provider names', () => {
  test('a person who has just signed in there is proven', async () => {
    expect(new URL((await start()).url).searchParams.get('max_age')).toBe('600')
    const { age, status } = await proofOf(undefined)
    expect(age).toBeLessThan(60)
    expect(status).toBe(422)
  })

  test.each([
    ['was there an hour ago', (iat = 0) => iat - 3600, 3600],
    ['is not said to have signed in', () => undefined, null],
  ])('a person who %s is not', async (_, authTime, age) => {
    const proof = await proofOf((claims) => ({ ...claims, auth_time: authTime(claims.iat) }))
    expect(proof).toEqual({ age, status: 403, code: 'step_up' })
  })
})
