import type { Schemas } from '@admin-panel/sdk'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { sampleView } from '#test/sample-view.ts'
import { importing, sentLines } from '#test/sample-import.ts'
import { operationOf, sampleOperation } from '#test/sample-operation.ts'

const row: Schemas['ProductRow'] = {
  id: 5,
  name: 'Фильтр масляный W 914/2',
  article: 'W 914/2',
  article_norm: 'W9142',
  brand: { id: 1, label: 'MANN-FILTER' },
  category: { id: 3, label: 'Масляные фильтры' },
  company: null,
  condition: 'new',
  status: 'active',
  completeness: 80,
  offers_count: 3,
  min_price_kopecks: 64_900,
  image_id: null,
  image_url: null,
  has_pending_moderation: true,
  created_at: '2026-06-01T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
  version: 7,
}
const other = { ...row, id: 6, name: 'Фильтр воздушный C 30 130', status: 'draft' as const, version: 2 }
const meta = { total: 2, total_is_exact: true, page: 1, per_page: 20, page_count: 1 }
const list = on.products.list({ items: [row, other], meta })

test('R4: /products shows the cards, their missing fields and their prices', async () => {
  await openPanel('/products', { handlers: [list] })
  const tableRow = page.getByRole('row', { name: /Фильтр масляный/ })
  await expect.element(tableRow).toMatchTextContent(/MANN-FILTER.*Активен.*Изменения на модерации.*Нет фото.*649,00/)
  await expect.element(tableRow.getByRole('link')).toHaveAttribute('href', '/products/5')
})

test('R4: cards come from a file by brand and article; a cell that cannot be read is named with an example', async () => {
  const { requests } = await openPanel('/products', {
    as: ['product.index', 'product.receive'],
    handlers: [
      list,
      ...importing({ checked: { changed: 1, done: 2, total: 2 }, skipped: [[3, 'OEM-номера: «VW» не прочитано']] }),
    ],
  })
  await page.getByRole('button', { name: 'Загрузить карточки' }).click()
  const dialog = page.getByRole('dialog')
  const lines = ['Производитель;Артикул;Характеристики;OEM-номера', 'Bosch;1-2;Высота: 93 | 94;VW | 06A', 'Bosch;3;;VW']
  await dialog.getByLabelText('Файл CSV или XLSX').upload(new File([lines.join('\r\n')], 'cards.csv'))
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(dialog.getByRole('row', { name: /VW/ })).toBeVisible()
  expect(await sentLines(requests)).toMatchObject([
    { mapping: { brand: 'Производитель', article: 'Артикул' } },
    {
      line: 2,
      item: {
        brand: 'Bosch',
        article: '1-2',
        attributes: [{ name: 'Высота', value: ['93', '94'] }],
        oem_numbers: [{ car_brand: 'VW', number: '06A' }],
      },
    },
    {
      line: 3,
      errors: [{ field: 'oem_numbers', message: '«VW» не прочитано, пример: Volkswagen | 06A 115 561 B' }],
    },
  ])
  await expect.element(page.getByRole('button', { name: 'Загрузить цены' })).not.toBeInTheDocument()
})

const hidden: Schemas['TriedChange'] = {
  entity: 'product',
  entity_label: row.name,
  event: 'disabled',
  changes: { status: ['active', 'disabled'] },
  words: { status: ['Активен', 'Скрыт'] },
}
const hiding = () =>
  operationOf({
    checked: { total: 2, changed: 1, changes: [hidden] },
    skipped: [{ entity_id: 6, label: other.name, message: 'Нельзя перевести из «Черновик» в «Скрыт»' }],
  })

async function hideBoth() {
  await page.getByRole('checkbox', { name: 'Выбрать все строки на странице' }).click()
  await page.getByRole('button', { name: 'Скрыть' }).click()
  await page.getByRole('button', { name: 'Проверить' }).click()
}

test('R4: a bulk change is checked first, then applied by the server; it says what stays as it is, and why', async () => {
  const { handlers, prepared } = hiding()
  await openPanel('/products', { handlers: [list, ...handlers] })
  await hideBoth()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText('Изменится: 1, останется как есть: 1')).toBeVisible()
  await expect.element(dialog.getByRole('list', { name: 'Что изменится' })).toMatchTextContent(/Активен.*Скрыт/)
  await expect.element(dialog.getByRole('listitem').filter({ hasText: 'Нельзя перевести' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Изменить 1 запись' }).click()
  await expect.element(dialog.getByText('Скрыто 1, пропущено 1')).toBeVisible()
  await expect.element(dialog.getByRole('link', { name: other.name })).toHaveAttribute('href', '/products/6')
  const items = [
    { id: 5, version: 7 },
    { id: 6, version: 2 },
  ]
  expect(prepared).toEqual([{ call: 'products.disableByIds', input: {}, items, start: false }])
})

test('R4: the reason of a bulk change is not offered for the next one', async () => {
  await openPanel('/products', { handlers: [list] })
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByLabelText(/^Основание/)
  await page.getByRole('checkbox', { name: 'Выбрать все строки на странице' }).click()
  await page.getByRole('button', { name: 'Скрыть' }).click()
  await reason.fill('Нет фото')
  await dialog.getByRole('button', { name: 'Отмена' }).click()
  await page.getByRole('checkbox', { name: `Выбрать «${row.name}»` }).click()
  await page.getByRole('button', { name: 'Скрыть' }).click()
  await expect.element(reason).toHaveValue('')
})

test('R4: the server undoes a bulk change in the same dialog, once', async () => {
  const { handlers } = operationOf({ checked: { total: 2, changed: 2 } })
  const { requests } = await openPanel('/products', { handlers: [list, ...handlers] })
  await hideBoth()
  await page.getByRole('button', { name: 'Изменить 2 записи' }).click()
  await page.getByRole('button', { name: 'Отменить изменение' }).dblClick()
  await expect.element(page.getByText('Возвращено 2', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Отменить изменение' })).not.toBeInTheDocument()
  expect(requests.filter(({ url }) => url.endsWith('/operation/undo/7'))).toHaveLength(1)
})

test('R4: after an undo that was refused the next one asks anew, and one without an answer asks as before', async () => {
  const { handlers } = operationOf({ checked: { total: 2, changed: 2 } })
  const { answer, requests } = await openPanel('/products', { handlers: [list, ...handlers] })
  const undo = page.getByRole('button', { name: 'Отменить изменение' })
  const keys = () =>
    requests.filter(({ url }) => url.endsWith('/undo/7')).map(({ headers }) => headers.get('idempotency-key'))
  await hideBoth()
  await page.getByRole('button', { name: 'Изменить 2 записи' }).click()
  for (const [index, status] of [409, 503].entries()) {
    answer(on.operations.undo({ error: { status, message: 'Не сейчас' } }))
    await undo.click()
    await expect.poll(() => keys().length).toBeGreaterThan(index)
    await expect.element(undo).toBeEnabled()
  }
  answer(...handlers)
  await undo.click()
  await expect.element(page.getByText('Возвращено 2', { exact: true })).toBeVisible()
  const [refused, unanswered] = keys()

  expect(new Set(keys())).toEqual(new Set([refused, unanswered]))
  expect(refused).not.toBe(unanswered)
  expect(keys().at(-1)).toBe(unanswered)
})

test('R4: a change that was only checked is withdrawn with its dialog, and one that waits stays', async () => {
  const { handlers, withdrawn } = hiding()
  const { answer } = await openPanel('/products', { handlers: [list, ...handlers] })
  await hideBoth()
  await expect.element(page.getByRole('button', { name: 'Изменить 1 запись' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().click()
  await expect.poll(() => withdrawn).toEqual([7])

  const waiting = operationOf({ checked: { status: 'waiting', total: 2, changed: 2 } })
  answer(...waiting.handlers)
  await page.getByRole('button', { name: 'Скрыть' }).click()
  await page.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(page.getByText(/^Ждёт подтверждения/)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(waiting.withdrawn).toEqual([])
})

test('R4: a double click starts a bulk change once', async () => {
  const { handlers } = hiding()
  const { requests } = await openPanel('/products', { handlers: [list, ...handlers] })
  await hideBoth()
  await page.getByRole('button', { name: 'Изменить 1 запись' }).dblClick()
  await expect.element(page.getByText('Скрыто 1, пропущено 1')).toBeVisible()
  expect(requests.filter(({ url }) => url.endsWith('/operation/start/7'))).toHaveLength(1)
})

test('R4: a bulk change goes on without its dialog, and the list is read again when it ends', async () => {
  const { handlers } = hiding()
  const running = sampleOperation({ status: 'running', total: 2, done: 1, started_at: '2026-11-27T10:00:00Z' })
  const { answer } = await openPanel('/products', { handlers: [list, ...handlers] })
  await hideBoth()
  await expect.element(page.getByRole('button', { name: 'Изменить 1 запись' })).toBeVisible()
  answer(on.operations.start(running), on.operations.view(running))
  await page.getByRole('button', { name: 'Изменить 1 запись' }).click()
  await expect.element(page.getByText('Обработано 1 из 2')).toBeVisible()
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(false)
  await page.getByRole('button', { name: 'Закрыть: продолжится в фоне' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const toast = page.getByRole('region', { name: 'Уведомления' })
  await expect.element(toast).toMatchTextContent(/Продолжается в фоне: Товары: выключение списком\./)
  await expect.element(toast.getByRole('link')).toHaveAttribute('href', '/operations/7')
})

test('R4: all that match the filters are chosen by the filters; if their number has changed, the new one is asked about', async () => {
  const { handlers, prepared } = hiding()
  const many = { ...meta, total: 120, page_count: 6 }
  const { answer } = await openPanel('/products?status=active,draft', {
    handlers: [on.products.list({ items: [row, other], meta: many }), ...handlers],
  })
  const conflict = { status: 409, message: 'Под условия подходит записей: 118', details: { expected_count: ['118'] } }
  answer(on.operations.prepare((body) => (prepared.push(body), { error: conflict })))
  await page.getByRole('checkbox', { name: 'Выбрать все строки на странице' }).click()
  await page.getByRole('button', { name: 'Выбрать все 120 записей по фильтру' }).click()
  await expect.element(page.getByText('Выбрано: 120')).toBeVisible()
  await page.getByRole('button', { name: 'Скрыть' }).click()
  await page.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(page.getByText(/теперь подходит записей: 118, а было 120/)).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'Скрыть: 118 товаров' })).toBeVisible()
  answer(...handlers)
  await page.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(page.getByText('Изменится: 1, останется как есть: 1')).toBeVisible()
  const filter = { status: ['active', 'draft'] }
  expect(prepared).toMatchObject([
    { filter, expected_count: 120 },
    { filter, expected_count: 118 },
  ])
})

test('R4: a bulk change that waits for a second person says why', async () => {
  const explanation = 'Записей больше 1: запускает второй сотрудник'
  const { handlers } = operationOf({ checked: { status: 'waiting', total: 2, changed: 2, explanation } })
  await openPanel('/products', { handlers: [list, ...handlers] })
  await hideBoth()
  await expect.element(page.getByText(`Ждёт подтверждения другого сотрудника. ${explanation}.`)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByText('Выбрано: 2')).not.toBeInTheDocument()
})

test('R4: one field of many cards is changed by the control of the form, and not without a value', async () => {
  const { handlers, prepared } = operationOf({ checked: { total: 2, changed: 2 } })
  await openPanel('/products', { handlers: [list, ...handlers] })
  await page.getByRole('checkbox', { name: 'Выбрать все строки на странице' }).click()
  await page.getByRole('button', { name: 'Изменить поле…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Изменить поле: 2 записи' })
  await dialog.getByLabelText('Поле').selectOptions('Вес, г')
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(dialog.getByText('Пожалуйста, введите Вес, г')).toBeVisible()
  await dialog.getByLabelText('Поле').selectOptions('Ставка НДС')
  await dialog.getByLabelText('Ставка НДС').selectOptions('10 %')
  await dialog.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(dialog.getByText('Изменится: 2, останется как есть: 0')).toBeVisible()
  expect(prepared).toMatchObject([{ call: 'products.update', input: { vat_rate: '10' } }])
})

test('R27: a view marks changed filters and restores its own', async () => {
  // The pill of the view has room, with its mark too.
  await page.viewport(1600, 800)
  onTestFinished(() => page.viewport(1280, 800))
  const view = sampleView({ list: 'products', name: 'Мои скрытые', query: 'status=disabled' })
  const { address } = await openPanel('/products?status=disabled&view=9', {
    handlers: [list, on.savedViews.list({ items: [view], meta: { ...meta, total: 1 } })],
  })
  const pill = page.getByRole('link', { name: /^Мои скрытые/ })
  await expect.element(pill).toBeVisible()
  await expect.element(pill).not.toMatchTextContent(/отличаются/)
  await page.getByRole('button', { name: 'Сбросить фильтры' }).click()
  await expect.element(pill).toMatchTextContent(/отличаются/)
  await page.getByRole('button', { name: /^Виды/ }).click()
  await page.getByRole('button', { name: 'Вернуть как было' }).click()
  await expect.poll(address).toBe('/products?status=disabled&view=9')
})
