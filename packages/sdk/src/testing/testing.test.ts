import { expect, expectTypeOf, test, vi } from 'vitest'
import { ApiError, isApiError, operationTable, type Item, type KeyClient } from '#index.ts'
import { readWebhook } from '#webhooks/index.ts'
import { createHandlers, createTestClient, createTestError, page, samples, signWebhook } from './index.ts'

const on = createHandlers()

test('a test answers with a row of the contract in which it names only what matters', async () => {
  const client = createTestClient({
    handlers: [on.subOrders.list(page([samples.subOrders.row({ number: '1000555-1' })], { total: 40, page_count: 2 }))],
  })
  const { items, meta } = await client.api.subOrders.list()
  expect(items).toMatchObject([{ number: '1000555-1', id: 1 }])
  expect(meta).toMatchObject({ total: 40, page: 1, page_count: 2 })
  expectTypeOf(samples.subOrders.row()).toEqualTypeOf<Item<'subOrders.list'>>()
  // @ts-expect-error the contract has no such field
  samples.subOrders.row({ nummer: '1' })
})

test('each call makes an object of its own', () => {
  const [first, second] = [samples.users.record(), samples.users.record()]
  first.roles.push({ id: 5, label: 'Склад' })
  expect(second.roles).toEqual([])
})

test('each list of pages and each view of the contract has a sample', () => {
  const ids = Object.keys(operationTable).filter((id) => /\.(list|view)$/.test(id))
  const made = Object.entries(samples).flatMap(([resource, makers]) =>
    Object.keys(makers).map((maker) => `${resource}.${maker === 'row' ? 'list' : 'view'}`),
  )
  expect(ids.filter((id) => !made.includes(id))).toEqual(['ownPreviews.list', 'ownSessions.list', 'permissions.list'])
})

test('a client with a key is tested in the same way', async () => {
  const client = createTestClient({ key: 'ap_live_test', handlers: [on.orders.list(page([samples.orders.row()]))] })
  for await (const { id } of client.api.orders.list()) expect(id).toBe(1)
  expect(client.requests[0]?.headers.get('authorization')).toBe('Bearer ap_live_test')
  expectTypeOf(client).toExtend<KeyClient>()
})

test('a request without a handler rejects, and an error that no code can swallow names the operation', async () => {
  const tasks: (() => void)[] = []
  vi.stubGlobal('queueMicrotask', (task: () => void) => void tasks.push(task))
  await createTestClient()
    .api.users.view({ id: 5 })
    .catch(() => undefined)
  vi.unstubAllGlobals()
  expect(tasks).toHaveLength(1)
  expect(tasks[0]).toThrow('No handler for users.view: add on.users.view(…)')
})

test('a receiver of webhooks gets what the panel would send', async () => {
  const secret = `whsec_${btoa('7'.repeat(32))}`
  const options = { secret, now: () => Date.parse('2026-06-01T09:00:00Z') }
  const { body, headers } = await signWebhook({ type: 'order.created', data: { entity: 'order', id: 5 } }, options)
  expect(await readWebhook(body, headers, options)).toEqual({
    type: 'order.created',
    timestamp: '2026-06-01T09:00:00.000Z',
    data: { entity: 'order', id: 5, event: 'created', log_id: 1 },
  })
  await expect(readWebhook(`${body} `, headers, options)).rejects.toThrow('not of this secret')
})

test('rows of one resource have ids of their own and texts that a person could read', () => {
  const [first, second] = [samples.users.row(), samples.users.row()]

  expect(second.id).toBe(first.id + 1)
  expect(first).toMatchObject({ email: 'anna@example.com', first_name: 'Anna' })
  expect(JSON.stringify(samples.orders.record())).not.toContain('…')
})

test('an error for a component is the one that a call would reject with', async () => {
  const error = { status: 422, message: 'Ошибка', details: { email: ['Занято'] } }
  const client = createTestClient({ handlers: [on.users.view({ error })] })
  const rejection: unknown = await client.api.users.view({ id: 5 }).catch((cause: unknown) => cause)
  const made = createTestError(error)

  expect(made).toBeInstanceOf(ApiError)
  expect(isApiError(made, 'validation') && made.details).toEqual({ email: ['Занято'] })
  expect({ ...made, request: null }).toEqual({ ...(rejection as object), request: null })
  expect(createTestError({ kind: 'network' })).toMatchObject({ kind: 'network', status: 0 })
})
