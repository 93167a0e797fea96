import { readWebhook } from '@admin-panel/sdk/webhooks'
import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { brandWebhooks, HOUR, MINUTE, SECOND, eventsOf } from '#test/webhooks/brand-webhooks.ts'
import { type Received, startReceiver } from '#test/webhooks/receiver.ts'
import { createDeliveries } from './deliver.ts'

const app = await useApp({ WEBHOOK_NETWORKS: '127.0.0.0/8', WEBHOOK_TIMEOUT_MS: '400' })
const { asAdmin, createBrand, rename, subscribe, stateOf, deliveriesOf, pass } = brandWebhooks(app)
const WEBHOOKS = '/api/system/admin/webhook'

test('An event is signed for the verifier of the SDK, and holds only ids, kind and time', async () => {
  const receiver = await startReceiver()
  const { secret } = await subscribe(receiver.url)
  const id = await createBrand()
  await app.webhooks()
  const [sent] = receiver.received
  const now = () => app.now.getTime()
  const event = await readWebhook(sent?.body ?? '', sent?.headers ?? {}, { secret, now })

  expect(receiver.received).toHaveLength(1)
  expect(event).toEqual({
    type: 'brand.created',
    timestamp: app.now.toISOString().replace('.000', ''),
    data: { entity: 'brand', id, event: 'created', log_id: expect.any(Number) },
  })
  const admin = await asAdmin()
  const { body: entry } = await admin.get(`/api/log/admin/audit-log/${event.data.log_id}`)
  expect(entry).toMatchObject({ entity: 'brand', entity_id: id, event: 'created' })
})

test('Only the chosen entities and events are sent, from the creation of the webhook on', async () => {
  const receiver = await startReceiver()
  const early = await createBrand()
  app.advance(SECOND)
  await subscribe(receiver.url, { events: ['updated'] })
  const id = await createBrand()
  await rename(id)
  await rename(early)
  await app.webhooks()

  expect(receiver.accepted.map(({ event }) => event)).toEqual([`brand ${id} updated`, `brand ${early} updated`])
})

test('A receiver that is down for an hour gets everything, in the order of each record', async () => {
  const receiver = await startReceiver()
  const webhook = await subscribe(receiver.url)
  await receiver.goDown()
  const ids = [await createBrand(), await createBrand(), await createBrand()]
  for (let quarter = 0; quarter < 4; quarter++) {
    for (const id of ids) await rename(id)
    await pass(15 * MINUTE, MINUTE)
  }
  expect(await stateOf(webhook.id)).toMatchObject({ status: 'active', pending_count: 15, accepted_at: null })
  await receiver.comeBack()
  await pass(HOUR, MINUTE)

  for (const id of ids)
    expect(eventsOf(receiver.accepted, id)).toEqual(
      ['created', ...Array(4).fill('updated')].map((event) => `brand ${id} ${event}`),
    )
  const rows: number[] = receiver.accepted.map(({ body }) => JSON.parse(body).data.log_id)
  expect(new Set(rows).size).toBe(15)
  for (const id of ids) {
    const own = receiver.accepted
      .filter(({ event }) => event.startsWith(`brand ${id} `))
      .map(({ body }) => JSON.parse(body).data.log_id)
    expect(own).toEqual(own.toSorted((a: number, b: number) => a - b))
  }
  expect(await stateOf(webhook.id)).toMatchObject({ pending_count: 0 })
})

test('A receiver that dies in the middle of an event gets it again with the same id; other records do not wait', async () => {
  const receiver = await startReceiver()
  await subscribe(receiver.url)
  const [dying, other] = [await createBrand(), await createBrand()]
  await rename(dying)
  await rename(other)
  receiver.answer((response, { event }) =>
    event === `brand ${dying} created` ? response.destroy() : response.writeHead(200).end(),
  )
  await app.webhooks()
  expect(receiver.accepted.map(({ event }) => event)).toEqual([`brand ${other} created`, `brand ${other} updated`])
  receiver.answer(undefined)
  await pass(MINUTE, 10 * SECOND)

  expect(eventsOf(receiver.accepted, dying)).toEqual([`brand ${dying} created`, `brand ${dying} updated`])
  const first = receiver.received.filter(({ event }) => event === `brand ${dying} created`)
  expect(first).toHaveLength(2)
  expect(first[1]?.headers['webhook-id']).toBe(first[0]?.headers['webhook-id'])
})

test('A receiver that answers too slowly is tried again, and delays no other webhook', async () => {
  const [slow, quick] = [await startReceiver(), await startReceiver()]
  const webhook = await subscribe(slow.url)
  await subscribe(quick.url)
  slow.answer(() => {})
  const id = await createBrand()
  await app.webhooks()
  const [delivery] = await deliveriesOf(webhook.id)

  expect(eventsOf(quick.accepted, id)).toEqual([`brand ${id} created`])
  expect(delivery).toMatchObject({ state: 'pending', attempts: 1, answer_status: null, failure: 'Нет ответа за 0.4 с' })
  slow.answer(undefined)
  await pass(MINUTE, 10 * SECOND)
  expect(eventsOf(slow.accepted, id)).toEqual([`brand ${id} created`])
})

test('Several processes send an event once; one that was killed in the middle leaves it to the next', async () => {
  const receiver = await startReceiver()
  const webhook = await subscribe(receiver.url)
  const id = await createBrand()
  await rename(id)
  receiver.answer(() => {})
  const env = { ...app.env, webhooks: { ...app.env.webhooks, timeoutMs: 4000 } }
  const dying = createDeliveries({ db: app.db, env, now: () => app.now, onError: () => {} })
  await app.webhooks()
  app.advance(MINUTE)
  await dying.tick()
  await expect.poll(() => receiver.received.length).toBe(2)

  receiver.answer(undefined)
  await Promise.all([app.webhooks(), app.webhooks(), app.webhooks()])
  expect(receiver.accepted).toEqual([])
  app.advance(2 * MINUTE)
  await Promise.all([app.webhooks(), app.webhooks(), app.webhooks()])
  await app.webhooks()
  expect(receiver.accepted.map(({ event }) => event)).toEqual([`brand ${id} created`, `brand ${id} updated`])
  await dying.stop()
  expect(await stateOf(webhook.id)).toMatchObject({ pending_count: 0 })
})

test('While a secret is replaced, both are valid for a day', async () => {
  const receiver = await startReceiver()
  const { id, secret } = await subscribe(receiver.url)
  const admin = await asAdmin()
  const { body } = await admin.put(`${WEBHOOKS}/rotate/${id}`)
  const now = () => app.now.getTime()
  const read = (one: Received | undefined, key: string) =>
    readWebhook(one?.body ?? '', one?.headers ?? {}, { secret: key, now }).then(
      () => 'valid',
      () => 'refused',
    )
  await createBrand()
  await app.webhooks()
  const [during] = receiver.accepted
  expect([await read(during, secret), await read(during, body.secret)]).toEqual(['valid', 'valid'])
  app.advance(24 * HOUR)
  await createBrand()
  await app.webhooks()
  const after = receiver.accepted[1]

  expect([await read(after, secret), await read(after, body.secret)]).toEqual(['refused', 'valid'])
})

test('A redirect is not followed', async () => {
  const [receiver, target] = [await startReceiver(), await startReceiver()]
  const { id } = await subscribe(receiver.url)
  receiver.answer((response) => response.writeHead(307, { location: target.url }).end())
  await createBrand()
  await app.webhooks()
  const [delivery] = await deliveriesOf(id)

  expect(target.received).toEqual([])
  expect(delivery).toMatchObject({ state: 'pending', answer_status: 307, failure: 'Переадресация не выполняется' })
})
