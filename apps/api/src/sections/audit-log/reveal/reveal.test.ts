import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { type Client, useApp } from '#test/app.ts'
import { alertOnUnusual } from './unusual.ts'

const app = await useApp()
const REVEAL = '/api/log/admin/audit-log/reveal'
const PHONE = '+79255550177'
const REASON = 'Покупатель не отвечает'
const viewer = await app.as('viewer@example.com')
const admin = await app.as('admin@example.com')
await app.db.execute(sql`update "order" set buyer_phone = ${PHONE}, buyer_name = 'Олег Седов' where id = 123`)

const reveal = (by: Client, body: object = {}) =>
  by.post(REVEAL, { body: { entity: 'order', entity_id: 123, fields: ['buyer_phone'], reason: REASON, ...body } })
const file = (by: Client, query = '') => by.get(`/api/order/admin/order/export?format=csv&q=1000123${query}`)
const shownTo = async (id: number) =>
  (await app.audited('order', id)).filter(({ event }: { event: string }) => event === 'revealed')
const alerts = async () => {
  await alertOnUnusual(app.db, app.now)
  return (
    await app.db.execute<{ user_id: number; title: string; body: string; entity_id: number }>(
      sql`select user_id, title, body, entity_id from notification where type = 'personal_unusual' order by id`,
    )
  ).rows
}

test('D2: a viewer has a masked value shown with a reason, and the log says who has seen whose', async () => {
  const { status, body } = await reveal(viewer, { fields: ['buyer_phone', 'address'] })
  const readers = await admin.get('/api/log/admin/audit-log?entity=order&entity_id=123&event=revealed')

  expect([status, body.values.buyer_phone]).toEqual([200, PHONE])
  expect(await shownTo(123)).toMatchObject([
    {
      changes: {
        whose: [null, 'Олег Седов'],
        shown_fields: [null, ['buyer_phone', 'address']],
        purpose: [null, REASON],
      },
    },
  ])
  expect(readers.body.items[0].words).toEqual({
    purpose: [null, REASON],
    shown_fields: [null, 'Телефон, Адрес'],
    whose: [null, 'Олег Седов'],
  })
  expect(readers.text).not.toContain(PHONE)
  expect((await viewer.get('/api/order/admin/order/123')).body.buyer_phone).not.toBe(PHONE)
})

test('D2: a reveal without a reason, of another field, or of a hidden record is refused', async () => {
  const before = (await shownTo(123)).length
  const content = await app.as('content@example.com')

  expect((await reveal(viewer, { reason: '   .   ' })).body.data.details.reason).toEqual([
    'Основание: слишком короткое',
  ])
  expect((await reveal(viewer, { reason: '' })).status).toBe(422)
  expect((await reveal(viewer, { fields: ['number'] })).body.data.details.fields).toHaveLength(1)
  expect((await reveal(viewer, { entity_id: 999_999 })).status).toBe(404)
  expect((await reveal(content)).status).toBe(404)
  expect(await shownTo(123)).toHaveLength(before)
})

test('D2: a seller gets no contacts that the shop keeps from them, whatever the reason', async () => {
  const seller = await app.as('merchant1@example.com')
  const refused = await reveal(seller)

  expect([refused.status, refused.body.data.message]).toEqual([403, 'Эти данные вам не показываются'])
  expect(refused.text).not.toContain(PHONE)
})

test('D2: a reveal is refused to a preview and to a service key', async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from "user" where email = 'viewer@example.com'`)
  const { body } = await admin.post('/api/user/admin/preview', {
    body: { user_id: rows[0]?.id, reason: 'Проверка прав' },
  })
  const refused = await reveal(app.withToken(body.token.value))
  const key = await app.keyHolding(['order.view', 'order.index'])

  expect([refused.status, refused.body.data.code]).toEqual([403, 'preview'])
  expect((await reveal(key)).status).toBe(403)
})

test('D5: reveals above the hourly limit are reported to the administrators once', async () => {
  await app.db.execute(sql`update setting set value = '3' where key = 'personal_reveals_per_hour'`)
  const reader = await app.holding(['order.view', 'order.index'])
  for (let count = 1; count <= 3; count++) await reveal(reader)
  const usual = await alerts()
  await reveal(reader)
  const unusual = await alerts()
  await reveal(reader)
  const repeated = await alerts()
  app.advance(61 * 60_000)
  await reveal(reader)

  expect(usual).toEqual([])
  expect(unusual.length).toBeGreaterThan(0)
  expect(new Set(unusual.map(({ user_id }) => user_id)).size).toBe(unusual.length)
  expect(unusual[0]).toMatchObject({
    title: expect.stringContaining('много персональных данных'),
    body: expect.stringContaining('Показано записей: 4, выгружено: 0.'),
  })
  expect(repeated).toHaveLength(unusual.length)
  expect(await alerts()).toHaveLength(unusual.length)
})

test('D5: files with personal data count by their rows, a masked one not at all', async () => {
  await app.db.execute(sql`delete from notification where type = 'personal_unusual'`)
  await app.db.execute(sql`update setting set value = '3' where key = 'personal_export_rows_per_hour'`)
  app.advance(61 * 60_000)
  const [operator, finance] = [await app.as('orders@example.com'), await app.as('finance@example.com')]
  const purpose = `&purpose=${encodeURIComponent('Сверка оплат')}`
  const several = (by: Client) => by.get(`/api/order/admin/order/export?format=csv&sub_status=new${purpose}`)
  await file(operator, purpose)
  await several(finance)
  const usual = await alerts()
  const rows = (await several(operator)).text.trim().split('\r\n').length - 1
  const unusual = await alerts()

  expect(usual).toEqual([])
  expect(unusual.length).toBeGreaterThan(0)
  expect(unusual[0]?.body).toContain(`Показано записей: 0, выгружено: ${rows + 1}.`)
})

test('D3: an export with personal data asks for its purpose, which stands in the log', async () => {
  const operator = await app.as('orders@example.com')
  const finance = await app.as('finance@example.com')
  const refused = await file(operator)
  const purpose = 'Сверка с перевозчиком'
  const whole = await file(operator, `&purpose=${encodeURIComponent(purpose)}`)
  const masked = await file(finance)
  const operation = { call: 'orders.export', filter: {}, input: { format: 'csv' } }
  const prepared = await operator.post('/api/system/admin/operation', { body: operation })
  const logged = await app.audited('order')

  expect([refused.status, refused.body.data.details]).toEqual([
    422,
    { purpose: ['Цель: напишите, для чего нужен файл с персональными данными'] },
  ])
  expect(whole.text).toContain(PHONE)
  expect(masked.status).toBe(200)
  expect(masked.text).not.toContain(PHONE)
  expect(prepared.status).toBe(422)
  expect(
    logged.find(
      ({ event, changes }: { event: string; changes: object }) => event === 'exported' && 'purpose' in changes,
    ),
  ).toMatchObject({ changes: { purpose: [null, purpose] } })
})

test('D3: the log does not keep the phone that an export was searched by', async () => {
  const operator = await app.as('orders@example.com')
  const [purpose, q] = ['Звонок покупателю', PHONE].map(encodeURIComponent)
  const found = await operator.get(`/api/order/admin/order/export?format=csv&q=${q}&purpose=${purpose}`)
  const row = (await app.audited('order')).find(({ changes }) => changes['purpose']?.[1] === 'Звонок покупателю')

  expect(found.text).toContain(PHONE)
  expect(row?.changes['filters']?.[1]).toMatchObject({ q: '+7 ••• •••-01-77' })
})
