import { expect, test, vi } from 'vitest'
import { createClient } from '#index.ts'
import { createTestUser } from '#testing/index.ts'

const user = createTestUser(['city'])
const entries = { token: 'mark', 'token-expire': '2099-01-01T00:00:00.000Z' }
const initial = { entries, user }

test('a server that renders a page shows its user, sends nothing and starts no timer', () => {
  const fetch = vi.fn<typeof globalThis.fetch>()
  const timers = vi.spyOn(globalThis, 'setInterval')
  for (const found of [initial, { entries }]) {
    const { session } = createClient({ baseUrl: '', session: 'server', initial: found, fetch })
    expect(session.getSnapshot()).toMatchObject({ status: found === initial ? 'active' : 'loading' })
    expect(session.getServerSnapshot()).toBe(session.getSnapshot())
  }
  expect([fetch, timers].map(({ mock }) => mock.calls)).toEqual([[], []])
})

test('hydration renders the session of the server first, then that of the cookies', () => {
  const cookie = `__Host-panel-token=mark; __Host-panel-token-expire=${entries['token-expire']}`
  for (const cookies of [cookie, 'theme=dark']) {
    vi.stubGlobal('document', { cookie: cookies })
    const client = createClient({
      baseUrl: 'https://a.test',
      session: 'server',
      initial,
      crossTab: false,
    })
    expect(client.session.getServerSnapshot()).toMatchObject({ status: 'active', user })
    const isSame = client.session.getServerSnapshot() === client.session.getSnapshot()
    expect(isSame ? 'active' : 'anonymous').toBe(client.session.getSnapshot().status)
    expect(isSame).toBe(cookies === cookie)
    client.dispose()
  }
  vi.unstubAllGlobals()
})
