import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const merchant = await app.as('merchant1@example.com')
const stranger = await app.as('merchant2@example.com')
const OFFERS = '/api/catalog/admin/product-offer'
const { body: golden } = await merchant.get(`${OFFERS}?product_id=1001`)
const [offer] = golden.items

async function reprice(client: typeof admin, change: object) {
  const { body } = await client.get(`${OFFERS}/${offer.id}`)
  await client.put(`${OFFERS}/${offer.id}`, { body: change, version: body.version })
}

async function history(client: typeof admin) {
  const { body } = await client.get(`${OFFERS}/price-history/${offer.id}`)
  return body.items as {
    price_kopecks: number
    old_price_kopecks: number | null
    source: string | null
    user: unknown
  }[]
}

test('R30: the history of an offer has every price with its author and source', async () => {
  const before = await history(merchant)
  await reprice(merchant, { price_kopecks: offer.price_kopecks + 100 })
  await merchant.put(`${OFFERS}/upsert`, {
    body: { items: [{ seller_sku: offer.seller_sku, price_kopecks: offer.price_kopecks + 200 }], lines: [7] },
  })
  await reprice(admin, { old_price_kopecks: offer.price_kopecks + 5000 })
  const after = await history(merchant)

  expect(before.at(-1)).toMatchObject({ price_kopecks: offer.price_kopecks })
  expect(after.slice(0, 4)).toMatchObject([
    {
      price_kopecks: offer.price_kopecks + 200,
      old_price_kopecks: offer.price_kopecks + 5000,
      // A seller does not see names of staff.
      user: { id: null, label: 'Сотрудник маркетплейса' },
      source: 'api',
    },
    { price_kopecks: offer.price_kopecks + 200, old_price_kopecks: offer.old_price_kopecks, source: 'import' },
    { price_kopecks: offer.price_kopecks + 100, source: 'api' },
    { price_kopecks: offer.price_kopecks },
  ])
  expect(after).toHaveLength(before.length + 3)
})

test('R4: the prices of another seller stay unknown', async () => {
  const { status } = await stranger.get(`${OFFERS}/price-history/${offer.id}`)

  expect(status).toBe(404)
})
