import { expect, test } from 'vitest'
import { createDatabase } from './own-database.ts'
import { signIn, startServer } from '#test/server-process.ts'

const post = (url: string, body: unknown) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

test('Two processes that start together on an empty database migrate and seed it once, and share sessions and limits', async () => {
  const settings = { DATABASE_URL: await createDatabase('template0'), LIMIT_SIGN_IN: '3' }
  const [first, second] = await Promise.all([startServer(settings), startServer(settings)])
  const call = await signIn(first.url)

  const users = (await (await call('GET', '/api/user/admin/user?per_page=100')).json()) as { meta: { total: number } }
  expect(users.meta.total).toBe(36)
  const refreshed = await call('POST', '/api/user/admin/auth/refresh')
  const { token } = (await refreshed.json()) as { token: { value: string } }
  const headers = { authorization: `Bearer ${token.value}` }
  expect((await fetch(`${second.url}/api/user/profile`, { headers })).status).toBe(200)

  const statuses: number[] = []
  for (const { url } of [first, second, first, second]) {
    statuses.push(
      (await post(`${url}/api/user/admin/auth/sign-in`, { email: 'viewer@example.com', password: 'wrong' })).status,
    )
  }
  expect(statuses).toEqual([422, 422, 422, 429])
})
