import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { readContract } from '#contract/operations.ts'
import { removeBytes } from '#files/removed-bytes.ts'
import { verifyAudit } from '#sections/audit-log/public.ts'
import { AUDIT_KEY } from '#test/start.ts'
import { type Client, useApp } from '#test/app.ts'
import { call, sampleOf } from '#test/contract/matrix.ts'
import { KEPT } from './kept-texts.ts'

const app = await useApp()
const OPERATION = '/api/system/admin/operation'
const PEOPLE = '/api/order/admin/person'
const PHONE = '+79255550177'
const EMAIL = 'secret.buyer@example.com'
const ADDRESS = 'Тайный проезд, 17'
/** The phone in any spelling, and the rest of the buyer. */
const LEFT = /925\D{0,4}555\D{0,4}01\D{0,4}77|secret\.buyer|Тайный проезд|Потаённый/
const admin = await app.as('admin@example.com')
const operator = await app.as('orders@example.com')
const REASON = 'Запрос покупателя'

const { rows: over } = await app.db.execute<{ id: number }>(sql`
  update "order" set buyer_phone = ${PHONE}, buyer_email = ${EMAIL}, address = ${ADDRESS}, buyer_name = 'Потаённый Олег',
    comment_staff = 'Звонить на 8 925 555-01-77'
  where id in (select id from "order" where status = 'completed' and delivery_type = 'courier' order by id limit 3) returning id::int`)
const ids = over.map(({ id }) => id)
await app.db.execute(sql`update review set text = 'Звоните: 8 (925) 555-01-77, отвечу' where id = 1`)
await app.db.execute(sql`
  update review set author_name = 'Потаённый О.', order_item_id = (
    select item.id from sub_order_item item join sub_order on sub_order.id = sub_order_id where order_id = ${ids[0]} order by 1 limit 1)
  where id = 2`)

// What a shop has sent of them: applied, and refused before an order was made.
await app.db.execute(sql`
  insert into fact (kind, source, external_id, occurred_at, content, digest, state, entity, entity_id)
  select kind, 'shop', kind, now(), ${JSON.stringify({ buyer_name: 'Потаённый Олег', buyer_phone: PHONE, address: ADDRESS })}::jsonb,
    'digest', state, entity, id
  from (values ('revision', 'applied', 'order', ${ids[0]}::int8), ('order', 'refused', null, null)) sent (kind, state, entity, id)`)

/** What must stay: every sum and count of orders, and of the overview. */
async function totals() {
  const { rows } = await app.db.execute(sql`
    select count(*)::int as orders, sum(total_kopecks)::text as total, sum(bought_kopecks)::text as bought, sum(paid_kopecks)::text as paid,
      count(distinct buyer_phone)::int as buyers, (select count(*)::int from review) as reviews,
      (select sum(rating)::int from review) as rating, (select count(*)::int from sub_order) as parts from "order"`)
  const overview = await admin.get('/api/system/admin/overview')
  const list = await admin.get('/api/order/admin/order?status=completed')
  const first = await admin.get(`/api/order/admin/order/${ids[0]}`)
  return [rows, overview.body, list.body.meta.total, first.body.buyer_orders_count, first.body.total_kopecks]
}

const find = (by: Client, contact = PHONE) => by.post(`${PEOPLE}/find`, { body: { contact } })
const erase = (by: Client, body: object = {}) =>
  by.post(`${PEOPLE}/erase`, {
    body: { contact: PHONE, confirmation: '8 925 555-01-77', orders_count: 3, reason: REASON, ...body },
  })

test('D4: what is known of a buyer is found by the whole phone or mail, and the log keeps who has asked', async () => {
  await admin.post('/api/log/admin/audit-log/reveal', {
    body: { entity: 'order', entity_id: ids[0], fields: ['buyer_phone'], reason: 'Звонок' },
  })
  const byPhone = (await find(admin, '8 (925) 555-01-77')).body
  const byMail = (await find(admin, 'Secret.Buyer@example.com')).body

  expect(byPhone).toMatchObject({ names: ['Потаённый Олег'], orders_count: 3, readers: [{ purpose: 'Звонок' }] })
  expect(byMail.orders.map(({ id }: { id: number }) => id)).toEqual(byPhone.orders.map(({ id }: { id: number }) => id))
  expect(byPhone.traces).toContainEqual({ place: 'reviews', count: expect.any(Number) })
  expect((await find(admin, '925 555')).status).toBe(422)
  expect((await find(operator)).status).toBe(403)
  expect((await app.audited('person'))[0]).toMatchObject({ event: 'revealed' })
})

test('P7: a role for own companies neither gets the search for buyers nor finds one by a grant from before', async () => {
  const refused = await admin.post('/api/user/admin/role', {
    body: { name: 'Поиск покупателей', slug: 'finder', scope: 'own', permissions: [{ name: 'person.index' }] },
  })
  const seller = await app.holding(['person.index'], { scope: 'own', companies: [1] })

  expect(refused.body.data.details).toEqual({
    permissions: [expect.stringContaining('Персональные данные покупателей')],
  })
  expect((await find(seller)).status).toBe(403)
})

test('D4: an erasure needs the contact typed again, the number that was seen, and no order under way', async () => {
  const { rows } = await app.db.execute<{ id: number; phone: string }>(sql`
    select id, buyer_phone as phone from "order" where status = 'processing' limit 1`)
  const open = await erase(admin, { contact: rows[0]?.phone, confirmation: rows[0]?.phone, orders_count: 1 })

  expect((await erase(admin, { confirmation: '+79255550178' })).body.data.details).toHaveProperty('confirmation')
  expect((await erase(admin, { orders_count: 2 })).status).toBe(409)
  expect((await erase(operator)).status).toBe(403)
  expect([open.status, open.body.data.message]).toEqual([409, expect.stringMatching(/^Есть незавершённые заказы/)])
})

test('D4: after an erasure the buyer is in no answer, file, log, or table, and every total is as before', async () => {
  const earlier = app.now
  app.advance(1000)
  const { version } = (await operator.get(`/api/order/admin/order/${ids[0]}`)).body
  await operator.put(`/api/order/admin/order/${ids[0]}`, {
    body: { comment_staff: 'Перезвонить: 925 555-01-77' },
    version,
    headers: { 'idempotency-key': randomUUID() },
  })
  await plantTraces(earlier)
  for (const call of ['orders.export', 'auditLog.export', 'orders.export']) {
    await operator.post(OPERATION, {
      body: { call, filter: { q: PHONE }, input: { format: 'csv', purpose: 'Сверка сумм' } },
    })
    if (call === 'auditLog.export') await app.work()
  }
  const { rows: writing } = await app.db.execute<{ id: number }>(sql`
    update operation set result_key = 'begun.export', retry_at = ${app.now} where status = 'running' returning id::int`)
  await app.webhooks()
  const before = await totals()
  const erased = await erase(admin)
  const kept = filesWith(/begun\.export/)
  await removeBytes(app.db, app.now, app.env)
  await app.webhooks()
  await app.work()
  const verdict = await verifyAudit(app.db, { at: app.now, key: AUDIT_KEY })
  const written = await operator.get(`${OPERATION}/${writing[0]?.id}`)
  const found: string[] = []
  const refusedFiles: string[] = []
  for (const operation of readContract().filter(({ method, id }) => method === 'GET' && id !== 'events.stream'))
    for (const id of operation.path.includes('{') ? ['1', String(ids[0])] : ['1']) {
      const { required = [], properties = {} } = operation.query
      const isFile = operation.id.endsWith('.export')
      const values = [...required, ...('purpose' in properties ? ['purpose'] : [])].map((name): [string, string] => [
        name,
        String(sampleOf(properties[name] ?? {})),
      ])
      const query = new URLSearchParams({ ...Object.fromEntries(values), ...(isFile && { format: 'csv_raw' }) })
      const { status, text } = await call(admin, operation, { id, query: `?${query}` })
      if (isFile && status !== 200) refusedFiles.push(operation.id)
      if (LEFT.test(text)) found.push(`${operation.id}: ${contextOf(text)}`)
    }
  for (const q of [PHONE, '8 (925) 555-01-77', '9255550177', EMAIL])
    for (const list of ['order/admin/order', 'order/admin/sub-order', 'log/admin/audit-log', 'review/admin/review']) {
      const { status, text } = await admin.get(`/api/${list}?q=${encodeURIComponent(q)}`)
      if (status !== 200 || LEFT.test(text)) found.push(`${list} ${q}: ${contextOf(text)}`)
    }

  expect([erased.status, erased.body]).toEqual([
    200,
    { label: expect.stringMatching(/^Стёрт № \d+$/), orders_count: 3 },
  ])
  expect([found, refusedFiles]).toEqual([[], []])
  expect(written.body).toMatchObject({ status: 'done', filter: { q: '•••' } })
  expect(await tablesWith(LEFT)).toEqual([])
  expect(kept).toEqual([])
  expect(filesWith(LEFT)).toEqual([])
  expect(await totals()).toEqual(before)
  expect((await find(admin)).body).toMatchObject({ orders_count: 0, names: [] })
  expect((await admin.get(`/api/order/admin/order?q=${encodeURIComponent(PHONE)}`)).body.meta.total).toBe(0)
  expect(verdict.faults).toEqual([])
  const { rows: sent } = await app.db.execute(
    sql`select external_id, state from fact where source = 'shop' and digest = 'digest' order by id`,
  )
  expect(sent).toEqual([
    { external_id: 'revision', state: 'applied' },
    { external_id: 'order', state: 'rejected' },
  ])
})

test('D4: operations prepared before an erasure skip the erased data, with a reason', async () => {
  const items = await app.db.execute(sql`
    select state, message from operation_item where operation_id = ${prepared[0]} order by position`)
  const started = await admin.put(`${OPERATION}/start/${prepared[0]}`)
  await app.work()
  const { body } = await admin.get(`${OPERATION}/${prepared[0]}`)
  const { rows } = await app.db.execute(sql`select address, comment_staff from "order" where id = ${ids[0]}`)
  const repeated = await admin.get('/api/log/admin/audit-log/as-of?entity=order&entity_id=' + ids[0])

  expect(items.rows).toEqual([{ state: 'skipped', message: 'Персональные данные стёрты: записывать нечего' }])
  expect([started.status, body.status, body.changed, body.skipped]).toEqual([200, 'done', 0, 1])
  expect(rows).toEqual([{ address: null, comment_staff: null }])
  expect(repeated.text).not.toContain('•••"')
})

test('D4: an erasure without a match, and one of a colleague’s address, are refused', async () => {
  const again = await erase(admin, { orders_count: 0 })
  const colleague = { contact: 'Orders@Example.com', confirmation: 'orders@example.com', orders_count: 0 }
  const refused = await erase(admin, colleague)
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select person_label("user") as name from "user" where email = 'orders@example.com'`,
  )

  expect([again.status, again.body.data.message]).toEqual([409, 'О человеке ничего не известно: стирать нечего'])
  expect([refused.status, refused.body.data.message]).toEqual([
    409,
    `Это адрес учётной записи: ${rows[0]?.name}. Сначала измените его в карточке пользователя`,
  ])
  expect((await app.db.execute(sql`select from erasure`)).rows).toHaveLength(1)
})

test('Every table and column that an erasure leaves exists, and has a reason', async () => {
  const { rows } = await app.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public'
    union select table_name || '.' || column_name from information_schema.columns where table_schema = 'public'`)
  const known = new Set(rows.map(({ name }) => name))

  expect(Object.keys(KEPT).filter((name) => !known.has(name))).toEqual([])
  expect(Object.values(KEPT).filter((reason) => reason.length < 20)).toEqual([])
})

const prepared: number[] = []

/** Where the phone and the mail may stand besides orders and reviews. */
async function plantTraces(at: Date) {
  const before = await admin.post(OPERATION + '/restore', {
    body: { entity: 'order', entity_id: ids[0], at: at.toISOString(), reason: 'Вернуть' },
  })
  prepared.push(before.body.id)
  // A table that no list of the program knows.
  await app.db.execute(sql`create table new_table (note text, words text[], facts jsonb)`)
  await app.db.execute(sql`
    insert into new_table values (${PHONE}, array['a', ${EMAIL}], '{"8 925 555 01 77": ["+7 (925) 555-01-77"]}')`)
  await admin.post('/api/user/admin/saved-view', {
    body: { list: 'orders', name: 'Звонки 8-925-555-01-77', query: 'q=%2B7%20%28925%29%20555-01-77' },
  })
  await app.db.execute(sql`insert into notification (user_id, type, title, body, created_at, updated_at)
    values (1, 'manual', 'Позвоните', '+7 925 555 01 77 ждёт', ${app.now}, ${app.now})`)
  await app.db.execute(sql`insert into mail_outbox (kind, recipient, queued_at, next_attempt_at)
    values ('template', ${EMAIL.toUpperCase()}, ${app.now}, '2099-01-01')`)
  await app.db.execute(sql`insert into access_request (user_id, permission, reason, requested_at)
    values (3, 'order.index', 'Покупатель 8 925 55 50 177', ${app.now})`)
  await app.db.execute(sql`insert into deleted_record (entity, entity_id, deleted_at, item, stored)
    values ('review', 77777, ${app.now}, '{"text": "+79255550177", "rating": 5}', '{"review": [{"text": "+79255550177"}]}')`)
  await app.db.execute(sql`update status_history set comment = 'Просил 89255550177' where id = 1`)
  // A log row that is longer than its search reads.
  await app.db.execute(sql`
    insert into audit_log (created_at, role_slugs, ip, user_agent, request_id, source, entity, entity_id, event, changes)
    values (${app.now}, '{}', '', '', '', 'system', 'template', 1, 'updated',
      ${JSON.stringify({ text: ['а'.repeat(1500), `${'а'.repeat(1500)} 8 (925) 555-01-77`] })}::jsonb)`)
}

test('D4: a row of the log that was changed after its erasure is a fault', async () => {
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`set local admin_panel.erasure = 'on'`)
    await tx.execute(
      sql`update audit_log set comment = 'Подделка' where id = (select max(audit_id) from audit_erasure)`,
    )
  })
  const verdict = await verifyAudit(app.db, { at: app.now, key: AUDIT_KEY })

  expect(verdict.faults).toEqual([expect.stringMatching(/^Запись \d+ изменена$/)])
})

const contextOf = (text: string) => new RegExp(`.{0,80}(${LEFT.source}).{0,20}`).exec(text)?.[0]

/** The tables with a row of any such text, the search index being made of them. */
async function tablesWith(pattern: RegExp): Promise<string[]> {
  const { rows } = await app.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`)
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await app.db.execute<{ row: string }>(sql`
      select one::text as row from ${sql.identifier(name)} one where one::text ~ ${pattern.source} limit 1`)
    found.push(...hits.map(({ row }) => `${name}: ${row.slice(0, 300)}`))
  }
  return found
}

function filesWith(pattern: RegExp): string[] {
  return readdirSync(app.env.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/pg') && (pattern.test(file) || pattern.test(readFileSync(file, 'utf8'))))
}
