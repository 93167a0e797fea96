import { expect, test } from 'vitest'
import { streamEvents, type LiveEvent } from '#live/index.ts'
import { createHandlers, createTestClient } from '#testing/index.ts'

const on = createHandlers()
const items = [{ entity: 'city', ids: [1], by: null }]

/** A server that answers each connection with the next of the replies, and stays open after the last. */
function serverOf(...replies: (Response | string)[]) {
  const client = createTestClient()
  const places: (string | null)[] = []
  client.use(
    on.events.stream((_, { headers }) => {
      places.push(headers.get('last-event-id'))
      const reply = replies.shift()
      if (reply instanceof Response) return reply
      return new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode(reply ?? ''))
            if (replies.length > 0) controller.close()
          },
        }),
      )
    }),
  )
  return { client, places }
}

const change = (id: number) => `event: changes\nid: ${id}\ndata: ${JSON.stringify({ items })}\n\n`
const ping = (id: number) => `event: ping\nid: ${id}\ndata: {}\n\n`

/** The events of a stream until `count` of them have come. */
async function take(client: ReturnType<typeof createTestClient>, count: number, since?: string) {
  const stopping = new AbortController()
  const events: LiveEvent[] = []
  const iteration = (async () => {
    for await (const event of streamEvents(client, {
      since,
      signal: stopping.signal,
      delay: () => 1_000,
      clock: client.clock,
    }))
      if (events.push(event) === count) break
  })()
  return { events, iteration, stop: () => stopping.abort() }
}

test('events are typed, and pings are left out', async () => {
  const { client } = serverOf(ping(1) + change(2) + `event: reset\nid: 3\ndata: {}\n\n`)
  const { events, iteration } = await take(client, 2)
  await iteration
  expect(events).toEqual([
    { type: 'changes', id: '2', items },
    { type: 'reset', id: '3' },
  ])
})

test('a stream that ends or fails is opened again after the last event that came, pings included', async () => {
  const { client, places } = serverOf(
    change(1) + ping(2),
    Response.error(),
    new Response('', { status: 503 }),
    change(3),
    '',
  )
  const { events, iteration } = await take(client, 2, '0')
  await client.clock.advance(10_000)
  await iteration
  expect(events.map(({ id }) => id)).toEqual(['1', '3'])
  expect(places).toEqual(['0', '2', '2', '2'])
})

test('a stream that falls silent is opened again', async () => {
  const { client, places } = serverOf('')
  const { iteration, stop } = await take(client, 1, '5')
  await client.clock.advance(39_000)
  expect(places).toEqual(['5'])
  await client.clock.advance(3_000)
  expect(places).toEqual(['5', '5'])
  stop()
  await expect(iteration).rejects.toMatchObject({ kind: 'aborted' })
})

test('a server that asks for time gets it', async () => {
  const { client, places } = serverOf(new Response('', { status: 429, headers: { 'Retry-After': '30' } }), '')
  const { iteration, stop } = await take(client, 1)
  await client.clock.advance(29_000)
  expect(places).toHaveLength(1)
  await client.clock.advance(2_000)
  expect(places).toHaveLength(2)
  stop()
  await expect(iteration).rejects.toMatchObject({ kind: 'aborted' })
})

test('a stream refused with 403 is not opened again', async () => {
  const { client } = serverOf(new Response('', { status: 403 }))
  const { iteration } = await take(client, 1)
  await expect(iteration).rejects.toMatchObject({ kind: 'forbidden' })
})

test('an abort ends the iteration while it waits and while it reads, with the kind of every aborted call', async () => {
  for (const replies of [['', ''], [Response.error()]]) {
    const { client } = serverOf(...replies)
    const { events, iteration, stop } = await take(client, 1)
    await client.clock.advance(0)
    stop()
    await expect(iteration).rejects.toMatchObject({ kind: 'aborted' })
    expect(events).toEqual([])
  }
})
