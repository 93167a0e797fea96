import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { useSales } from '#test/orders/sales.ts'
import { brandWebhooks } from '#test/webhooks/brand-webhooks.ts'
import { startReceiver } from '#test/webhooks/receiver.ts'

const app = await useApp({ WEBHOOK_NETWORKS: '127.0.0.0/8', WEBHOOK_TIMEOUT_MS: '400' })
const { closed, move } = await useSales(app)
const { subscribe } = brandWebhooks(app)

test('settlements: webhooks tell of each step of a period as settlement.status_changed', async () => {
  const receiver = await startReceiver()
  await subscribe(receiver.url, { entities: ['settlement'], events: ['status_changed'] })
  const { id } = await closed()
  await move(id, { status: 'approved' }, 'admin@example.com')
  await app.webhooks()
  expect(receiver.accepted.map(({ event }) => event)).toEqual(Array(2).fill(`settlement ${id} status_changed`))
})
