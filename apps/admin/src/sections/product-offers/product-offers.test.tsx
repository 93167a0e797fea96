import { createTestUser } from '@admin-panel/sdk/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { importing, sentLines } from '#test/sample-import.ts'
import { operationOf } from '#test/sample-operation.ts'
import { meta, offer, other, prices } from '#test/sample-offers.ts'

const list = on.productOffers.list({ items: [offer, other], meta })
const stock = (id: number, label: string, quantity: number, reserved: number) => {
  return { store_point_id: id, store_point: { id, label }, code: `P-${id}`, quantity, reserved }
}
const history = on.productOffers.priceHistory(prices)

test('R4: /products/offers shows products, sellers, prices and stocks', async () => {
  await openPanel('/products/offers', { handlers: [list] })
  const tableRow = page.getByRole('row', { name: /Фильтр масляный/ })
  await expect
    .element(tableRow)
    .toMatchTextContent(/MANN-FILTER.*A001-000279.*Автодеталь-Север.*649,00.*799,00.*12.*В продаже/)
  await expect.element(page.getByRole('row', { name: /Фильтр воздушный/ })).toMatchTextContent(/Нет в наличии/)
  await expect.element(page.getByRole('link', { name: 'Предложения' })).toHaveAttribute('aria-current', 'page')
})

test('R4: a user of one seller sees no column, filter or choice of sellers', async () => {
  const testUser = createTestUser(['product-offer', 'product-offer.upsert', 'product-offer.export'])
  const user = {
    ...testUser,
    company_ids: [1],
    roles: testUser.roles.map((role) => ({ ...role, scope: 'own' as const })),
  }
  await openPanel('/products/offers', { as: user, handlers: [list] })
  await expect.element(page.getByRole('row', { name: /Фильтр масляный/ })).toBeVisible()
  await expect.element(page.getByRole('columnheader', { name: 'Продавец' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Продавец/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Загрузить цены' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: 'Скачать мой прайс-лист' })).toBeVisible()
  await expect.element(dialog.getByLabelText('Файл CSV или XLSX')).toBeEnabled()
  await expect.element(dialog.getByRole('combobox')).not.toBeInTheDocument()
})

test('R4: prices are pasted into the sheet; rejected ones stay with their reason, the others are saved', async () => {
  const sent: unknown[] = []
  await openPanel('/products/offers?show=sheet', {
    handlers: [
      list,
      on.productOffers.upsert((params) => {
        sent.push(params)
        const message = 'Предложение уже изменено кем-то другим: обновите список'
        return { created: 0, updated: 1, unchanged: 0, errors: [{ row: 1, field: 'version', message }] }
      }),
    ],
  })
  const grid = page.getByRole('grid', { name: 'Предложения' })
  await grid.getByRole('gridcell', { name: '649,00' }).click()
  const data = new DataTransfer()
  data.setData('text/plain', '700\n1300')
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
  )
  await expect.element(page.getByText('Не сохранено: 2 строки')).toBeVisible()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(grid.getByText(/обновите список/).first()).toBeInTheDocument()
  await expect.element(page.getByText('Не сохранено: 1 строка')).toBeVisible()
  expect(sent).toEqual([
    {
      skip_invalid: true,
      items: [
        { company_id: 1, seller_sku: 'A001-000279', version: 4, price_kopecks: 70_000 },
        { company_id: 1, seller_sku: 'A001-000280', version: 2, price_kopecks: 130_000 },
      ],
    },
  ])
})

test('R30: a price is brought back from its history, and taken back with the version that it left', async () => {
  const sent: unknown[] = []
  const { address } = await openPanel('/products/offers?offer=7', {
    handlers: [
      list,
      history,
      on.productOffers.view(offer),
      on.productOffers.update((params) => {
        sent.push(params)
        const { price_kopecks = 0, old_price_kopecks = null } = params
        return { ...offer, price_kopecks, old_price_kopecks, version: offer.version + sent.length }
      }),
    ],
  })
  const table = page.getByRole('table', { name: 'История цен' })
  await expect.element(table.getByRole('row', { name: /649,00/ })).toMatchTextContent(/Орлова Д. С.*Импорт/)
  await table.getByRole('button', { name: 'Вернуть эту цену' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Вернуть эту цену' }).click()
  await expect.element(page.getByText(/Возвращена цена 700,00/)).toBeVisible()
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent).toEqual([
    { id: 7, version: 4, price_kopecks: 70_000, old_price_kopecks: null },
    { id: 7, version: 5, price_kopecks: 64_900, old_price_kopecks: 79_900 },
  ])
  await userEvent.keyboard('{Escape}')
  await expect.poll(address).toBe('/products/offers')
})

test('R4: the plot of prices names each by the exact moment of its change in the user’s zone, by the arrows too', async () => {
  await openPanel('/products/offers?offer=7', { handlers: [list, history, on.productOffers.view(offer)] })
  const plot = page.getByRole('slider', { name: 'Цена во времени' })
  await expect.element(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/^сейчас, Цена 649,00/))
  plot.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect
    .element(plot)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^20 нояб. 2026, 12:00:00 GMT\+3, Цена 649,00/))
  await userEvent.keyboard('{Home}')
  await expect
    .element(plot)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^1 июн. 2026, 12:00:00 GMT\+3, Цена 700,00/))
  await expect
    .element(
      page
        .getByRole('dialog')
        .getByText(/^1 июн. 2026, 12:00:00/)
        .last(),
    )
    .toBeVisible()
})

test('R4: an offer shows its stock by point: what is for sale, what is reserved, and where little or nothing is left', async () => {
  const stocks = [stock(1, 'Лавка', 2, 2), stock(2, 'Склад', 1200, 20), stock(3, 'Витрина', 3, 0)]
  await openPanel('/products/offers?offer=7', {
    handlers: [list, history, on.productOffers.view({ ...offer, stocks })],
  })
  const points = page.getByRole('list', { name: 'В наличии по точкам' }).getByRole('listitem')
  await expect.element(points.nth(0)).toMatchTextContent(/Склад.*1.180.*отложено 20/)
  await expect.element(points.nth(1)).toMatchTextContent(/Витрина.*мало: 3/)
  await expect.element(points.nth(2)).toMatchTextContent(/Лавка.*нет.*отложено 2/)
})

test('R4: a price list with custom titles is read by the user’s column mapping and lists the skipped columns', async () => {
  const { requests } = await openPanel('/products/offers', {
    handlers: [
      list,
      ...importing({
        checked: { changed: 1, done: 2, total: 2 },
        skipped: [[4, 'Артикул: «X-1» не найден']],
      }),
    ],
  })
  await page.getByRole('button', { name: 'Загрузить цены' }).click()
  const dialog = page.getByRole('dialog')
  const lines = ['sep=;', 'Розница;Артикул;Склад', '700;W 914/2;1', '', '900;X-1;2']
  await dialog.getByLabelText('Файл CSV или XLSX').upload(new File([lines.join('\r\n')], 'prices.csv'))
  await expect.element(dialog.getByText('В файле нет обязательных колонок: Цена, ₽')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Проверить' })).toBeDisabled()
  await dialog.getByLabelText('Цена, ₽*', { exact: true }).selectOptions('Розница')
  await expect.element(dialog.getByText('Эти колонки не используются: Склад')).toBeVisible()
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(dialog.getByRole('row', { name: '4 Артикул: «X-1» не найден' })).toBeVisible()
  await dialog.getByLabelText('Пропустить строки с ошибками').click()
  await dialog.getByRole('button', { name: 'Загрузить 1 строку' }).click()
  await expect.element(dialog.getByText('Изменено 1, пропущено 0, с ошибками 1')).toBeVisible()
  await expect.element(dialog.getByRole('row', { name: '4 Артикул: «X-1» не найден' })).toBeVisible()
  await expect.element(dialog.getByText('Изменено', { exact: true })).toBeVisible()
  expect(await sentLines(requests)).toMatchObject([
    { header: ['Розница', 'Артикул', 'Склад'], mapping: { article: 'Артикул', price_kopecks: 'Розница' }, common: {} },
    { line: 2, item: { article: 'W 914/2', price_kopecks: 70_000 }, cells: ['700', 'W 914/2', '1'] },
    { line: 4, item: { article: 'X-1', price_kopecks: 90_000 } },
  ])
})

test('The columns of a file are found as in the last import, and the dialog says so', async () => {
  await openPanel('/products/offers', {
    handlers: [list, ...importing({ checked: {}, mapping: { price_kopecks: 'Розница', article: 'Номенклатура' } })],
  })
  await page.getByRole('button', { name: 'Загрузить цены' }).click()
  const dialog = page.getByRole('dialog')
  const lines = ['Розница;Артикул', '700;W 914/2']
  await dialog.getByLabelText('Файл CSV или XLSX').upload(new File([lines.join('\r\n')], 'prices.csv'))
  await expect.element(dialog.getByText('Колонки — как в прошлый раз')).toBeVisible()
  await expect.element(dialog.getByText(/Колонки файла: найдено 2/)).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Проверить' })).toBeEnabled()
})

test('The dialog may be closed while the server imports; it says that the server goes on', async () => {
  await openPanel('/products/offers', {
    handlers: [list, ...importing({ checked: { changed: 1, done: 1, total: 2 }, done: { status: 'running' } })],
  })
  await page.getByRole('button', { name: 'Загрузить цены' }).click()
  const dialog = page.getByRole('dialog')
  const lines = ['Артикул продавца;Цена, ₽', 'A001-000279;700']
  await dialog.getByLabelText('Файл CSV или XLSX').upload(new File([lines.join('\n')], 'prices.csv'))
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await dialog.getByRole('button', { name: 'Загрузить 1 строку' }).click()
  await expect.element(dialog.getByText('Обработано 1 из 2')).toBeVisible()
  await expect.element(dialog.getByText(/Окно можно закрыть/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Закрыть' }).last().click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('R29: the check of a file shows each value before and after, and how many prices staff will check', async () => {
  await openPanel('/products/offers', {
    handlers: [
      list,
      ...importing({
        checked: {
          changed: 2,
          done: 2,
          price_checks: 1,
          changes: [
            {
              entity: 'product-offer',
              entity_label: 'A001-000279',
              event: 'updated',
              changes: { price_kopecks: [64_900, 70_000] },
              words: { price_kopecks: ['649,00 ₽', '700,00 ₽'] },
            },
          ],
        },
      }),
    ],
  })
  await page.getByRole('button', { name: 'Загрузить цены' }).click()
  const dialog = page.getByRole('dialog')
  const lines = ['Артикул продавца;Цена, ₽', 'A001-000279;700', 'A001-000280;9000000']
  await dialog.getByLabelText('Файл CSV или XLSX').upload(new File([lines.join('\n')], 'prices.csv'))
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(dialog.getByText(/Цен, которые отправятся на проверку: 1/)).toBeVisible()
  await dialog.getByText('Что изменится: было и стало').click()
  const changes = dialog.getByRole('region', { name: 'Что изменится: было и стало' })
  await expect.element(changes).toMatchTextContent(/A001-000279.*Цена.*649,00 ₽.*700,00 ₽.*И ещё записей: 1/)
})

test('R4: a sheet says how many of its prices staff will check', async () => {
  await openPanel('/products/offers?show=sheet', {
    handlers: [list, on.productOffers.upsert({ created: 0, updated: 1, unchanged: 0, errors: [], price_checks: [0] })],
  })
  await page.getByRole('grid').getByRole('gridcell', { name: '649,00' }).click()
  await userEvent.keyboard('6400{Enter}')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(page.getByText(/Цен, которые отправятся на проверку: 1/)).toBeVisible()
})

test('R4: many offers are taken off sale, once it was tried', async () => {
  const { handlers, prepared } = operationOf({ checked: { total: 1, changed: 1 } })
  await openPanel('/products/offers', { handlers: [list, ...handlers] })
  await page.getByRole('checkbox', { name: /A001-000279/ }).click()
  await page.getByRole('button', { name: 'Снять с продажи' }).click()
  await page.getByLabelText(/^Основание/).fill('Пересчёт цен')
  await page.getByRole('button', { name: 'Проверить' }).click()
  await page.getByRole('button', { name: 'Изменить 1 запись' }).click()
  await expect.element(page.getByText('Снято с продажи 1')).toBeVisible()
  const items = [{ id: 7, version: offer.version }]
  expect(prepared).toEqual([
    { call: 'productOffers.disableByIds', input: {}, items, start: false, reason: 'Пересчёт цен' },
  ])
})

test('R4: prices of many offers change by a formula, and not without one', async () => {
  const { handlers, prepared } = operationOf({ checked: { total: 1, changed: 1 } })
  await openPanel('/products/offers', { handlers: [list, ...handlers] })
  await page.getByRole('checkbox', { name: /A001-000279/ }).click()
  await page.getByRole('button', { name: 'Изменить цены…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Изменить цены: 1 предложение' })
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(dialog.getByText('Укажите процент, рубли или округление')).toBeVisible()
  await dialog.getByLabelText(/^Процент/).fill('-7,5')
  await dialog.getByLabelText(/^Рубли/).fill('10')
  await dialog.getByLabelText('Округлить до').selectOptions('10 ₽')
  await dialog.getByLabelText('Старая цена').selectOptions('Прежняя цена')
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Изменить 1 запись' })).toBeVisible()
  const formula = { percent: -7.5, add_kopecks: 1000, round_to_kopecks: 1000 }
  expect(prepared).toMatchObject([{ call: 'productOffers.changePrices', input: { formula, old_price: 'set' } }])
})
