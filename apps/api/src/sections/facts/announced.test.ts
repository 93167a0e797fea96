import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { useFacts } from '#test/orders/facts.ts'
import { brandWebhooks } from '#test/webhooks/brand-webhooks.ts'
import { startReceiver } from '#test/webhooks/receiver.ts'

const app = await useApp({ WEBHOOK_NETWORKS: '127.0.0.0/8' })
const { offers, orderOf, paymentOf, pay, receive } = await useFacts(app)
const { subscribe } = brandWebhooks(app)

test('webhooks get each fact, each record that it made and each fact that it unblocks', async () => {
  const receiver = await startReceiver()
  await subscribe(receiver.url, { entities: ['fact', 'order'] })
  const input = orderOf(await offers(1))
  const [early] = await pay(paymentOf(input.external_id, 100))
  const [made] = await receive(input)
  await app.webhooks()
  const events = receiver.accepted.map(({ event }) => event)
  expect(events).toEqual(
    expect.arrayContaining([
      `fact ${early.fact_id} created`,
      `fact ${made.fact_id} created`,
      `fact ${early.fact_id} updated`,
    ]),
  )
  expect(events).toContain(`order ${made.entity_id} created`)
  expect(receiver.accepted.map(({ body }) => body).join()).not.toContain('79161234567')
})
