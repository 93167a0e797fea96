import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { inLanguage, negotiateLanguage } from '#text/language/language.ts'
import { say, sayCounted } from '#text/language/say.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const guest = app.anonymous
const english = { 'accept-language': 'en' }

test.each([
  [undefined, 'ru'],
  ['', 'ru'],
  ['*', 'ru'],
  ['de', 'ru'],
  ['en', 'en'],
  ['en-GB', 'en'],
  ['en-GB,en;q=0.9,ru;q=0.8', 'en'],
  ['ru,en;q=0.9', 'ru'],
  ['en;q=0.1,ru;q=0.9', 'ru'],
  ['de,en;q=0.5', 'en'],
  ['en;q=0', 'ru'],
  [',,;q=x, \u0000', 'ru'],
])('E1: the header Accept-Language: %s is answered in %s', (header, language) => {
  expect(negotiateLanguage(header)).toBe(language)
})

test.each([
  [401, 'Your session has expired, please sign in again'],
  [403, 'Access denied'],
  [404, 'Record not found'],
  [409, 'The status cannot change from “New” to “Disabled”'],
  [422, 'Check the fields of the form'],
  [429, 'Too many attempts. Try again in 1 minute'],
  [500, 'Something went wrong'],
  [503, 'The service is temporarily unavailable. Try again in a few seconds'],
])('E1: a %i is worded in English if the client accepts English', async (status, message) => {
  const { body, headers } = await admin.get(`/api/system/failure?status=${status}`, { headers: english })

  expect(body.data).toMatchObject({ status, message })
  expect(headers).toMatchObject({ 'content-language': 'en', vary: 'Accept-Language' })
})

test('E7: the messages of fields name them in English', async () => {
  const { body } = await admin.get('/api/system/failure?status=422', { headers: english })

  expect(body.data.details).toEqual({
    last_name: ['Please enter Last name'],
    email: ['E-mail: this value already exists'],
  })
})

test('E1: refusals before the session and of unknown addresses are in English too', async () => {
  const users = '/api/user/admin/user'
  const answers = await Promise.all([
    guest.get(users, { headers: english }),
    guest.get('/api/nothing', { headers: english }),
    admin.delete(users, { headers: english }),
    admin.post(users, { headers: { ...english, 'content-type': 'text/plain' }, body: 'x' }),
    admin.post(users, { headers: english, body: JSON.stringify({ text: 'x'.repeat(2 * 1024 * 1024) }) }),
    admin.get(`${users}?unknown=1`, { headers: english }),
    admin.delete(`${users}/7`, { headers: english }),
  ])

  expect(answers.map(({ status, body }) => [status, body.data.message])).toEqual([
    [401, 'Your session has expired, please sign in again'],
    [404, 'Page not found'],
    [405, 'Method not supported'],
    [415, 'Unsupported media type'],
    [413, 'The request is too large'],
    [422, 'Invalid query parameters'],
    [428, 'The version of the record is missing. Reload the page and try again'],
  ])
})

test('The labels of states and the reasons of skipped records are in English', async () => {
  const { body: user } = await admin.get('/api/user/admin/user/2', { headers: english })
  const { body } = await admin.put('/api/catalog/admin/product/enable-by-ids', {
    headers: english,
    body: { items: [{ id: 999_999, version: 1 }] },
  })

  expect(user.available_statuses.map(({ label }: { label: string }) => label)).toEqual(['Blocked', 'Archived'])
  expect(body.skipped).toEqual([{ id: 999_999, message: 'Record not found' }])
})

test('Stored texts stay Russian: the notification of a change that an English client made', async () => {
  const merchant = await app.as('merchant1@example.com')
  const { rows } = await app.db.execute<{ id: number; version: number }>(sql`
    select id, version from product where status = 'active' and company_id = 1 order by id limit 1`)
  const { status } = await admin.put('/api/catalog/admin/product/disable-by-ids', {
    headers: english,
    body: { items: rows },
  })
  const { body } = await merchant.get('/api/system/admin/notification?type=products_changed')

  expect(status).toBe(200)
  expect(body.items[0].title).toMatch(/: 1 карточка$/)
})

const texts = () => [
  say`Нельзя перевести из «${'Новый'}» в «${'ООО «Новый»'}»`,
  say`Нельзя удалить: ${sayCounted(1, 'товар', 'товара', 'товаров')}`,
  say`В категории ${sayCounted(21, 'товар', 'товара', 'товаров')}. Выберите, куда их перенести`,
]

test('A text with values is translated with those values that are texts', () => {
  expect(texts()).toEqual([
    'Нельзя перевести из «Новый» в «ООО «Новый»»',
    'Нельзя удалить: 1 товар',
    'В категории 21 товар. Выберите, куда их перенести',
  ])
  expect(inLanguage('en', texts)).toEqual([
    'The status cannot change from “New” to “ООО «Новый»”',
    'Cannot be deleted: 1 product',
    'The category has 21 products. Choose where to move them',
  ])
})
