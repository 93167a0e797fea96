import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const TRANSLATIONS = '/api/content/admin/translation'
const total = async (query: string) => (await admin.get(`${TRANSLATIONS}?${query}`)).body.meta.total
const find = async (key: string) => (await admin.get(`${TRANSLATIONS}?q=${key}`)).body.items[0]
const upsert = (items: object[], more: object = {}) => admin.put(`${TRANSLATIONS}/upsert`, { body: { items, ...more } })
const row = (key: string, locale: string, value: string) => ({ group: 'test', key, locale, value })
const count = async () => Number((await app.db.execute('select count(*) as n from translation')).rows[0]?.['n'])

test('R21: four hundred texts are delivered, shown by key; what has no translation is found', async () => {
  const { body } = await admin.get(`${TRANSLATIONS}?group=storefront&q=${encodeURIComponent('добавить ТОВАР')}`)

  expect(await count()).toBe(400)
  expect(body.items).toEqual([
    {
      id: expect.any(Number),
      group: 'storefront',
      key: 'product.create',
      values: [
        { locale: 'ru', value: 'Добавить товар', updated_at: expect.stringMatching(/Z$/) },
        { locale: 'en', value: 'Add a product', updated_at: expect.stringMatching(/Z$/) },
      ],
      missing: [],
    },
  ])
  expect(await total('missing=en')).toBe(20)
  expect(await total('missing=ru')).toBe(4)
  expect(await total('missing=kk')).toBe(await total(''))
  expect(await total('group=panel,mail')).toBe(2)
  expect((await admin.get(`${TRANSLATIONS}?missing=en&per_page=10`)).body.items[0].missing).toEqual(['en'])
  expect((await admin.get(`${TRANSLATIONS}/list?q=product.create+storefront`)).body.items).toMatchObject([
    { label: 'storefront.product.create', hint: 'Добавить товар' },
  ])
})

test('R21: texts are created and changed by group, key and language, each with its row in the log', async () => {
  const first = await upsert([row('a.b', 'ru', 'Всего {count}'), row('a.b', 'en', '{count} in all')])
  const second = await upsert([row('a.b', 'ru', 'Всего {count}'), row('a.b', 'en', 'Total: {count}')])
  const [entry] = await app.audited('translation')

  expect(first.body).toEqual({ created: 2, updated: 0, unchanged: 0, errors: [] })
  expect(second.body).toEqual({ created: 0, updated: 1, unchanged: 1, errors: [] })
  expect(entry).toMatchObject({ event: 'updated', changes: { value: ['{count} in all', 'Total: {count}'] } })
  expect(await find('a.b')).toMatchObject({ values: [{ locale: 'ru' }, { locale: 'en', value: 'Total: {count}' }] })
})

test.each([
  [
    [row('p', 'ru', '{a}'), row('p', 'en', '{b}')],
    { 'items.1.value': ['Значение: переменные не те, что у русского текста: {a}, {b}'] },
  ],
  [[row('a.b', 'en', 'Total')], { 'items.0.value': ['Значение: переменные не те, что у русского текста: {count}'] }],
  [[row('a.b', 'ru', 'Итог')], { 'items.0.value': ['Значение: переменные не те, что у переводов: {count}'] }],
  [[row('p', 'ru', 'а'), row('p', 'ru', 'б')], { 'items.1.key': ['Ключ: уже есть в строке 1'] }],
  [[row('Кл юч', 'ru', 'а')], { 'items.0.key': ['Ключ: неверный формат'] }],
])('R21: %j is refused', async (items, details) => {
  await upsert([row('a.b', 'ru', 'Всего {count}'), row('a.b', 'en', 'Total: {count}')])

  expect(await upsert(items)).toMatchObject({ status: 422, body: { data: { details } } })
})

test('R21: a text and its translation change their placeholders together', async () => {
  await upsert([row('c', 'ru', 'Всего {n}'), row('c', 'en', 'Total {n}')])

  expect((await upsert([row('c', 'en', 'Total {m}'), row('c', 'ru', 'Всего {m}')])).body).toMatchObject({ updated: 2 })
})

test('R21: wrong rows are left out on request, and a dry run changes nothing', async () => {
  const items = [row('d', 'ru', 'Да'), row('d', 'xx', 'Yes'), row('d', 'en', '{yes}')]
  const before = await count()
  const dry = await upsert(items, { dry_run: true, skip_invalid: true })

  expect(dry.body).toMatchObject({
    created: 1,
    errors: [
      { row: 1, field: 'locale' },
      { row: 2, field: 'value' },
    ],
  })
  expect(await count()).toBe(before)
  expect((await upsert(items, { skip_invalid: true })).body).toEqual(dry.body)
  expect(await count()).toBe(before + 1)
})

test('R21: translations that match a filter are deleted after a count; without a filter nothing is', async () => {
  await upsert([row('e', 'ru', 'Один'), row('e', 'en', 'One'), row('f', 'en', 'Two')])
  const dry = await admin.delete(`${TRANSLATIONS}/delete-by-params?group=test&locale=en&dry_run=true`)
  const done = await admin.delete(`${TRANSLATIONS}/delete-by-params?group=test&locale=en`)

  expect(dry.body.count).toBeGreaterThan(1)
  expect(done.body).toEqual(dry.body)
  expect(await find('test e')).toMatchObject({ missing: ['en'] })
  expect((await app.audited('translation'))[0]).toMatchObject({ event: 'deleted' })
  expect(await admin.delete(`${TRANSLATIONS}/delete-by-params?dry_run=true`)).toMatchObject({
    status: 422,
    body: { data: { message: 'Укажите хотя бы один фильтр' } },
  })
})

test('R21: the export has a line for each key and a column for each language', async () => {
  const { text } = await admin.get(`${TRANSLATIONS}/export?format=csv&missing=en&sort=key`)
  const [head, first, ...rest] = text.split('\r\n')

  expect(head).toBe('\uFEFFГруппа;Ключ;Русский;Английский;Казахский;Белорусский')
  expect(first).toMatch(/^panel;[\w.]+;[^;]+;;;$/)
  expect(rest.length).toBeGreaterThan(10)
})

test('R29: a text is stored without the spaces around it, and one of spaces alone is refused', async () => {
  const { body } = await upsert([row('edges', 'ru', ' Всего \n'), row('edges', 'en', ' \u00a0')], {
    skip_invalid: true,
  })

  expect(body).toMatchObject({ created: 1, errors: [{ row: 1, field: 'value' }] })
  expect((await find('edges')).values).toMatchObject([{ locale: 'ru', value: 'Всего' }])
})
