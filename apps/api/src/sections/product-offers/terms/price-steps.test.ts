import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const OFFERS = '/api/catalog/admin/product-offer'
const DAY = 24 * 60 * 60_000

const { rows: offers } = await app.db.execute<{ id: number; company_id: number; seller_sku: string }>(sql`
  select id, company_id, seller_sku from product_offer where status = 'active' and not price_quarantine
    and company_id = 1 and old_price_kopecks is null order by id limit 3`)
const offerAt = (index: number) => offers[index] ?? { id: 0, company_id: 0, seller_sku: '' }

async function priced(id: number, price_kopecks: number): Promise<boolean> {
  const admin = await app.as('admin@example.com')
  const { body } = await admin.get(`${OFFERS}/${id}`)
  const after = await admin.put(`${OFFERS}/${id}`, { body: { price_kopecks }, version: body.version })
  expect([after.status, after.text]).toEqual([200, after.text])
  return after.body.price_quarantine
}

async function priceOf(id: number): Promise<number> {
  return (await (await app.as('admin@example.com')).get(`${OFFERS}/${id}`)).body.price_kopecks
}

test('R29: a price that rises in small steps is in quarantine as one that rises at once', async () => {
  const { id } = offerAt(0)
  const first = await priceOf(id)
  expect(await priced(id, first * 2)).toBe(false)
  app.advance(DAY)
  expect(await priced(id, first * 4)).toBe(true)
  expect(await priced(id, first * 2.5)).toBe(false)
})

test('R29: a price that staff have released, or that is a month old, is the one to compare with', async () => {
  const { id } = offerAt(1)
  const first = await priceOf(id)
  expect(await priced(id, first * 4)).toBe(true)
  const admin = await app.as('admin@example.com')
  const { version } = (await admin.get(`${OFFERS}/${id}`)).body
  const released = await admin.put(`${OFFERS}/status-change/${id}`, {
    body: { status: 'active', comment: 'Проверено' },
    version,
  })
  expect(released.body).toMatchObject({ price_quarantine: false })
  app.advance(DAY)
  expect(await priced(id, first * 8)).toBe(false)
  app.advance(31 * DAY)
  expect(await priced(id, first * 16)).toBe(false)
})

test('R29: stepwise price rises are quarantined in an imported list as in the form', async () => {
  const { id, company_id, seller_sku } = offerAt(2)
  const first = await priceOf(id)
  const imported = async (price_kopecks: number) => {
    const admin = await app.as('admin@example.com')
    const { status, text } = await admin.put(`${OFFERS}/upsert`, {
      body: { items: [{ company_id, seller_sku, price_kopecks }] },
    })
    expect([status, text]).toEqual([200, text])
    return (await admin.get(`${OFFERS}/${id}`)).body.price_quarantine
  }
  expect(await imported(first * 2)).toBe(false)
  expect(await imported(first * 4)).toBe(true)
})
