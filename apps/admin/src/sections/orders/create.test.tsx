import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { order, orderList, orderRow } from './sample.ts'

const meta = { total: 1, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }
const named = (id: number, label: string) => ({ items: [{ id, label, hint: null, is_active: true }] })

const offer: Schemas['OfferForOrder'] = {
  offer_id: 31,
  product: { id: 1001, label: 'Фильтр масляный W 914/2' },
  article: 'W 914/2',
  brand: 'MANN-FILTER',
  company: { id: 1, label: 'Автодеталь-Север' },
  price_kopecks: 100_050,
  min_order: 1,
  available: 4,
  obstacle: null,
}
const closed: Schemas['OfferForOrder'] = {
  ...offer,
  offer_id: 32,
  company: { id: 2, label: 'Смирнова А. П.' },
  obstacle: 'Продавец не работает',
}
const parts = [{ company: offer.company, store_point: { id: 11, label: 'Склад на Ленина' }, offer_ids: [31] }]

const handlers = [
  on.productOffers.list({
    items: [32, 31].map((id) => ({ id })) as Schemas['ProductOfferRow'][],
    meta,
  }),
  on.orders.plan(({ offer_id }) => ({
    offers: [offer, closed].filter((one) => offer_id.includes(one.offer_id)),
    parts,
  })),
  on.orders.list(({ q }) => ({ items: q === '+79161234567' ? [orderRow] : [], meta })),
  on.orders.view(order),
  on.orders.viewByNumber(order),
  on.cities.options(named(7, 'Москва')),
  on.deliveries.options(named(1, 'Курьер СДЭК')),
  on.deliveries.view({ id: 1, type: 'courier' } as Schemas['Delivery']),
  on.paymentSystems.options(named(1, 'Картой на сайте')),
]

const answer = (more: Partial<Schemas['ReceivedFact']>): Schemas['Received'] => ({
  items: [
    {
      row: 0,
      external_id: 'x',
      state: 'applied',
      status: 200,
      is_repeated: false,
      fact_id: 1,
      entity: 'order',
      entity_id: 123,
      entity_label: '1000123',
      message: null,
      field: null,
      differences: [],
      ...more,
    },
  ],
})

const search = () => page.getByRole('combobox', { name: 'Артикул, бренд или название' })
const create = () => page.getByRole('button', { name: 'Создать', exact: true })
const toast = () => page.getByRole('region', { name: 'Уведомления' })

async function findPart() {
  await search().fill('W914')
  await expect.element(page.getByRole('option', { name: /Автодеталь-Север/ })).toBeVisible()
}

async function choose(field: string, option: string) {
  await page.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

/** A buyer who has ordered before, one line, and the payment. */
async function fillIn() {
  await page.getByLabelText('Телефон').fill('8 916 123 45 67')
  await page.getByRole('button', { name: /Кузнецов Олег, Москва/ }).click()
  await expect.element(search()).toHaveFocus()
  await findPart()
  await userEvent.keyboard('{Enter}2{Enter}')
  await page.getByLabelText('Стоимость доставки').fill('300,01')
  await choose('Способ оплаты', 'Картой на сайте')
}

test('R42: an order is sent under one number until it is there, whatever became of the answers before', async () => {
  const bodies: Schemas['OrderFact'][] = []
  const answers = [
    () => Response.error(),
    () => answer({ state: 'refused', status: 422, message: 'Строка 1: не хватает остатка', field: 'lines.0.quantity' }),
    () => answer({}),
  ]
  const { address } = await openPanel('/orders/create', {
    handlers: [
      on.orders.receive(({ items }) => {
        bodies.push(...items)
        return answers[bodies.length - 1]?.() ?? answer({})
      }),
      ...handlers,
    ],
  })
  await fillIn()
  await create().click()
  await expect.element(toast().getByText(/Нет связи с сервером/)).toBeVisible()
  await create().click()
  await expect.element(page.getByRole('alert').getByText('Строка 1: не хватает остатка')).toBeVisible()
  await expect
    .element(page.getByRole('textbox', { name: 'Количество: Фильтр масляный W 914/2' }))
    .toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: 'Количество: Фильтр масляный W 914/2' }).fill('1')
  await create().dblClick()
  await expect.poll(address).toBe('/orders/1000123')
  await expect.element(toast().getByText('Заказ 1000123 создан')).toBeVisible()

  expect(new Set(bodies.map(({ external_id }) => external_id)).size).toBe(1)
  expect(bodies).toHaveLength(3)
  expect(bodies[2]).toMatchObject({
    source: 'panel',
    channel: 'manual',
    buyer_name: 'Кузнецов Олег',
    buyer_phone: '+79161234567',
    buyer_email: 'oleg@example.com',
    city_id: 7,
    delivery_id: 1,
    address: 'ул. Ленина, 5',
    delivery_kopecks: 30_001,
    lines: [{ offer_id: 31, quantity: 1, price_kopecks: 100_050, discount_kopecks: 0 }],
  })
})

test('R42: an order that an earlier request made is opened, and the later changes are named as missing', async () => {
  const { address } = await openPanel('/orders/create', {
    handlers: [
      on.orders.receive(answer({ status: 409, differences: ['address', 'occurred_at'], message: 'Занято' })),
      ...handlers,
    ],
  })
  await fillIn()
  await create().click()
  await expect.poll(address).toBe('/orders/1000123')
  await expect.element(toast().getByText(/Заказ 1000123 уже создан раньше/)).toBeVisible()
})

test('R42: what cannot be ordered says why, and a shortage stands at its line before anything is sent', async () => {
  const { requests } = await openPanel('/orders/create', { handlers })
  await findPart()
  const option = page.getByRole('option', { name: /Продавец не работает/ })
  await expect.element(option).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}9')
  await expect.element(page.getByText('Не хватает остатка: доступно 4')).toBeVisible()
  await expect.element(page.getByText('Склад на Ленина')).toBeVisible()
  await create().click()
  await expect.element(page.getByText('Строка 1: Не хватает остатка: доступно 4')).toBeVisible()
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
})

test('R42: without the right to make orders there is neither the button nor the screen', async () => {
  const { router, address } = await openPanel('/orders', {
    as: ['order.index', 'product-offer.index'],
    handlers: [orderList],
  })
  await expect.element(page.getByRole('link', { name: '1000123' }).first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Создать заказ' })).not.toBeInTheDocument()
  await router.navigate('/orders/create')
  await expect.poll(address).not.toBe('/orders/create')
})

test('R42: without the right to see phones of buyers, none is found by a phone', async () => {
  const { requests } = await openPanel('/orders/create', {
    as: ['order.receive', 'order.index', 'product-offer.index'],
    handlers,
  })
  await page.getByLabelText('Телефон').fill('8 916 123 45 67')
  await page.getByLabelText('Имя').fill('Олег')
  await expect.element(page.getByRole('group', { name: 'Прошлые заказы' })).not.toBeInTheDocument()
  expect(requests.filter(({ url }) => new URL(url).searchParams.has('q'))).toEqual([])
})
