import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { send } from '#test/orders/facts.ts'

const app = await useApp()
const OFFERS = '/api/catalog/admin/product-offer'
const shop = await app.keyHolding(['product-offer.receive'])
const receive = (...items: object[]) => send(shop, `${OFFERS}/receive`, ...items)
const view = async (id: number) => (await (await app.as('admin@example.com')).get(`${OFFERS}/${id}`)).body

const { rows: known } = await app.db.execute<{
  id: number
  sku: string
  seller: number
  price: number
  code: string
}>(sql`
  select distinct on (offer.company_id) offer.id, seller_sku as sku, offer.company_id as seller, price_kopecks as price, code
  from product_offer offer join stock on offer_id = offer.id join store_point point on point.id = store_point_id
  where offer.status = 'active' and not price_quarantine and reserved = 0 and point.status = 'active'
  order by offer.company_id, offer.id limit 2`)
const [own, foreign] = known
if (!own || !foreign) throw new Error('The demo data have offers of two sellers')
const rowOf = ({ sku, seller, price }: typeof own, more: object = {}) => ({
  company_id: seller,
  seller_sku: sku,
  price_kopecks: price,
  ...more,
})

test('productOffers.receive: rows are answered one by one, and rows sent again change nothing', async () => {
  const rows = [
    rowOf(own, { price_kopecks: own.price + 100, stocks: [{ store_point_code: own.code, quantity: 41 }] }),
    rowOf(foreign),
  ]
  const [changed, same] = await receive(...rows)
  expect(changed).toEqual({ row: 0, outcome: 'updated', id: own.id, errors: [], price_check: false })
  expect(same).toMatchObject({ outcome: 'unchanged', id: foreign.id })
  const offer = await view(own.id)
  expect(offer).toMatchObject({ price_kopecks: own.price + 100 })
  expect(offer.stocks.find(({ code }: { code: string }) => code === own.code)).toMatchObject({ quantity: 41 })
  expect((await receive(...rows)).map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'unchanged',
    'unchanged',
  ])
  expect(await view(own.id)).toEqual(offer)

  const [far] = await receive(rowOf(own, { price_kopecks: own.price * 20 }))
  expect(far).toMatchObject({ outcome: 'updated', price_check: true })
  expect(await view(own.id)).toMatchObject({ price_quarantine: true })
})

test('productOffers.receive: what is wrong is named by row and field, and the other rows are written', async () => {
  const { rows } = await app.db.execute<{ code: string }>(sql`
    update store_point set status = 'closed'
    where id = (select min(id) from store_point where company_id = ${own.seller} and type in ('shop', 'warehouse') and code <> ${own.code})
    returning code`)
  const closed = rows[0]?.code ?? ''
  const answers = await receive(
    rowOf(own, { seller_sku: 'НЕТ-ТАКОГО' }),
    rowOf(own, { price_kopecks: 0 }),
    rowOf(own, { stocks: [{ store_point_code: own.code, quantity: 1_000_000_000 }] }),
    rowOf(own, { stocks: [{ store_point_code: 'NO-POINT', quantity: 1 }] }),
    rowOf(own, { company_id: 999_999 }),
    { price_kopecks: 100 },
    rowOf(foreign, { price_kopecks: foreign.price + 100 }),
  )
  expect(
    answers.map(({ outcome, errors }: { outcome: string; errors: { field: string }[] }) => [outcome, errors[0]?.field]),
  ).toEqual([
    ['refused', 'seller_sku'],
    ['refused', 'price_kopecks'],
    ['refused', 'stocks.0.quantity'],
    ['refused', 'stocks'],
    ['refused', 'company_id'],
    ['refused', 'company_id'],
    ['updated', undefined],
  ])
  const [shut] = await receive(rowOf(own, { stocks: [{ store_point_code: closed, quantity: 1_000_000 }] }))
  expect(shut.errors).toEqual([{ field: 'stocks', message: `Остатки: точка ${closed} закрыта` }])
})

test('productOffers.receive: a key of one seller changes and learns nothing of another', async () => {
  const seller = await app.holding(['product-offer.receive'], { scope: 'own', companies: [own.seller] })
  const before = await view(foreign.id)
  const [mine, theirs] = await send(
    seller,
    `${OFFERS}/receive`,
    rowOf(own, { price_kopecks: own.price + 300 }),
    rowOf(foreign, { price_kopecks: foreign.price + 300 }),
  )
  expect(mine).toMatchObject({ outcome: 'updated', id: own.id })
  expect(theirs).toMatchObject({
    outcome: 'refused',
    id: null,
    errors: [{ field: 'company_id', message: 'Выберите компанию из доступных вам' }],
  })
  expect(await view(foreign.id)).toEqual(before)
  const reader = await app.holding(['product-offer.index', 'product-offer.upsert'])
  expect((await reader.post(`${OFFERS}/receive`, { body: { items: [rowOf(own)] } })).status).toBe(403)
})
