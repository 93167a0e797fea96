import { afterEach, expect, test, vi } from 'vitest'
import type { ClientEvent } from '#index.ts'
import { createHandlers, createTestClient } from '#testing/index.ts'

const on = createHandlers()
const credentials = { email: 'admin@example.com', password: 'demo-password-2026' }
const bug = new Error('a bug of the listener')

function broken() {
  throw bug
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a listener that throws fails neither a sign-in nor a call, and the other listeners hear all', async () => {
  const report = vi.fn<typeof globalThis.reportError>()
  vi.stubGlobal('reportError', report)
  const client = createTestClient({ as: 'anonymous', handlers: [on.permissions.list({ items: [] })] })
  const eventTypes: ClientEvent['type'][] = []
  client.on(broken)
  client.session.subscribe(broken)
  client.on(({ type }) => eventTypes.push(type))
  await expect(client.signIn(credentials)).resolves.toMatchObject({ id: 1 })
  await expect(client.api.permissions.list()).resolves.toEqual({ items: [] })
  expect(client.session.getSnapshot().status).toBe('active')
  expect(eventTypes).toContain('signed-in')
  expect(report).toHaveBeenCalledWith(bug)
})

test('an error of a listener is printed where the runtime has no reportError', () => {
  vi.stubGlobal('reportError', undefined)
  const print = vi.spyOn(console, 'error').mockReturnValue()
  const client = createTestClient()
  client.session.subscribe(broken)
  client.session.setAdminCheck(false)
  expect(print).toHaveBeenCalledWith(bug)
})

test('the error in an event has neither the answer nor anything of its body', async () => {
  const secret = { status: 401, message: 'secret', details: { token: ['secret'] } }
  const client = createTestClient({ as: 'anonymous' })
  const events: ClientEvent[] = []
  client.on((event) => events.push(event))
  client.use(on.profile.view({ error: secret }))
  await client.signIn(credentials).catch(() => undefined)
  expect(events.find(({ type }) => type === 'unauthorized')).toEqual({
    type: 'unauthorized',
    message: 'Ваша сессия устарела, пожалуйста войдите заново',
    error: {
      kind: 'unauthorized',
      status: 401,
      code: 'session-expired',
      request: { method: 'GET', path: '/api/user/profile', operation: 'profile.view' },
      requestId: undefined,
      attempts: 1,
    },
  })
  expect(JSON.stringify(events)).not.toContain('secret')
})
