import { expect, test, vi } from 'vitest'
import { createHandlers, createTestClient, type TestClientOptions } from '#testing/index.ts'

const on = createHandlers()
const REFUSED = { error: { status: 403, message: 'Подтвердите', code: 'step_up', ways: ['password'] } } as const

/** A server that wants a proof, which `prove` gives. */
function proofServer(options: TestClientOptions = {}) {
  const server = { isProved: false }
  const client = createTestClient(options)
  client.use(
    on.roles.delete(() => (server.isProved ? undefined : REFUSED)),
    on.auth.stepUp(() => {
      server.isProved = true
      return undefined
    }),
  )
  return { client, server }
}

test('A16: a call that wants a proof asks for it and goes on by itself, with the same key', async () => {
  const onStepUp = vi.fn<() => Promise<void>>(async () => client.api.auth.stepUp({ password: 'p' }))
  const { client } = proofServer({ onStepUp, retry: { attempts: 1, methods: ['DELETE'] } })
  await client.api.roles.delete({ id: 1, version: 4 })

  expect(onStepUp.mock.calls).toMatchObject([[{ kind: 'forbidden', code: 'step_up', ways: ['password'] }]])
  const [first, second] = client.requests.filter(({ method }) => method === 'DELETE')
  const keys = [first, second].map((request) => request?.headers.get('idempotency-key'))
  expect(keys[0]).toEqual(expect.any(String))
  expect(keys[1]).toBe(keys[0])
})

test('A16: concurrent calls ask once', async () => {
  const onStepUp = vi.fn<() => Promise<void>>(async () => client.api.auth.stepUp({ password: 'p' }))
  const { client } = proofServer({ onStepUp })
  await Promise.all(Array.from({ length: 5 }, async (_, id) => client.api.roles.delete({ id, version: 1 })))
  expect(onStepUp).toHaveBeenCalledTimes(1)
})

test('A16: a user who does not prove it gets the refusal of the call with the cause, and may be asked again', async () => {
  const closed = new Error('closed')
  const onStepUp = vi.fn<() => Promise<void>>(async () => Promise.reject(closed))
  const { client } = proofServer({ onStepUp })
  for (const times of [1, 2]) {
    await expect(client.api.roles.delete({ id: 1, version: 4 })).rejects.toMatchObject({
      code: 'step_up',
      message: 'Подтвердите',
      ways: ['password'],
      cause: closed,
    })
    expect(onStepUp).toHaveBeenCalledTimes(times)
  }
})

test('A16: the user may take longer than an attempt, and a proof that does not help is asked for once', async () => {
  const answered = Promise.withResolvers<void>()
  const onStepUp = vi.fn<() => Promise<void>>(async () => answered.promise)
  const { client } = proofServer({ onStepUp, timeout: 1000 })
  const call = client.api.roles.delete({ id: 1, version: 4 })
  await vi.waitFor(() => expect(onStepUp).toHaveBeenCalled())
  await client.clock.advance(60_000)
  answered.resolve()
  await expect(call).rejects.toMatchObject({ kind: 'forbidden', code: 'step_up', attempts: 2 })
  expect(onStepUp).toHaveBeenCalledTimes(1)
})

test('A16: without the option, and with a service key, the call rejects', async () => {
  const { client } = proofServer()
  await expect(client.api.roles.delete({ id: 1, version: 4 })).rejects.toMatchObject({ code: 'step_up' })
  const keyed = createTestClient({ key: 'ap_live_test', handlers: [on.roles.delete(REFUSED)] })
  await expect(keyed.api.roles.delete({ id: 1, version: 4 })).rejects.toMatchObject({ code: 'step_up' })
})
