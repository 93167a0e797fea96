import { Worker } from 'node:worker_threads'
import { createClient, type ClientEvent } from '@admin-panel/sdk'
import { createTestUser } from '@admin-panel/sdk/testing'
import { expect, test } from 'vitest'

const baseUrl = 'http://one-api.test'
const expired_at = new Date(Date.now() + 3_600_000).toISOString()

/** Reads from and posts to the channel of an address, as a client in another thread would. */
const listener = `const { parentPort } = require('node:worker_threads')
const channel = new BroadcastChannel('admin-panel:${baseUrl}')
channel.onmessage = ({ data }) => parentPort.postMessage(data)
parentPort.on('message', (message) => {
  channel.postMessage(message)
  parentPort.postMessage('hello')
})
parentPort.postMessage('ready')`

test('a client exchanges no session messages with a worker thread', async () => {
  const messages: unknown[] = []
  const worker = new Worker(listener, { eval: true })
  worker.on('message', (message) => messages.push(message))
  const marker = new BroadcastChannel(`admin-panel:${baseUrl}`)
  const client = createClient({
    baseUrl,
    fetch: async (input) => {
      const isSignIn = new Request(input).url.endsWith('/sign-in')
      return Response.json(isSignIn ? { token: { value: 'own', expired_at } } : createTestUser())
    },
  })
  const eventTypes: ClientEvent['type'][] = []
  client.on(({ type }) => eventTypes.push(type))
  try {
    await expect.poll(() => messages).toEqual(['ready'])
    await client.signIn({ email: 'a@example.com', password: 'p' })
    const arrived = new Promise((resolve) => marker.addEventListener('message', resolve))
    // A channel, unlike a window, is of one origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage({ type: 'signed-out' })
    await arrived
    expect(client.session.getSnapshot().status).toBe('active')
    await client.signOut()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    marker.postMessage('marker')
    await expect.poll(() => messages).toEqual(['ready', 'hello', 'marker'])
    expect(eventTypes.filter((type) => type.startsWith('signed'))).toEqual(['signed-in', 'signed-out'])
  } finally {
    marker.close()
    client.dispose()
    await worker.terminate()
  }
})
