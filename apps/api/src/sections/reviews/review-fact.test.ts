import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { send, useFacts } from '#test/orders/facts.ts'

const app = await useApp()
const { moment, next, offers, orderOf, receive, review } = await useFacts(app)
const REVIEWS = '/api/review/admin/review'
const factOf = (more: object) => ({
  source: 'shop',
  external_id: next('review'),
  occurred_at: moment(),
  target: 'product',
  author_name: 'Пётр К.',
  rating: 4,
  text: 'Подошло, спасибо',
  ...more,
})
const view = async (id: number) => (await (await app.as('admin@example.com')).get(`${REVIEWS}/${id}`)).body

test('R40: reviews.receive: a review of a line of an order is of a verified purchase, and waits for moderation', async () => {
  const [sold, other] = await offers(2)
  if (!sold || !other) return
  const order = orderOf([sold])
  await receive(order)
  const input = factOf({ order_external_id: order.external_id, offer_id: sold.id, text: 'Звоните 8 900 000-45-67' })
  const [made] = await review(input)
  expect(made).toMatchObject({ state: 'applied', entity: 'review' })
  expect(await view(made.entity_id)).toMatchObject({
    status: 'new',
    product_id: sold.product_id,
    company_id: sold.company_id,
    is_verified: true,
    flags: expect.arrayContaining(['phone']),
  })
  expect((await review(input))[0]).toMatchObject({ entity_id: made.entity_id, is_repeated: true })
  const [foreign] = await review(factOf({ order_external_id: order.external_id, offer_id: other.id }))
  expect(foreign).toMatchObject({
    state: 'refused',
    field: 'offer_id',
    message: 'Предложение: такого товара в заказе нет',
  })
  const [early] = await review(factOf({ order_external_id: 'unknown', offer_id: sold.id }))
  expect(early).toMatchObject({ state: 'waiting' })
  const [unknown] = await review(factOf({ product_id: 999_999_999 }))
  expect(unknown).toMatchObject({ state: 'refused', field: 'product_id' })
  expect(await view((await review(factOf({ product_id: sold.product_id })))[0].entity_id)).toMatchObject({
    is_verified: false,
  })
})

test('reviews.receive: a sender who serves one seller brings reviews of that seller alone', async () => {
  const [own, foreign] = await offers(2)
  if (!own || !foreign) return
  const seller = await app.holding(['review.receive'], { scope: 'own', companies: [own.company_id] })
  const [ofOwn, ofForeign, ofProduct] = await send(
    seller,
    `${REVIEWS}/receive`,
    factOf({ target: 'company', company_id: own.company_id }),
    factOf({ target: 'company', company_id: foreign.company_id }),
    factOf({ product_id: foreign.product_id }),
  )
  expect([ofOwn.state, ofForeign.state, ofProduct.state]).toEqual(['applied', 'refused', 'refused'])
})
