import { expect, onTestFinished, test } from 'vitest'
import { createClient, memoryStorage, type Profile } from '#index.ts'
import { createHandlers, createTestClient, createTestUser } from '#testing/index.ts'

const on = createHandlers()
const unanswered = () => new Promise<Response>(() => {})

test('the parts of the back end narrow the permissions, even of an administrator', async () => {
  const user = createTestUser('administrator', { parts: ['core', 'users', 'reviews'] })
  const client = createTestClient({ as: 'anonymous', handlers: [on.profile.view(user)] })
  await client.signIn({ email: 'admin@example.com', password: 'demo-password-2026' })
  const { can, lacks } = client.session.getSnapshot().permissions
  expect([can('user'), can('user.update')]).toEqual([true, true])
  expect([can('user.export'), can('order'), can('order.view')]).toEqual([false, false, false])
  // Two screens need it: the log, which is not there, and the reviews, which are.
  expect([can('log'), lacks('users'), lacks('live')]).toEqual([true, false, true])
})

test('a user who is known at the start is loaded again where the back end lacks parts', () => {
  const storage = memoryStorage()
  storage.set('token', 'test-token')
  const statusOf = (user: Profile) => {
    const client = createClient({ baseUrl: 'https://panel.test', storage, user, fetch: unanswered })
    onTestFinished(() => client.dispose())
    return client.session.getSnapshot().status
  }
  expect(statusOf(createTestUser('administrator'))).toBe('active')
  expect(statusOf(createTestUser('administrator', { parts: ['core', 'users'] }))).toBe('loading')
})
