import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { operationOf } from '#test/sample-operation.ts'
import { around, meta, point, row } from './sample.ts'

const list = on.storePoints.list({ items: [row], meta })

test('R8: /warehouse lists shops and warehouses', async () => {
  const received: unknown[] = []
  await openPanel('/warehouse', {
    handlers: [on.storePoints.list((params) => (received.push(params), { items: [row], meta })), ...around],
  })
  const tableRow = page.getByRole('row', { name: /Автодеталь-Север/ })
  await expect.element(tableRow).toMatchTextContent(/WH-0007.*Склад.*Владивосток.*09:00–18:00.*открыто.*Работает/)
  await expect.element(tableRow.getByText('ул. Складская, д. 5, Владивосток', { exact: true })).toBeVisible()
  await expect.element(tableRow.getByRole('link')).toHaveAttribute('href', '/warehouse/7')
  expect(document.title).toBe('Магазины и склады — Верстак')
  expect(received).toEqual([{ type: ['shop', 'warehouse'] }])
})

test('R9, R27: the address holds the filters of /pickup, and only its own types are requested', async () => {
  const received: unknown[] = []
  const point = { ...row, type: 'pickup_point' as const }
  const { address } = await openPanel('/pickup?type=pickup_point,shop&open_now=true&bbox=nowhere&sort=city', {
    handlers: [on.storePoints.list((params) => (received.push(params), { items: [point], meta })), ...around],
  })
  await expect.element(page.getByRole('link', { name: row.name })).toHaveAttribute('href', '/pickup/7')
  expect(received).toEqual([{ type: ['pickup_point'], open_now: true, sort: ['city'] }])
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await expect.poll(address).toBe('/pickup?sort=city')
})

test('R9: the map shows all filtered points and limits the list to its area', async () => {
  const { address } = await openPanel('/warehouse?status=active', { handlers: [list, ...around] })
  await page.getByRole('link', { name: 'Карта' }).click()
  await expect.poll(address).toBe('/warehouse?status=active&show=map')
  const map = page.getByRole('application', { name: 'Точки на карте' })
  const marker = map.getByRole('button', { name: 'Склад «Автодеталь-Север» (09:00–18:00)' })
  await expect.element(marker).toBeVisible()
  const narrow = page.getByRole('button', { name: 'Показать в списке только эту область' })
  await expect.element(narrow).toBeDisabled()
  await marker.click()
  await expect.element(page.getByRole('link', { name: row.name }).nth(1)).toBeVisible()
  await map.getByRole('button', { name: 'Отдалить' }).click()
  await narrow.click()
  await expect.poll(address).toMatch(/^\/warehouse\?status=active&show=map&bbox=131\./)
  await expect.element(page.getByRole('button', { name: 'Убрать «На карте»' })).toBeVisible()
})

test('R8: a selection goes on pause with a reason, once it was tried', async () => {
  const { handlers, prepared } = operationOf({ checked: { resource: 'storePoints', total: 1, changed: 1 } })
  await openPanel('/warehouse', {
    handlers: [
      list,
      on.operationReasons.options({
        items: [
          {
            id: 9,
            label: 'Инвентаризация',
            hint: null,
            is_active: true,
            requires_comment: false,
            affects_rating: false,
          },
        ],
      }),
      ...handlers,
      ...around,
    ],
  })
  await page
    .getByRole('row', { name: /WH-0007/ })
    .getByRole('checkbox')
    .click()
  await page.getByRole('button', { name: 'Поставить на паузу' }).click()
  const dialog = page.getByRole('dialog', { name: 'Поставить на паузу: 1 точка' })
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(dialog.getByText('Выберите причину').nth(1)).toBeVisible()
  await dialog.getByLabelText('Причина').selectOptions('Инвентаризация')
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await dialog.getByRole('button', { name: 'Изменить 1 запись' }).click()
  await expect.element(dialog.getByText('Приостановлено 1')).toBeVisible()
  const items = [{ id: 7, version: 3 }]
  expect(prepared).toEqual([{ call: 'storePoints.disableByIds', input: { reason_id: 9 }, items, start: false }])
})

test('P6: a user who may only open the screens sees the list without links or actions', async () => {
  await openPanel('/warehouse', { as: ['storage'], handlers: [list, ...around] })
  await expect.element(page.getByRole('row', { name: /WH-0007/ })).toBeVisible()
  expect(page.getByRole('row').getByRole('link').elements()).toEqual([])
  expect(page.getByRole('button', { name: 'Выгрузить' }).elements()).toEqual([])
  expect(page.getByRole('link', { name: 'Создать точку' }).elements()).toEqual([])
})

test('R8: /warehouse/{id} shows the place, the hours in its own zone and the fields of its type', async () => {
  await openPanel('/warehouse/7', { handlers: [on.storePoints.view(point), ...around] })
  await expect.element(page.getByRole('heading', { level: 1, name: row.name })).toBeVisible()
  await expect.element(page.getByText('690001, Владивосток, ул. Складская, д. 5')).toBeVisible()
  await expect.element(page.getByText('Круглосуточно').first()).toBeVisible()
  await expect.element(page.getByText('18:00 (UTC+10)')).toBeVisible()
  await expect.element(page.getByText('Приём заказов до')).toBeVisible()
  expect(page.getByText('Срок хранения, дней').elements()).toEqual([])
})

test('R9: a point that is opened in the other section leads to its own', async () => {
  const { address } = await openPanel('/warehouse/7?tab=history', {
    handlers: [
      on.storePoints.view({ ...point, type: 'pickup_point' }),
      on.storePoints.deactivationHistory({ items: [] }),
      on.auditLog.list({ items: [], meta: { ...meta, total: 0 } }),
      ...around,
    ],
  })
  await expect.element(page.getByText('Статус ещё не менялся')).toBeVisible()
  expect(address()).toBe('/pickup/7?tab=history')
})

test('R8: «Остатки» show the stock of this point', async () => {
  const received: unknown[] = []
  await openPanel('/warehouse/7?tab=stocks', {
    handlers: [
      on.storePoints.view(point),
      on.productOffers.list((params) => (received.push(params), { items: [], meta: { ...meta, total: 0 } })),
      ...around,
    ],
  })
  await expect.element(page.getByText('На этой точке нет товаров')).toBeVisible()
  expect(received).toContainEqual({ store_point_id: [7], sort: ['-available'], page: 1, per_page: 20 })
})

test('R8: a pause asks for a reason and shows its end', async () => {
  const paused = { ...point, status: 'paused' as const, paused_until: '2026-12-01T00:00:00Z', version: 4 }
  const { sent } = await openPanel('/warehouse/7', {
    handlers: [
      on.storePoints.view(point),
      on.storePoints.statusChange(paused),
      on.operationReasons.options({
        items: [
          {
            id: 9,
            label: 'Инвентаризация',
            hint: null,
            is_active: true,
            requires_comment: false,
            affects_rating: false,
          },
        ],
      }),
      ...around,
    ],
  })
  await page.getByRole('button', { name: 'Работает' }).click()
  await page.getByRole('menuitem', { name: 'Поставить на паузу' }).click()
  await page.getByLabelText('Причина').selectOptions('Инвентаризация')
  await page.getByRole('button', { name: 'Поставить на паузу' }).click()
  await expect.element(page.getByText(/^Точка на паузе до .*03:00 \(10:00 во Владивостоке\)\.$/)).toBeVisible()
  expect(await sent('PUT', '/status-change/7')).toEqual([{ status: 'paused', reason_id: 9 }])
})

test('R9: the record lists the upcoming special days', async () => {
  const schedule_exceptions = [
    { date: '2001-01-01', hours: [] },
    { date: '2099-12-29', hours: [{ from: '09:00', to: '15:00' }] },
  ]
  await openPanel('/warehouse/7', { handlers: [on.storePoints.view({ ...point, schedule_exceptions }), ...around] })
  await expect.element(page.getByText('вт, 29.12.2099')).toBeVisible()
  expect(page.getByText('01.01.2001').elements()).toEqual([])
})

test('R8: a point shows whether it is open and what waits there, each number as a link to its list', async () => {
  const received: unknown[] = []
  await openPanel('/warehouse/7', {
    handlers: [
      on.storePoints.view(point),
      on.orders.list((params) => (received.push(params), { items: [], meta: { ...meta, total: 12 } })),
      ...around,
    ],
  })
  const main = page.getByRole('main')
  await expect.element(main).toMatchTextContent(/Сейчас(Открыто|Закрыто).*Заказов к отгрузке12.*До центра города3,4 км/)
  await expect
    .element(main.getByRole('link', { name: '12', exact: true }))
    .toHaveAttribute('href', '/orders?store_point_id=7&sub_status=new%2Cconfirmed%2Cassembling%2Cready_to_ship')
  expect(received).toMatchObject([
    { store_point_id: [7], sub_status: ['new', 'confirmed', 'assembling', 'ready_to_ship'] },
  ])
})
