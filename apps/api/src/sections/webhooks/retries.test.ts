import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { brandWebhooks, HOUR, MINUTE, SECOND, eventsOf } from '#test/webhooks/brand-webhooks.ts'
import { startReceiver } from '#test/webhooks/receiver.ts'

const app = await useApp({ WEBHOOK_NETWORKS: '127.0.0.0/8', WEBHOOK_TIMEOUT_MS: '400' })
const { asAdmin, changeStatus, createBrand, rename, subscribe, stateOf, deliveriesOf, pass } = brandWebhooks(app)
const WEBHOOKS = '/api/system/admin/webhook'
const DELIVERIES = '/api/system/admin/webhook-delivery'

test('After a day without success a webhook pauses and says so; its queue goes on where it stopped', async () => {
  const receiver = await startReceiver()
  const { id } = await subscribe(receiver.url)
  receiver.answer((response) => response.writeHead(503).end('Service Unavailable'))
  const brand = await createBrand()
  await rename(brand)
  await pass(26 * HOUR, 30 * MINUTE)
  const tries = receiver.received.length
  expect(await stateOf(id)).toMatchObject({ status: 'paused', pending_count: 2 })
  await pass(3 * HOUR, HOUR)
  expect(receiver.received).toHaveLength(tries)
  await rename(brand)
  const admin = await asAdmin()
  const { body: notes } = await admin.get('/api/system/admin/notification?type=webhook_paused')
  expect(notes.items[0]).toMatchObject({ title: 'Вебхук «Приёмник» приостановлен', entity: 'webhook', entity_id: id })
  const { body: history } = await admin.get(`${WEBHOOKS}/deactivation-history/${id}`)
  expect(history.items[0]).toMatchObject({
    to_status: 'paused',
    comment: 'За сутки получатель не принял ни одного события',
  })

  receiver.answer(undefined)
  expect((await changeStatus(id, 'active')).status).toBe(200)
  await app.webhooks()
  expect(eventsOf(receiver.accepted, brand)).toEqual([
    `brand ${brand} created`,
    ...Array(2).fill(`brand ${brand} updated`),
  ])
})

// The later pauses are long, and so are the steps.
const stepAfter = (passed: number) => (passed < MINUTE ? SECOND : passed < HOUR ? MINUTE : 3 * MINUTE)

test('The pauses grow from seconds to an hour', async () => {
  const receiver = await startReceiver()
  await subscribe(receiver.url)
  receiver.answer((response) => response.writeHead(500).end())
  await createBrand()
  const times: number[] = []
  for (let passed = 0; passed < 8 * HOUR; passed += stepAfter(passed)) {
    const before = receiver.received.length
    await app.webhooks()
    if (receiver.received.length > before) times.push(passed)
    app.advance(stepAfter(passed))
  }
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0))

  expect(pauses[0]).toBeLessThan(10 * SECOND)
  expect(pauses.at(-1)).toBeGreaterThanOrEqual(HOUR)
  expect(Math.max(...pauses)).toBeLessThan(80 * MINUTE)
  expect(times.length).toBeLessThan(40)
})

test('An event that alone is refused for a day has failed, and the next one of its record follows', async () => {
  const receiver = await startReceiver()
  const { id } = await subscribe(receiver.url)
  const [refused, other] = [await createBrand(), await createBrand()]
  await rename(refused)
  receiver.answer((response, { event }) =>
    response.writeHead(event === `brand ${refused} created` ? 422 : 200).end('No'),
  )
  await app.webhooks()
  await pass(12 * HOUR, HOUR)
  await rename(other)
  await pass(14 * HOUR, HOUR)

  expect(eventsOf(receiver.accepted, refused)).toEqual([`brand ${refused} updated`])
  expect(await stateOf(id)).toMatchObject({ status: 'active', pending_count: 0 })
  const failed = (await deliveriesOf(id)).find(({ state }: { state: string }) => state === 'failed')
  expect(failed).toMatchObject({ type: 'brand.created', entity_id: refused, answer_status: 422 })
})

test('A receiver that is gone (410) pauses its webhook at once', async () => {
  const receiver = await startReceiver()
  const { id } = await subscribe(receiver.url)
  receiver.answer((response) => response.writeHead(410).end())
  await createBrand()
  await app.webhooks()

  expect(await stateOf(id)).toMatchObject({ status: 'paused', pending_count: 1 })
})

test('Switching off drops the queue; switched on, a webhook begins with what happens then', async () => {
  const receiver = await startReceiver()
  const { id } = await subscribe(receiver.url)
  await receiver.goDown()
  const dropped = await createBrand()
  await app.webhooks()
  await changeStatus(id, 'off')
  const undelivered = await createBrand()
  app.advance(MINUTE)
  await receiver.comeBack()
  await changeStatus(id, 'active')
  const delivered = await createBrand()
  await app.webhooks()

  expect(receiver.accepted.map(({ event }) => event)).toEqual([`brand ${delivered} created`])
  const [, second] = await deliveriesOf(id)
  expect(second).toMatchObject({ entity_id: dropped, state: 'failed', failure: 'Вебхук выключен' })
  expect(undelivered).toBeGreaterThan(dropped)
})

test('A delivery is sent again with its id, also one that was accepted; the log keeps body and answer', async () => {
  const receiver = await startReceiver()
  const { id } = await subscribe(receiver.url)
  receiver.answer((response) => response.writeHead(200).end(`${'я'.repeat(3000)}\0`))
  await createBrand()
  await app.webhooks()
  const [delivery] = await deliveriesOf(id)
  const admin = await asAdmin()
  const { body: again } = await admin.post(`${DELIVERIES}/resend/${delivery.id}`)

  expect(again).toMatchObject({ state: 'delivered', attempts: 2, answer_status: 200, body: receiver.received[0]?.body })
  expect(again.answer_body).toBe('я'.repeat(2048))
  expect(receiver.received[1]?.headers['webhook-id']).toBe(delivery.message_id)
  receiver.answer((response) => response.writeHead(500).end('Сбой'))
  const { body: refused } = await admin.post(`${DELIVERIES}/resend/${delivery.id}`)
  expect(refused).toMatchObject({ state: 'delivered', answer_status: 500, answer_body: 'Сбой' })
})

test('An event that waits for another of its record is not sent before it', async () => {
  const receiver = await startReceiver()
  const { id } = await subscribe(receiver.url)
  receiver.answer((response) => response.writeHead(500).end())
  await rename(await createBrand())
  await app.webhooks()
  const [second, first] = await deliveriesOf(id)
  const admin = await asAdmin()
  const refused = await admin.post(`${DELIVERIES}/resend/${second.id}`)
  expect(refused).toMatchObject({
    status: 409,
    body: { data: { message: 'Сначала должно быть доставлено предыдущее событие этой записи' } },
  })
  receiver.answer(undefined)

  expect((await admin.post(`${DELIVERIES}/resend/${first.id}`)).body.state).toBe('delivered')
  expect((await admin.post(`${DELIVERIES}/resend/${second.id}`)).body.state).toBe('delivered')
})

test('The network that a setting allows is called without https, others are not', async () => {
  const admin = await asAdmin()
  const { id } = await subscribe('http://localhost:9/hooks')
  const { status, body } = await admin.post(WEBHOOKS, { body: { name: 'Чужая', url: 'http://10.0.0.1/hooks' } })
  expect([status, body.data.details]).toEqual([422, { url: ['Адрес: закрытая сеть недоступна'] }])

  expect((await admin.post(`${WEBHOOKS}/test/${id}`)).body.failure).toMatch('Соединение отклонено')
})
