import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { sendRows, textRow } from '#test/operations/send-rows.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const OPERATIONS = '/api/system/admin/operation'
const PHONE = '+79255550177'
const ERASED = 'Персональные данные стёрты: записывать нечего'
await app.db.execute(sql`
  update "order" set buyer_phone = ${PHONE}, buyer_email = 'secret.buyer@example.com'
  where id = (select min(id) from "order" where status = 'completed')`)

test('D4: rows of a file that wait to be checked lose a buyer, write nothing of them, and say why', async () => {
  const refused = {
    ...textRow('erased', 3, 'Код 8 925 555-01-77'),
    errors: [{ field: 'value', message: 'Не 8 925 555-01-77' }],
  }
  const { body } = await sendRows(
    [
      textRow('erased', 0, 'Звоните: 8 (925) 555-01-77'),
      textRow('erased', 1),
      textRow('erased', 2, 'Secret.Buyer@example.com'),
      refused,
    ],
    { client: admin, parts: { skip_invalid: 'true' } },
  )
  const chunks = async () =>
    (await app.db.execute<{ rows: string }>(sql`select rows from operation_chunk where operation_id = ${body.id}`)).rows
  const before = await chunks()
  const erased = await admin.post('/api/order/admin/person/erase', {
    body: { contact: PHONE, confirmation: PHONE, orders_count: 1, reason: 'Запрос покупателя' },
  })
  const after = await chunks()
  await app.work()
  const checked = await admin.get(`${OPERATIONS}/${body.id}`)
  const { body: items } = await admin.get(`${OPERATIONS}/items?operation_id=${body.id}`)
  await admin.put(`${OPERATIONS}/start/${body.id}`)
  await app.work()
  const written = await app.db.execute(sql`select value from translation where group_name = 'erased'`)

  expect(before[0]?.rows).toMatch(/925.*Buyer.*925/)
  expect([erased.status, erased.body.label]).toEqual([200, 'Стёрт № 1'])
  expect(after).toHaveLength(1)
  expect(after[0]?.rows).not.toMatch(/925|buyer/i)
  expect(checked.body).toMatchObject({ status: 'prepared', changed: 1, skipped: 3 })
  expect(items.items.map(({ message }: { message: string }) => message)).toEqual([
    ERASED,
    null,
    ERASED,
    expect.stringContaining('•••'),
  ])
  expect(written.rows).toEqual([{ value: 'Строка 1' }])
})
