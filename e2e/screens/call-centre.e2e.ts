import type { Api } from '../support/api.ts'
import { expect, heading, test, toasts } from '../support/fixtures.ts'
import { press, tabTo } from '../support/keys.ts'

test.use({ as: 'orders' })

/** Offers that can be ordered, of different sellers. */
async function offersOnSale(admin: Api, count: number) {
  const { items } = await admin.productOffers.list({ status: ['active'], sort: ['-available'], per_page: 100 })
  const plan = await admin.orders.plan({ offer_id: items.map(({ id }) => id), quantity: items.map(() => 2) })
  const fitting = plan.offers.filter(
    ({ obstacle, available, min_order }) => !obstacle && available > 5 && min_order < 3,
  )
  const first = fitting.filter(
    ({ company }, index) => fitting.findIndex((other) => other.company.id === company.id) === index,
  )
  expect(first.length).toBeGreaterThanOrEqual(count)
  return first.slice(0, count)
}

test('R42: a call-centre order by keyboard', async ({ page, admin }) => {
  const { items } = await admin.orders.list({ q: '1000123' })
  const { buyer_phone = '', buyer_name = '' } = items[0] ?? {}
  const offers = await offersOnSale(admin, 3)
  const { items: ways } = await admin.paymentSystems.options({ q: 'карт', limit: 1 })
  await page.goto('/orders')
  await press(page, page.getByRole('link', { name: 'Создать заказ' }))
  await expect(heading(page, 'Новый заказ')).toBeFocused()

  await tabTo(page, page.getByLabel('Телефон'))
  await page.keyboard.type(buyer_phone)
  await press(page, page.getByRole('button', { name: new RegExp(`^${buyer_name}`) }))
  const search = page.getByRole('combobox', { name: 'Артикул, бренд или название' })
  for (const { product, company } of offers) {
    await expect(search).toBeFocused()
    await page.keyboard.type(product.label)
    const option = page.getByRole('option', { name: company.label }).first()
    await expect(option).toBeVisible()
    while ((await option.getAttribute('data-active')) === null) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type('2')
    await page.keyboard.press('Enter')
  }
  const goods = offers.reduce((sum, { price_kopecks }) => sum + price_kopecks * 2, 0)
  const parts = page.getByRole('region', { name: 'Подзаказы' }).or(page.locator('section', { hasText: 'Подзаказы' }))
  for (const { company } of offers) await expect(parts.last()).toContainText(company.label)

  await page.reload()
  await expect(page.getByText('Восстановлены несохранённые изменения.')).toBeVisible()
  await tabTo(page, page.getByLabel('Стоимость доставки'))
  await page.keyboard.type('300,01')
  await tabTo(page, page.getByRole('combobox', { name: 'Способ оплаты' }))
  await page.keyboard.type(ways[0]?.label ?? '')
  await expect(page.getByRole('option', { name: ways[0]?.label ?? '' })).toBeVisible()
  await page.keyboard.press('Enter')
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/order/receive')) sent.push(request.postDataJSON())
  })
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Control+Enter')

  await expect(page).toHaveURL(/\/orders\/\d+$/)
  await expect(toasts(page).getByText(/^Заказ \d+ создан$/)).toBeVisible()
  expect(sent).toHaveLength(1)
  const number = new URL(page.url()).pathname.replace('/orders/', '')
  await expect(heading(page, `Заказ ${number}`)).toBeVisible()
  const made = await admin.orders.viewByNumber({ number })
  expect(made).toMatchObject({
    buyer_phone,
    source: 'manual',
    items_kopecks: goods,
    delivery_kopecks: 30_001,
    total_kopecks: goods + 30_001,
  })
  expect(new Set(made.sub_orders.map(({ company }) => company.id))).toEqual(
    new Set(offers.map(({ company }) => company.id)),
  )
})
