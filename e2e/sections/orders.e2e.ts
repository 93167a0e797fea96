import { dayAt, daysAfter } from '@admin-panel/sdk/validation'
import type { Api } from '../support/api.ts'
import { expect, heading, menu, test, toasts } from '../support/fixtures.ts'

const DAY = 86_400_000

type SubOrder = Awaited<ReturnType<Api['subOrders']['view']>>
type Filters = Parameters<Api['subOrders']['list']>[0]

const ago = (days: number) => daysAfter(dayAt(Date.now()), -days)
const age = ({ delivered_at }: SubOrder) => (delivered_at ? (Date.now() - Date.parse(delivered_at)) / DAY : Infinity)

/** A suitable sub-order of the demo data. */
async function findSubOrder(admin: Api, filters: Filters, fits: (subOrder: SubOrder) => boolean) {
  const { items } = await admin.subOrders.list({ per_page: 100, ...filters })
  for (const { id } of items) {
    const subOrder = await admin.subOrders.view({ id })
    if (fits(subOrder)) return subOrder
  }
  throw new Error('The demo data has no such sub-order')
}

test.describe('an operator', () => {
  // The browser logs a refusal as an error; the missing track number provokes one.
  test.use({ as: 'orders', refusals: [422] })

  test('a sub-order goes to delivery with a track number, and the timeline names the author', async ({ page }) => {
    await page.goto('/orders?q=1000123')
    await page.getByRole('link', { name: '1000123', exact: true }).click()
    await expect(heading(page, 'Заказ 1000123')).toBeVisible()
    await page.getByRole('link', { name: '1000123-1' }).first().click()
    // The order's own page has the same button.
    await expect(heading(page, 'Подзаказ 1000123-1')).toBeVisible()
    const dialog = page.getByRole('dialog')
    const confirm = dialog.getByRole('button', { name: 'Передать в доставку' })
    await page.getByRole('button', { name: 'Отметить собранным' }).click()
    await page.getByRole('button', { name: 'Передать в доставку' }).click()
    await confirm.click()
    await expect(dialog.getByText('Укажите трек-номер или выберите курьера')).toBeVisible()
    await dialog.getByLabel('Трек-номер').fill('RA123456789RU')
    await confirm.click()
    await expect(page.getByRole('button', { name: 'В доставке' })).toBeVisible()
    await expect(page.getByText('RA123456789RU')).toBeVisible()
    const events = page.getByRole('group', { name: 'Сегодня' }).getByRole('listitem')
    await expect(events.filter({ hasText: 'В доставке' }).first()).toContainText(/[А-ЯЁ][а-яё]+ [А-ЯЁ]\./)
    await expect(events.filter({ hasText: 'Готов к отгрузке' }).first()).toContainText(/\d\d:\d\d/)
  })

  test('R5: fifty orders are confirmed at once; the result says how many were skipped and why, and is undone', async ({
    page,
    admin,
  }) => {
    const statusOf = async (number: string) => (await admin.subOrders.list({ q: number })).items[0]?.status
    await page.goto('/orders?per_page=50')
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(51)
    await page.getByRole('checkbox', { name: 'Выбрать все строки на странице' }).click()
    await expect(page.getByText('Выбрано: 50')).toBeVisible()
    await page.getByRole('button', { name: 'Подтвердить', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: /^Подтвердить/ })
    await dialog.getByRole('button', { name: /^Проверить/ }).click()
    const plan = await dialog.getByText(/^Изменится: \d+, останется как есть: \d+$/).textContent()
    const [changed = 0, unchanged = 0] = countsIn(plan)
    const number =
      (await dialog
        .getByText(/^\d+-\d$/)
        .first()
        .textContent()) ?? ''
    expect(await statusOf(number)).toBe('new')
    await dialog.getByRole('button', { name: `Изменить ${changed}` }).click()
    // Another test may have moved one of these orders since the plan was made.
    const result = await dialog.getByText(/^Подтверждено \d+, пропущено \d+/).textContent()
    const [done = 0, ...others] = countsIn(result)
    expect(done).toBeGreaterThan(0)
    expect(others.reduce((sum, count) => sum + count, done)).toBe(changed + unchanged)
    await expect(dialog.getByText(/Нельзя перевести из «.+» в «Подтверждён»/).first()).toBeVisible()
    expect(await statusOf(number)).toBe('confirmed')
    await dialog.getByRole('button', { name: 'Отменить изменение' }).click()
    // The worker takes the orders back one by one, beside what other tests have begun.
    await expect.poll(() => statusOf(number), { timeout: 60_000 }).toBe('new')
  })
})

test('two pieces of three are cancelled, and every sum equals its preview', async ({ page, admin }) => {
  const subOrder = await findSubOrder(
    admin,
    { status: ['confirmed', 'assembling'] },
    // Another test changes this sub-order too.
    ({ number, items }) =>
      number !== '1000123-1' && items.length === 1 && items[0]?.quantity === 3 && items[0].cancelled_qty === 0,
  )
  await page.goto(`/orders/${subOrder.order_id}`)
  const lane = page.locator('section').filter({ has: page.getByRole('link', { name: subOrder.number, exact: true }) })
  await lane.getByRole('button', { name: /Подтверждён|Собирается/ }).click()
  await page.getByRole('menuitem', { name: 'Отменить подзаказ' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/сколько штук$/).fill('2')
  await dialog.getByLabel('Причина').selectOption({ label: 'Товар закончился' })
  const promised = async (row: RegExp) => {
    const text = await dialog.getByRole('row', { name: row }).getByRole('cell').last().textContent()
    return Math.round(Number((text ?? '').replaceAll(/[^\d,]/g, '').replace(',', '.')) * 100)
  }
  const [part, whole, fee] = [await promised(/^Подзаказ/), await promised(/^Весь заказ/), await promised(/^Комиссия/)]
  await dialog.getByRole('button', { name: 'Отменить подзаказ' }).click()
  await expect(toasts(page).getByText('Товары отменены, статус прежний')).toBeVisible()
  await expect(page.getByText('отменено 2 из 3')).toBeVisible()
  expect(await admin.subOrders.view({ id: subOrder.id })).toMatchObject({
    status: subOrder.status,
    total_kopecks: part,
    commission_kopecks: fee,
  })
  const order = await admin.orders.view({ id: subOrder.order_id })
  expect(order.total_kopecks).toBe(whole)
  expect(order.status).not.toBe('cancelled')
})

test('an old delivery cannot be returned; a part of a recent one can', async ({ page, admin }) => {
  const old = await findSubOrder(
    admin,
    { status: ['delivered'], placed_to: ago(25) },
    (subOrder) => age(subOrder) > 15 && Number.isFinite(age(subOrder)),
  )
  const fresh = await findSubOrder(
    admin,
    { status: ['delivered'], placed_from: ago(14) },
    (subOrder) => age(subOrder) < 12 && subOrder.items.reduce((sum, { quantity }) => sum + quantity, 0) > 1,
  )
  await page.goto(`/orders/suborder/${old.id}`)
  await expect(heading(page, `Подзаказ ${old.number}`)).toBeVisible()
  await expect(page.getByText('Выдан', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Выдан', exact: true })).toHaveCount(0)

  await page.goto(`/orders/suborder/${fresh.id}`)
  await page.getByRole('button', { name: 'Выдан', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Оформить возврат' }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByLabel(/сколько штук$/)
    .first()
    .fill('1')
  await dialog.getByLabel('Причина').selectOption({ label: 'Не подошёл к автомобилю' })
  await dialog.getByRole('button', { name: 'Оформить возврат' }).click()
  await expect(page.getByRole('button', { name: 'Частично возвращён' })).toBeVisible()
  await expect(page.getByText(/^возвращено 1 из/)).toBeVisible()
})

test.describe('rates', () => {
  test.use({ refusals: [422] })

  test('tiers that overlap are refused with both of them named', async ({ page }) => {
    await page.goto('/delivery?tab=methods')
    await page.getByRole('link', { name: 'Курьер СДЭК' }).click()
    const grid = page.getByRole('grid', { name: 'Тарифы: Везде' })
    await grid.getByRole('rowheader').nth(1).click()
    await page.keyboard.type('3000')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Сохранить' }).click()
    const message = 'Пересекаются весовые диапазоны 0–5 000 г и 3 000–15 000 г'
    await expect(page.getByRole('group', { name: 'Тарифы' }).getByText(message)).toBeVisible()
  })
})

test('an order prints as one clean page for each of its sellers', async ({ page }) => {
  await page.goto('/orders/123')
  await expect(heading(page, 'Заказ 1000123')).toBeVisible()
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page.getByText('Передал').first()).toBeVisible()
  await expect(menu(page)).toBeHidden()
})

test.describe('a seller', () => {
  // The browser logs the missing part as an error.
  test.use({ as: 'merchant1', refusals: [404] })

  test('P7: a seller sees the own part of an order and not how to reach the buyer', async ({ page }) => {
    await page.goto('/orders/123')
    await expect(page.getByRole('heading', { name: /1000123-1/ })).toBeVisible()
    await expect(page.getByText('1000123-2')).toHaveCount(0)
    await expect(page.getByText(/^\+7 •••/)).toBeVisible()
    await expect(page.getByText('Заметка сотрудников')).toHaveCount(0)
    await page.goto('/orders/suborder/170')
    await expect(page.getByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
  })
})

function countsIn(text: string | null) {
  return (text ?? '').match(/\d+/g)?.map(Number) ?? []
}
