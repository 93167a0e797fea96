import { afterEach, expect, test } from 'vitest'
import { createClient, webStorage, type Client } from '#index.ts'
import { createTestUser } from '#testing/index.ts'

const baseUrl = 'http://one-api.test'
const expiry = new Date(Date.now() + 3_600_000).toISOString()
const credentials = { email: 'a@example.com', password: 'p' }
const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
  localStorage.clear()
  sessionStorage.clear()
})

function clientIn(area: () => Storage): Client {
  const client = createClient({
    baseUrl,
    storage: webStorage(area),
    fetch: async (input) => {
      const { pathname } = new URL(new Request(input).url)
      return Response.json(
        pathname.endsWith('/sign-in') ? { token: { value: 'token-1', expired_at: expiry } } : createTestUser(),
      )
    },
  })
  closing.push(() => client.dispose())
  return client
}

/** Sends and receives like another tab of this origin; a channel does not receive its own messages. */
function otherTab() {
  const channel = new BroadcastChannel(`admin-panel:${baseUrl}`)
  const receivedTypes: unknown[] = []
  channel.addEventListener('message', ({ data }) => receivedTypes.push(data.type))
  closing.push(() => channel.close())
  return {
    receivedTypes,
    // A channel, unlike a window, is of one origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    say: (message: object) => channel.postMessage(message),
  }
}

/** Resolves when the messages sent before have arrived, also in `receivedTypes`. */
async function delivered() {
  const [from, to] = [otherTab(), otherTab()]
  from.say({ type: 'marker' })
  await expect.poll(() => to.receivedTypes).toEqual(['marker'])
}

test('a tab that keeps its session in session storage shares it with no other tab', async () => {
  const { say, receivedTypes } = otherTab()
  const client = clientIn(() => sessionStorage)
  await client.signIn(credentials)
  say({ type: 'signed-in', token: 'token-of-another', expire: expiry })
  await delivered()
  expect(sessionStorage.getItem('token')).toBe('token-1')
  expect(client.session.getSnapshot().status).toBe('active')
  say({ type: 'signed-out' })
  await delivered()
  expect(client.session.getSnapshot().status).toBe('active')
  await client.signOut()
  await delivered()
  expect(receivedTypes.filter((type) => type !== 'marker')).toEqual([])
})

test('tabs share the session in local storage', async () => {
  const { say, receivedTypes } = otherTab()
  const client = clientIn(() => localStorage)
  await client.signIn(credentials)
  await expect.poll(() => receivedTypes).toEqual(['signed-in'])
  say({ type: 'signed-out' })
  await expect.poll(() => client.session.getSnapshot()).toMatchObject({ status: 'anonymous', reason: 'other-tab' })
})
