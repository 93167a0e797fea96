import type { Schemas } from '@admin-panel/sdk'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { sampleOperation } from '#test/sample-operation.ts'

type Entry = Schemas['AuditRecord']

const entry = (changes: Partial<Entry> = {}): Entry => ({
  id: 55_001,
  created_at: '2026-06-01T09:20:05Z',
  user: { id: 3, label: 'Орлова Д. С.' },
  role_slugs: ['moderator'],
  roles: ['Модератор'],
  source: 'panel',
  ip: '203.0.113.7',
  user_agent: 'Firefox',
  request_id: 'request-1',
  entity: 'product',
  entity_id: 1001,
  entity_label: 'MANN W 914/2',
  company: { id: 1, label: 'Автодеталь-Север' },
  event: 'updated',
  changes: { brand_id: [4, 5], price_kopecks: [100_000, 123_450] },
  words: { brand_id: ['BOSCH', 'MANN-FILTER'], price_kopecks: ['1 000,00 ₽', '1 234,50 ₽'] },
  changes_count: 2,
  reason: null,
  comment: 'По письму продавца',
  related: null,
  has_past: true,
  can_restore: true,
  ...changes,
})

const pageOf = (items: Entry[], meta: Partial<Schemas['PageMeta']> = {}) => ({
  items,
  meta: { total: items.length, total_is_exact: true, page: 1, per_page: 20, page_count: 1, ...meta },
})
const selects = [on.users.options({ items: [] }), on.companies.options({ items: [] })]

test('R24: /log shows authors and changes in words and links to the records', async () => {
  await openPanel('/log', { as: ['log', 'product.view'], handlers: [on.auditLog.list(pageOf([entry()])), ...selects] })
  const row = page.getByRole('row', { name: /Орлова/ })
  await expect.element(row).toMatchTextContent(/Бренд: BOSCH → MANN-FILTER/)
  await expect.element(row.getByRole('link', { name: 'MANN W 914/2' })).toHaveAttribute('href', '/products/1001')
  await expect.element(row.getByText('01.06.2026, 12:20:05')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Выгрузить' })).not.toBeInTheDocument()
})

test('R24: a record that the reader may not open is its name alone, in the log as in any list', async () => {
  await openPanel('/log/55001', {
    as: ['log'],
    handlers: [
      on.auditLog.view(entry({ related: { entity: 'brand', id: 5, label: 'MANN-FILTER' } })),
      on.auditLog.list(pageOf([entry()])),
      ...selects,
    ],
  })
  await expect.element(page.getByText('Бренды: MANN-FILTER')).toBeVisible()
  await expect.element(page.getByText('Модератор')).toBeVisible()
  for (const name of ['MANN W 914/2', 'Бренды: MANN-FILTER', 'Орлова Д. С.'])
    expect(page.getByRole('link', { name }).query()).toBeNull()
})

test('R24: a created record shows only its new values', async () => {
  await openPanel('/log/55001', {
    as: ['log'],
    handlers: [
      on.auditLog.view(
        entry({ event: 'created', changes: { brand_id: [null, 5] }, words: { brand_id: [null, 'BOSCH'] } }),
      ),
      on.auditLog.list(pageOf([entry()])),
    ],
  })
  await expect.element(page.getByText('BOSCH')).toBeVisible()
  expect(page.getByText(/Было/).query()).toBeNull()
})

test('R24: fields are found by their labels, and days by one click', async () => {
  vi.useFakeTimers({ now: new Date('2026-06-01T22:30:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const received: Record<string, unknown>[] = []
  const { address } = await openPanel('/log', {
    as: ['log'],
    handlers: [on.auditLog.list((params) => (received.push({ ...params }), pageOf([entry()]))), ...selects],
  })
  await page.getByRole('button', { name: 'Поле' }).click()
  await page.getByRole('dialog', { name: 'Поле' }).getByRole('searchbox').fill('цена')
  await page.getByRole('checkbox', { name: 'Цена', exact: true }).click()
  await expect.poll(address).toContain('price_kopecks')
  await userEvent.keyboard('{Escape}{Escape}')
  await page.getByRole('button', { name: 'Время' }).first().click()
  await page.getByRole('button', { name: 'Вчера' }).click()
  // It is already 2 June in Moscow.
  await expect.poll(() => received.at(-1)).toMatchObject({ created_from: '2026-06-01', created_to: '2026-06-01' })
  expect(received.at(-1)?.['field']).toContain('price_kopecks')
})

test('R24: the fields are those of the chosen kind of record, and Enter takes the first match of what is typed', async () => {
  const { address } = await openPanel('/log?entity=product&entity_id=1001', {
    as: ['log'],
    handlers: [on.auditLog.list(pageOf([entry()])), ...selects],
  })
  await page.getByRole('button', { name: 'Поле' }).click()
  const menu = page.getByRole('dialog', { name: 'Поле' })
  await expect.element(menu.getByRole('checkbox', { name: /^Вес/ })).toBeVisible()
  await expect.element(menu.getByRole('checkbox', { name: 'БИК' })).not.toBeInTheDocument()
  await menu.getByRole('searchbox').fill('вес')
  await userEvent.keyboard('{Enter}')
  await expect.poll(address).toBe('/log?entity=product&entity_id=1001&field=weight_g')
  await expect.element(menu).not.toBeInTheDocument()
})

test('R24: the list of users opens with the focus in its search field', async () => {
  await openPanel('/log', { as: ['log', 'user'], handlers: [on.auditLog.list(pageOf([entry()])), ...selects] })
  await page.getByRole('button', { name: 'Пользователь' }).click()
  await expect.element(page.getByRole('dialog').getByRole('searchbox')).toHaveFocus()
})

test('R24: past the counted rows the log goes on from where the page ended', async () => {
  const received: unknown[] = []
  const { address } = await openPanel('/log?page=500', {
    as: ['log'],
    handlers: [
      on.auditLog.list((params) => {
        received.push(params.after)
        const { page: number = 1 } = params
        const meta = params.after
          ? { after: 'c2' }
          : { total: 10_000, total_is_exact: false, page: number, after: 'c1' }
        return pageOf([entry()], meta)
      }),
      ...selects,
    ],
  })
  await page.getByRole('button', { name: 'Следующие записи' }).click()
  await expect.poll(() => received.at(-1)).toBe('c1')
  await page.getByRole('button', { name: 'Следующие записи' }).click()
  await expect.poll(() => received.at(-1)).toBe('c2')
  await page.getByRole('button', { name: 'К началу списка' }).click()
  await expect.poll(address).toBe('/log')
})

test('R24: /log/{id} shows each field before and after, and the request’s other changes', async () => {
  await openPanel('/log/55001', {
    as: ['log'],
    handlers: [
      on.auditLog.view(entry()),
      on.auditLog.list(pageOf([entry(), entry({ id: 55_002, event: 'moved', entity_label: 'Другая карточка' })])),
    ],
  })
  await expect.element(page.getByRole('heading', { name: 'Изменено: MANN W 914/2', level: 1 })).toBeVisible()
  await expect.element(page.getByText(/Стало: 1\s234,50/)).toBeVisible()
  await expect.element(page.getByText('По письму продавца')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Перемещено: Товары Другая карточка/ })).toBeVisible()
})

test('R24: the log is searched by the words of its rows', async () => {
  const received: Record<string, unknown>[] = []
  const { address } = await openPanel('/log', {
    as: ['log'],
    handlers: [on.auditLog.list((params) => (received.push({ ...params }), pageOf([entry()]))), ...selects],
  })
  await page.getByRole('searchbox').fill('W 914')
  await expect.poll(address).toBe('/log?q=W+914')
  await expect.poll(() => received.at(-1)).toEqual({ q: 'W 914' })
})

test('R27: the filters of the log are its address', async () => {
  const received: unknown[] = []
  await openPanel('/log?entity=product,brand&event=updated&created_from=2026-05-01&nonsense=1', {
    as: ['log'],
    handlers: [on.auditLog.list((params) => (received.push(params), pageOf([]))), ...selects],
  })
  await expect.element(page.getByText('Ничего не найдено')).toBeVisible()
  expect(received.at(-1)).toEqual({ entity: ['product', 'brand'], event: ['updated'], created_from: '2026-05-01' })
})

const pageOfOperations = (ids: number[]) => ({
  items: ids.map((id) => sampleOperation({ id })),
  meta: { total: ids.length, total_is_exact: true, page: 1, per_page: 100, page_count: 1 },
})

test('R24: an operation that the reader may not see is its number alone', async () => {
  const asked: unknown[] = []
  await openPanel('/log/55001', {
    as: ['log'],
    handlers: [
      on.operations.list((params) => (asked.push(params), pageOfOperations([]))),
      on.auditLog.view(entry({ request_id: 'operation-7' })),
      on.auditLog.list(pageOf([entry({ request_id: 'operation-7' })])),
      ...selects,
    ],
  })
  await expect.element(page.getByText('Операция № 7')).toBeVisible()
  await expect.poll(() => asked).toContainEqual({ mine: false, id: [7], per_page: 100 })
  expect(page.getByRole('link', { name: 'Операция № 7' }).elements()).toEqual([])
})

test('R24: a change that an operation has made leads to it, from its page and from a look at its row', async () => {
  const operation = 'operation-7'
  await openPanel('/log/55001', {
    handlers: [
      on.operations.list(pageOfOperations([7])),
      on.auditLog.view(entry({ request_id: operation })),
      on.auditLog.list(pageOf([entry({ request_id: operation }), entry({ id: 55_002, request_id: 'operation-7-1' })])),
      ...selects,
    ],
  })
  const link = page.getByRole('link', { name: 'Операция № 7' })
  await expect.element(link).toHaveAttribute('href', '/operations/7')
  await page.getByRole('navigation', { name: 'Навигационная цепочка' }).getByRole('link').click()
  await expect.element(page.getByRole('row', { name: /Орлова/ }).first()).toBeVisible()
  await userEvent.keyboard('j ')
  await expect
    .element(page.getByRole('complementary').getByRole('link', { name: 'Операция № 7' }))
    .toHaveAttribute('href', '/operations/7')
})
