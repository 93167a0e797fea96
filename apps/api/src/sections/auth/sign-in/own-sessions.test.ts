import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const SESSIONS = '/api/user/profile/session'
const MINUTE = 60_000

async function signIn(email: string) {
  const { body } = await app.anonymous.post('/api/user/admin/auth/sign-in', {
    body: { email, password: app.env.seedPassword },
    headers: { 'user-agent': 'Firefox' },
  })
  return app.withToken(body.token.value)
}

const own = async (client: Awaited<ReturnType<typeof signIn>>) => (await client.get(SESSIONS)).body.items

test('a user sees only their own live sessions', async () => {
  const first = await signIn('viewer@example.com')
  app.advance(10 * MINUTE)
  const second = await signIn('viewer@example.com')
  await signIn('orders@example.com')

  expect(await own(second)).toEqual([
    {
      id: expect.any(Number),
      is_current: true,
      started_at: '2026-06-01T09:10:00Z',
      seen_at: '2026-06-01T09:10:00Z',
      ip: '127.0.0.1',
      user_agent: 'Firefox',
    },
    expect.objectContaining({ is_current: false, started_at: '2026-06-01T09:00:00Z' }),
  ])
  expect(await own(first)).toHaveLength(2)
  app.advance(55 * MINUTE)
  const third = await signIn('viewer@example.com')
  expect(await own(third)).toHaveLength(2)
})

test('a user ends their own session; that of another user is 404', async () => {
  const here = await signIn('content@example.com')
  const there = await signIn('content@example.com')
  const stranger = await signIn('finance@example.com')
  const [, old] = await own(there)
  const [foreign] = await own(stranger)

  expect(await there.delete(`${SESSIONS}/${foreign.id}`)).toMatchObject({ status: 404 })
  expect(await there.delete(`${SESSIONS}/${old.id}`)).toMatchObject({ status: 204 })
  expect(await there.delete(`${SESSIONS}/${old.id}`)).toMatchObject({ status: 404 })
  expect(await here.get('/api/user/profile')).toMatchObject({ status: 401 })
  expect(await stranger.get('/api/user/profile')).toMatchObject({ status: 200 })
})

test('every session but this one ends at once', async () => {
  const others = [await signIn('moderator@example.com'), await signIn('moderator@example.com')]
  const here = await signIn('moderator@example.com')

  expect(await here.post(`${SESSIONS}/end-others`)).toMatchObject({ status: 204 })
  expect(await here.post(`${SESSIONS}/end-others`)).toMatchObject({ status: 204 })
  expect(await own(here)).toHaveLength(1)
  for (const other of others) expect(await other.get('/api/user/profile')).toMatchObject({ status: 401 })
  expect((await app.audited('user', 2)).filter(({ event }) => event === 'session_revoked')).toMatchObject([
    { changes: { sessions: [2, 0] } },
  ])
})
