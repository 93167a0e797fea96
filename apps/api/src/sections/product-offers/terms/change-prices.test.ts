import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const merchant = await app.as('merchant1@example.com')
const stranger = await app.as('merchant2@example.com')
const moderator = await app.as('moderator@example.com')
const OFFERS = '/api/catalog/admin/product-offer'

let made = 0

async function make(price_kopecks: number, more: object = {}) {
  made += 1
  const [product] = (
    await app.db.execute<{ id: number }>(`
      select id from product where status = 'active' and not exists (
        select from product_offer where product_id = product.id and company_id = 1) order by id limit 1`)
  ).rows
  const body = { company_id: 1, product_id: product?.id, seller_sku: `PR-${made}`, price_kopecks, ...more }
  const reply = await merchant.post(OFFERS, { body })
  expect(reply.status).toBe(201)
  return reply.body as { id: number; version: number }
}

async function sell(price_kopecks: number) {
  const { id, version } = await make(price_kopecks)
  return (await merchant.put(`${OFFERS}/enable/${id}`, { version })).body as { id: number; version: number }
}

const itemsOf = (offers: { id: number; version: number }[]) => offers.map(({ id, version }) => ({ id, version }))

const reprice = (offers: { id: number; version: number }[], body: object, client = merchant) =>
  client.put(`${OFFERS}/change-prices`, { body: { items: itemsOf(offers), ...body } })

const view = async ({ id }: { id: number }) => (await merchant.get(`${OFFERS}/${id}`)).body

test.each([
  [{ percent: 10 }, 100_005, 110_006],
  [{ percent: -12.35 }, 100_000, 87_650],
  [{ add_kopecks: -500 }, 100_000, 99_500],
  [{ round_to_kopecks: 1000 }, 100_499, 100_000],
  [{ percent: 10, add_kopecks: 155, round_to_kopecks: 100 }, 100_000, 110_200],
])(
  'R4: the formula %o makes %i kopecks %i: the percent first, then the sum, then the rounding',
  async (formula, price, next) => {
    const offer = await make(price)
    const { body } = await reprice([offer], { formula })

    expect(body).toEqual({ processed: 1, skipped: [], changed: [{ id: offer.id, version: 2 }] })
    expect(await view(offer)).toMatchObject({ price_kopecks: next, old_price_kopecks: null, version: 2 })
    expect(await app.audited('product-offer', offer.id)).toMatchObject([
      { event: 'updated', changes: { price_kopecks: [price, next] } },
      { event: 'created' },
    ])
  },
)

test('R4: a formula has a step, and its percent two decimals', async () => {
  const offer = await make(100_000)
  const empty = await reprice([offer], { formula: {} })
  const fine = await reprice([offer], { formula: { percent: 1.234 } })
  const low = await reprice([offer], { formula: { percent: -99.5 } })

  expect(empty.body.data.details).toEqual({ formula: ['Формула: укажите процент, сумму или округление'] })
  expect(fine.body.data.details).toEqual({ 'formula.percent': ['Процент: не больше двух знаков после запятой'] })
  expect(low.body.data.details).toEqual({ 'formula.percent': ['Процент: от -99 до 1000'] })
})

test('R4: the old price is kept, replaced by the price before, or removed', async () => {
  const [kept, replaced, removed] = [
    await make(100_000, { old_price_kopecks: 150_000 }),
    await make(100_000, { old_price_kopecks: 150_000 }),
    await make(100_000, { old_price_kopecks: 150_000 }),
  ]
  const formula = { percent: -10 }
  await reprice([kept], { formula })
  await reprice([replaced], { formula, old_price: 'set' })
  await reprice([removed], { formula, old_price: 'clear' })

  expect(await view(kept)).toMatchObject({ price_kopecks: 90_000, old_price_kopecks: 150_000 })
  expect(await view(replaced)).toMatchObject({ price_kopecks: 90_000, old_price_kopecks: 100_000 })
  expect(await view(removed)).toMatchObject({ price_kopecks: 90_000, old_price_kopecks: null })
})

test('R4: an offer whose new prices break a rule is skipped with the sentence of the field', async () => {
  const [fine, raised, cheap] = [
    await make(100_000),
    await make(100_000, { old_price_kopecks: 101_000 }),
    await make(100),
  ]
  const { body } = await reprice([fine, raised, cheap], { formula: { percent: 5, add_kopecks: -10 } })
  const { body: set } = await reprice([raised], { formula: { percent: 5 }, old_price: 'set' })

  expect(body).toMatchObject({ processed: 1, changed: [{ id: fine.id }] })
  expect(body.skipped).toEqual([
    { id: raised.id, message: 'Старая цена: больше новой' },
    { id: cheap.id, message: expect.stringMatching(/^Цена: от 1 ₽ до 100\s000\s000 ₽$/) },
  ])
  expect(set.skipped).toEqual([{ id: raised.id, message: 'Старая цена: больше новой' }])
  expect(await view(raised)).toMatchObject({ price_kopecks: 100_000, version: 1 })
})

test('R4: an equal price leaves the offer unchanged', async () => {
  const offer = await make(100_000, { old_price_kopecks: 150_000 })
  const { body } = await reprice([offer], { formula: { round_to_kopecks: 100 }, old_price: 'set' })

  expect(body).toEqual({ processed: 1, skipped: [], changed: [{ id: offer.id, version: 1 }] })
  expect(await app.audited('product-offer', offer.id)).toMatchObject([{ event: 'created' }])
})

test('R4: a price more than three times the last waits for staff, also by small steps', async () => {
  const [jumping, stepping] = [await sell(100_000), await sell(100_000)]
  await reprice([jumping], { formula: { percent: 300 } })
  await reprice([stepping], { formula: { percent: 90 } })
  await reprice([{ ...stepping, version: 3 }], { formula: { percent: 90 } })

  expect(await view(jumping)).toMatchObject({ price_quarantine: true, last_price_kopecks: 100_000 })
  expect(await view(stepping)).toMatchObject({ price_quarantine: true, last_price_kopecks: 190_000 })
})

test('R4: a seller changes the prices of their own offers in the version that they saw', async () => {
  const [offer, changed] = [await make(100_000), await make(100_000)]
  await merchant.put(`${OFFERS}/${changed.id}`, { body: { min_order: 2 }, version: 1 })
  const formula = { add_kopecks: 100 }
  const foreign = await reprice([offer], { formula }, stranger)
  const own = await reprice([offer, changed], { formula })
  const viewer = await reprice([offer], { formula }, moderator)

  expect(foreign.body).toEqual({
    processed: 0,
    skipped: [{ id: offer.id, message: 'Запись не найдена' }],
    changed: [],
  })
  expect(own.body).toEqual({
    processed: 1,
    skipped: [
      {
        id: changed.id,
        message: expect.stringMatching(/^Вы уже изменили эту запись \d\d\.\d\d\.\d{4} \d\d:\d\d$/),
      },
    ],
    changed: [{ id: offer.id, version: 2 }],
  })
  expect(viewer.status).toBe(403)
})

test('R4: the dry run of new prices reports what the run does, and changes nothing', async () => {
  const [fine, cheap] = [await make(100_000), await make(100)]
  const formula = { percent: -10 }
  const tried = await reprice([fine, cheap], { formula, dry_run: true })
  const between = await view(fine)
  const done = await reprice([fine, cheap], { formula })

  expect(between).toMatchObject({ price_kopecks: 100_000, version: 1 })
  expect(tried.body).toEqual({ ...done.body, changed: [] })
  expect(done.body).toMatchObject({ processed: 1, skipped: [{ id: cheap.id }], changed: [{ id: fine.id, version: 2 }] })
})
