import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../run.ts'
import { openPanel } from './panel.ts'
import { startProgram } from './program.ts'
import { CARDS, catalog, CONTRACT, type Ids } from './shop/catalog.ts'

const { url, client, folder, key } = await openPanel()

const program = (name: string, args: string[], settings: Record<string, string> = {}) =>
  startProgram(join(root, 'examples/shop', name), args, { PANEL_URL: url, PANEL_KEY: key, ...settings })

test('a shop opens a panel with its sellers; a second run makes nothing', async () => {
  const [catalogFile, contract] = [join(folder, 'catalog.json'), join(folder, 'contract.pdf')]
  const { sellers, ...rest } = catalog()
  writeFileSync(catalogFile, JSON.stringify({ ...rest, sellers: sellers.slice(0, 2) }))
  writeFileSync(contract, CONTRACT)
  const args = [catalogFile, join(root, 'docs/pictures/overview.png'), contract]
  const open = () => program('open.ts', args).wholeOutput()
  const opened = await open()
  const { company_ids } = JSON.parse(opened) as Ids
  const of = { company_id: Object.values(company_ids), per_page: 100 as const }
  const [offers, points] = [await client.api.productOffers.list(of), await client.api.storePoints.list(of)]
  expect(offers.items.filter(({ status }) => status === 'active')).toHaveLength(2 * CARDS)
  expect(points.items.map(({ status }) => status)).toEqual(['active', 'active'])
  expect(await open()).toBe(opened)
  expect((await client.api.productOffers.list(of)).items.map(({ version }) => version)).toEqual(
    offers.items.map(({ version }) => version),
  )
})

test('the messages of a shop, each twice, shuffled and killed in the middle, make each order once', async () => {
  const { items: offers } = await client.api.productOffers.list({
    status: ['active'],
    out_of_stock: false,
    per_page: 100,
  })
  const sold = offers.find(({ stocks }) => stocks.some(({ quantity, reserved }) => quantity - reserved > 2))
  const [{ items: cities }, { items: deliveries }, { items: systems }] = await Promise.all([
    client.api.cities.options(),
    client.api.deliveries.list({ type: ['courier'] }),
    client.api.paymentSystems.list({ type: ['card_online'] }),
  ])
  const occurred_at = new Date().toISOString()
  const messages = Array.from({ length: 12 }, (_, number) => {
    const key = { source: 'example-shop', occurred_at }
    const order = {
      ...key,
      external_id: `A-${number}`,
      buyer_name: 'Анна Белова',
      buyer_phone: '+79161234567',
      city_id: cities[0]?.id,
      delivery_id: deliveries[0]?.id,
      address: 'ул. Мира, 5',
      payment_system_id: systems[0]?.id,
      delivery_kopecks: 100,
      lines: [{ offer_id: sold?.id, quantity: 1, price_kopecks: 5000 + number }],
    }
    const payment = {
      ...key,
      external_id: `P-${number}`,
      order_external_id: `A-${number}`,
      kind: 'captured',
      kopecks: 5100 + number,
    }
    return [
      { call: 'payments.record', item: payment },
      { call: 'orders.receive', item: order },
    ]
  }).flat()
  const file = join(folder, 'messages.ndjson')
  const shuffled = [...messages, ...messages].map((message, place) => ({ message, at: (place * 29) % 48 }))
  writeFileSync(
    file,
    shuffled
      .toSorted((a, b) => a.at - b.at)
      .map(({ message }) => JSON.stringify(message))
      .join('\n'),
  )

  const first = program('main.ts', [file], { BATCH: '1' })
  await first.printed('payments.record', 2)
  await first.kill()
  expect(await program('main.ts', [file]).wholeOutput()).toContain(', 0 refused')
  const facts = await client.api.facts.list({ source: 'example-shop', per_page: 100 })
  expect(facts.items.map(({ state }) => state)).toEqual(messages.map(() => 'applied'))
  const ids = facts.items.flatMap(({ kind, entity_id }) => (kind === 'order' && entity_id ? [entity_id] : []))
  expect(new Set(ids).size).toBe(12)
  const orders = await Promise.all(ids.map((id) => client.api.orders.view({ id })))
  expect(
    orders.every(({ status, paid_kopecks, total_kopecks }) => status === 'new' && paid_kopecks === total_kopecks),
  ).toBe(true)
})
