import type { Params, Schemas } from '@admin-panel/sdk'
import { expect, expectTypeOf, test } from 'vitest'
import {
  OperationError,
  openOperation,
  prepareOperation,
  type ManyFilter,
  type ManyId,
  type ManyInput,
  type ManyParams,
} from '#many/index.ts'
import { createHandlers, createTestClient, createTestClock } from '#testing/index.ts'

type State = Schemas['Operation']

const on = createHandlers()

/** The fields of an operation that a handle reads. */
const prepared = {
  id: 7,
  title: 'Товары: выключение списком',
  status: 'checking',
  total: 4,
  done: 0,
  changed: 0,
  explanation: null,
} as const

/** A server whose operation is in the next of the states whenever it is read, and then stays in the last. */
async function serverOf(...states: (Partial<State> | Response)[]) {
  const clock = createTestClock()
  const sent: unknown[] = []
  const client = createTestClient({
    clock,
    handlers: [
      on.operations.prepare(async (params, request) => {
        sent.push({ ...params, key: request.headers.get('idempotency-key') })
        return Response.json(prepared)
      }),
      on.operations.view(() => {
        const [next = {}] = states.length > 1 ? states.splice(0, 1) : states
        return next instanceof Response ? next : Response.json({ ...prepared, ...next })
      }),
      on.operations.start(({ id }) => Response.json({ ...prepared, id, status: 'running' })),
      on.operations.undo(({ id, ...params }) => {
        sent.push(params)
        return Response.json({ ...prepared, id: id + 1, undoes: id })
      }),
      on.operations.stop(({ id }) => Response.json({ ...prepared, id, status: 'stopped' })),
    ],
  })
  const operation = await openOperation(client, 7, { clock })
  return { client, clock, operation, sent }
}

const stateOf = ({ status, done }: State) => `${status} ${done}`

async function statesOf(iteration: AsyncIterable<State>) {
  const seen: string[] = []
  for await (const state of iteration) seen.push(stateOf(state))
  return seen
}

test('an operation is followed from what it is now, each change once, until it waits for its author', async () => {
  const { clock, operation } = await serverOf({}, {}, {}, { done: 2 }, { done: 2 }, { status: 'prepared', done: 4 })
  const states = statesOf(operation)
  await clock.advance(60_000)
  expect(await states).toEqual(['checking 0', 'checking 2', 'prepared 4'])
  expect(stateOf(operation.state)).toBe('prepared 4')
})

test('a loop that starts the operation goes on to its end', async () => {
  const { clock, operation } = await serverOf({}, { status: 'prepared' }, { status: 'done', done: 4 })
  const following = (async () => {
    const seen: string[] = []
    for await (const state of operation) {
      seen.push(stateOf(state))
      if (state.status === 'prepared') await operation.start()
    }
    return seen
  })()
  for (let second = 0; second < 5; second++) await clock.advance(1_000)
  expect(await following).toEqual(['prepared 0', 'running 0', 'done 4'])
})

test('a start waits until the dry run is over', async () => {
  const { client, clock, operation } = await serverOf({}, {}, {}, { status: 'prepared' })
  const starting = operation.start()
  await clock.advance(500)
  expect(client.requests.map(({ method }) => method)).not.toContain('PUT')
  await clock.advance(10_000)
  expect(await starting).toMatchObject({ status: 'running' })
  expect(operation.state.status).toBe('running')
})

test('wrong rows of a file are skipped where the start says so', async () => {
  const { client, operation } = await serverOf({ status: 'prepared' })
  await operation.start({ skip_invalid: true })
  expect(await client.requests.at(-1)?.clone().json()).toEqual({ skip_invalid: true })
})

test('an operation that is stopped is known as such at once', async () => {
  const { operation } = await serverOf({ status: 'running' })
  await operation.stop()
  expect(operation.state.status).toBe('stopped')
})

test('an undo is an operation of its own', async () => {
  const { operation, sent } = await serverOf({ status: 'done' })
  const undoing = await operation.undo({ reason: 'By mistake', start: true })
  expect([operation.id, undoing.id]).toEqual([7, 8])
  expect(undoing.state).toMatchObject({ status: 'checking', undoes: 7 })
  expect(sent).toEqual([{ reason: 'By mistake', start: true }])
})

test('waiting for the end also waits for the confirmation of a person', async () => {
  const { clock, operation } = await serverOf(
    { status: 'waiting' },
    { status: 'waiting' },
    { status: 'waiting' },
    { status: 'running', done: 2 },
    { status: 'done', changed: 4 },
  )
  expect(await statesOf(operation)).toEqual(['waiting 0'])
  const end = operation.done()
  await clock.advance(60_000)
  expect(await end).toMatchObject({ status: 'done', changed: 4 })
})

test.each([
  ['prepared', null, 'waits for start()'],
  ['stopped', null, 'was stopped'],
  ['failed', 'База недоступна', 'has failed: База недоступна'],
  ['rejected', 'Цены старые', 'was sent back: Цены старые'],
  ['undone', null, 'was undone'],
] as const)(
  'the wait for the end of an operation that is %s rejects, and says why',
  async (status, explanation, words) => {
    const { operation } = await serverOf({ status, explanation })
    const failure: unknown = await operation.done().catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(OperationError)
    expect(failure).toMatchObject({
      message: `Operation 7, «Товары: выключение списком», ${words}`,
      operation: { status },
    })
  },
)

test('waits between two reads grow while nothing changes, and start again after a change', async () => {
  const { client, clock, operation } = await serverOf({}, {}, {}, {}, { done: 1 }, {}, { status: 'done' })
  const reads = () => client.requests.length - 1
  const states = statesOf(operation)
  const counts: number[] = []
  for (const ms of [0, 1000, 1500, 2250, 1000, 1000]) {
    await clock.advance(ms)
    counts.push(reads())
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 6])
  await states
})

test('a network error or a 503 while following is tried again, after Retry-After', async () => {
  const { client, clock, operation } = await serverOf(
    {},
    Response.error(),
    new Response('', { status: 503, headers: { 'Retry-After': '30' } }),
    { status: 'done' },
  )
  const states = statesOf(operation)
  await clock.advance(29_000)
  expect(client.requests).toHaveLength(3)
  await clock.advance(5_000)
  expect(await states).toEqual(['done 0'])
})

test('any other failure ends the following', async () => {
  const { operation } = await serverOf({}, new Response('', { status: 404 }))
  await expect(operation.done()).rejects.toMatchObject({ kind: 'parse' })
})

/** A clock that knows which of its timers are still to run. */
function countingClock() {
  const clock = createTestClock()
  const waiting = new Set<object>()
  return {
    waiting,
    advance: (ms: number) => clock.advance(ms),
    after(ms: number, run: () => void) {
      const timer = {}
      const cancel = clock.after(ms, () => {
        waiting.delete(timer)
        run()
      })
      waiting.add(timer)
      return () => {
        waiting.delete(timer)
        cancel()
      }
    },
  }
}

test('an abort ends a wait with the kind of every aborted call, and leaves no timer', async () => {
  const { client } = await serverOf({})
  const clock = countingClock()
  const [whole, single] = [new AbortController(), new AbortController()]
  const operation = await openOperation(client, 7, { clock, signal: whole.signal })

  const one = operation.done({ signal: single.signal })
  await clock.advance(100)
  expect(clock.waiting.size).toBe(1)
  single.abort()
  await expect(one).rejects.toMatchObject({ kind: 'aborted' })
  expect(clock.waiting.size).toBe(0)

  const other = statesOf(operation)
  await clock.advance(100)
  whole.abort()
  await expect(other).rejects.toMatchObject({ kind: 'aborted' })
  await expect(operation.stop()).rejects.toMatchObject({ kind: 'aborted' })
  expect(clock.waiting.size).toBe(0)
})

test('a loop that is left leaves no timer', async () => {
  const { client } = await serverOf({}, {}, { done: 1 })
  const clock = countingClock()
  const operation = await openOperation(client, 7, { clock })
  const loop = (async () => {
    for await (const { done } of operation) if (done > 0) return
  })()
  await clock.advance(5_000)
  await loop
  expect(clock.waiting.size).toBe(0)
})

test('the call, its values, its records and the key are sent as they are', async () => {
  const { client, sent } = await serverOf({})
  const params = {
    filter: { status: ['active' as const] },
    input: { status: 'disabled' as const, comment: 'Нет сертификата' },
    expected_count: 2000,
    reason: 'Проверка',
  }
  const { id, state } = await prepareOperation(client, 'products.statusChangeByIds', params, { idempotencyKey: 'once' })
  expect({ id, state }).toEqual({ id: 7, state: prepared })
  expect(sent).toEqual([{ call: 'products.statusChangeByIds', ...params, key: 'once' }])
})

function prepare<K extends ManyId>(_call: K, _params: ManyParams<K>) {}

test('the contract says which calls are done for many records, with which values and filters', () => {
  const items = [{ id: 1, version: 1 }]

  prepare('products.disableByIds', { filter: { status: ['active'], company_id: [2] }, start: true })
  prepare('products.disableByIds', { items })
  prepare('companies.statusChange', { filter: {}, input: { status: 'suspended', comment: 'x' } })
  // @ts-expect-error a call that is not done for many
  prepare('products.delete', { items })
  // @ts-expect-error a call that the contract does not know
  prepare('products.disableAll', { items })
  // @ts-expect-error neither records nor a filter
  prepare('products.disableByIds', {})
  // @ts-expect-error both
  prepare('products.disableByIds', { items, filter: {} })
  // @ts-expect-error a filter that the list does not have
  prepare('products.disableByIds', { filter: { colour: 'red' } })
  // @ts-expect-error a page is no filter
  prepare('products.disableByIds', { filter: { per_page: 50 } })
  // @ts-expect-error a value that the call does not have
  prepare('products.disableByIds', { filter: {}, input: { status: 'active' } })
  // @ts-expect-error a value that the call requires
  prepare('products.statusChangeByIds', { filter: {} })

  prepare('products.export', { filter: { status: ['active'] }, input: { format: 'csv_raw', sort: ['-name'] } })
  // @ts-expect-error an export takes its records by a filter
  prepare('products.export', { items: [{ id: 1, version: 1 }], input: { format: 'xlsx' } })
  // @ts-expect-error the form of an export is no filter
  prepare('products.export', { filter: { format: 'xlsx' } })

  expectTypeOf<keyof ManyInput<'products.moveToCategory'>>().toEqualTypeOf<'category_id'>()
  expectTypeOf<ManyFilter<'products.disableByIds'>['status']>().toEqualTypeOf<Params<'products.list'>['status']>()
})
