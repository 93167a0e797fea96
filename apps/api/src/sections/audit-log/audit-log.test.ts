import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { systemCaller } from '#db/actor.ts'
import { audit } from '#db/audit.ts'
import { useApp } from '#test/app.ts'

interface Row {
  id: number
  created_at: string
  entity: string
  entity_label: string | null
  company: { id: number } | null
  event: string
  user: { id: number | null; label: string } | null
  words: Record<string, (string | null)[]>
}

const app = await useApp()
const admin = await app.as('admin@example.com')
const LOG = '/api/log/admin/audit-log'
const rowsOf = async (query: string): Promise<Row[]> => (await admin.get(`${LOG}?per_page=100&${query}`)).body.items

const companiesFound = async (q: string, client = admin) =>
  (await client.get(`${LOG}?q=${encodeURIComponent(q)}`)).body.items.map(({ company }: Row) => company?.id)

test('R24: the log shows the newest first, each row with its author and its record', async () => {
  const { body: role } = await admin.post('/api/user/admin/role', {
    body: { slug: 'watchers', name: 'Наблюдающие', scope: 'all', permissions: [] },
  })
  const [row] = await rowsOf('')

  expect(row).toMatchObject({
    event: 'created',
    entity: 'role',
    entity_id: role.id,
    entity_label: 'Наблюдающие',
    user: { id: 1, label: 'Волков А. С.' },
    company: null,
    source: 'api',
  })
  expect(await admin.get(`${LOG}/${row?.id}`)).toMatchObject({
    status: 200,
    body: { role_slugs: ['administrator'], changes: { slug: [null, 'watchers'] }, reason: null },
  })
})

test('R24: a status change of the demo data names its record like one by a user', async () => {
  const nameless = await app.db.execute(sql`
    select distinct entity from audit_log where event = 'status_changed' and entity_label is null`)
  const { rows } = await app.db.execute<{ id: number; version: number; reason_id: number }>(sql`
    select review.id, review.version, reason.id as reason_id from review, operation_reason reason
    where status = 'published' and reason.code = 'review.off_topic'
      and exists (select from audit_log where entity = 'review' and entity_id = review.id) order by review.id limit 1`)
  const { id, version, reason_id } = rows[0] ?? { id: 0, version: 0, reason_id: 0 }
  const { status } = await admin.put(`/api/review/admin/review/status-change/${id}`, {
    body: { status: 'hidden', reason_id },
    version,
  })
  const [byHand, byRating] = await rowsOf(`entity=review&entity_id=${id}`)

  expect(status).toBe(200)
  expect(nameless.rows).toEqual([])
  expect(byRating).toMatchObject({ entity_label: byHand?.entity_label, company: byHand?.company })
  expect(byHand?.entity_label).toMatch(/: /)
})

test('R24: rows are found by their record, their comment and the texts that changed, each reader in the own rows', async () => {
  const entry = { event: 'updated', entity: 'product', entity_id: 1001, company_id: 1 } as const
  await app.db.transaction((tx) =>
    audit(
      tx,
      systemCaller(app.now),
      { ...entry, entity_label: 'Щётка Zебра', changes: { name: ['Лён старый', 'Лён новый'] } },
      { ...entry, company_id: 2, comment: 'По письму zебра', changes: { synonyms: [[], ['зебра.png']] } },
    ),
  )
  const own = await app.holding(['audit-log.index'], { scope: 'own', companies: [1] })

  expect(await companiesFound('zебра')).toEqual([2, 1])
  expect(await companiesFound('щетка старый')).toEqual([1])
  expect(await companiesFound('ЗЕБРА.png')).toEqual([2])
  expect(await companiesFound('zебра', own)).toEqual([1])
})

test('R24: states and ids of records are shown in words', async () => {
  const { body: user } = await admin.get('/api/user/admin/user/20')
  await admin.put('/api/user/admin/user/20', { body: { role_ids: [1] } })
  await admin.put('/api/user/admin/user/status-change/20', { body: { status: 'archived' } })
  const [status, roles] = await rowsOf('entity=user&entity_id=20')

  expect(status).toMatchObject({ words: { status: [expect.any(String), 'В архиве'] } })
  expect(roles).toMatchObject({ words: { role_ids: [expect.any(String), 'Администратор'] } })
  await admin.put('/api/user/admin/user/20', { body: { role_ids: user.role_ids } })
  await admin.put('/api/user/admin/user/status-change/20', { body: { status: user.status } })
})

test('R24: changes of an order and reasons of a returned request are shown in words', async () => {
  const piece = { id: 1, name: 'Бампер', quantity: 4, cancelled_qty: 0, returned_qty: 0, commission_kopecks: 0 }
  const [reason] = (await admin.get('/api/content/admin/operation-reason')).body.items
  await app.db.transaction((tx) =>
    audit(
      tx,
      { ...systemCaller(app.now), userId: 1, userName: 'Волков А. С.' },
      {
        event: 'updated',
        entity: 'sub-order',
        entity_id: 7,
        changes: { items: [[piece], [{ ...piece, cancelled_qty: 3 }]], cancel_reason_id: [null, reason.id] },
      },
      { event: 'updated', entity: 'order', entity_id: 7, changes: { payment_status: ['paid', 'refunded'] } },
      {
        event: 'updated',
        entity: 'moderation',
        entity_id: 7,
        changes: { decided_by: [null, 1], reasons: [[], [{ reason_id: reason.id, field: null, comment: null }]] },
      },
    ),
  )
  const [[subOrder], [order], [request]] = await Promise.all([
    rowsOf('entity=sub-order&entity_id=7'),
    rowsOf('entity=order&entity_id=7'),
    rowsOf('entity=moderation&entity_id=7'),
  ])

  expect(subOrder?.words).toEqual({
    items: ['Бампер: 4 шт.', 'Бампер: 4 шт., отменено 3'],
    cancel_reason_id: [null, reason.name],
  })
  expect(order?.words).toEqual({ payment_status: ['Оплачен', 'Деньги возвращены'] })
  expect(request?.words).toEqual({ decided_by: [null, 'Волков Андрей'], reasons: [null, reason.name] })
})

test('R24: a picture is shown by its file name, a code by its label', async () => {
  const { rows } = await app.db.execute<{ id: number; name: string }>(
    sql`select id, name from file order by id limit 1`,
  )
  const [logo] = rows
  await app.db.transaction((tx) =>
    audit(
      tx,
      { ...systemCaller(app.now), userId: 1, userName: 'Волков А. С.' },
      {
        event: 'updated',
        entity: 'company',
        entity_id: 7,
        changes: {
          logo_id: [null, logo?.id],
          tax_system: ['osno', 'npd'],
          payout_frequency: ['weekly', 'daily'],
          trade_name: ['Деталь', 'weekly'],
        },
      },
    ),
  )
  const { body } = await admin.get(`${LOG}/${(await rowsOf('entity=company&entity_id=7&event=updated'))[0]?.id}`)

  expect(body.words).toEqual({
    logo_id: [null, logo?.name],
    tax_system: ['ОСНО', 'НПД'],
    payout_frequency: ['Раз в неделю', 'Каждый день'],
    trade_name: ['Деталь', 'weekly'],
  })
})

test('R24: an entry shows its author with the roles of that time', async () => {
  const [row] = await rowsOf('entity=role&event=created')
  const { body } = await admin.get(`${LOG}/${row?.id}`)

  expect(body).toMatchObject({ role_slugs: ['administrator'], roles: ['Администратор'] })
})

test('R24: every filter narrows the log', async () => {
  const all = async (query: string, holds: (row: Row) => boolean) => {
    const rows = await rowsOf(query)
    return rows.length > 0 && rows.every(holds)
  }
  await admin.put('/api/user/admin/user/status-change/20', { body: { status: 'blocked' } })
  const [newest] = await rowsOf('event=status_changed')

  expect(await all('user_id=1', ({ user }) => user?.id === 1)).toBe(true)
  expect(await all('entity=user&event=signed_in', ({ event }) => event === 'signed_in')).toBe(true)
  expect(await all(`entity=${newest?.entity}&event=status_changed`, ({ entity }) => entity === newest?.entity)).toBe(
    true,
  )
  expect((await rowsOf('field=price_kopecks,weight_g')).length).toBeGreaterThan(
    (await rowsOf('field=weight_g&entity=brand')).length,
  )
  expect(await all('field=status', ({ event }) => event === 'status_changed')).toBe(true)
  expect(await all('created_from=2026-06-01', ({ created_at }) => created_at >= '2026-05-31T21')).toBe(true)
  expect(await rowsOf('created_to=2020-01-01')).toEqual([])
  expect(await rowsOf('source=import')).toEqual([])
  expect(await rowsOf('ip=203.0.113.99')).toEqual([])
  expect(await rowsOf('request_id=none')).toEqual([])
  expect(await admin.get(`${LOG}?entity=Product`)).toMatchObject({ status: 422 })
})

test('P7: a role of companies reads the log of their records without the names of staff', async () => {
  await app.db.execute(sql`
    insert into audit_log (created_at, user_id, user_name, role_slugs, ip, user_agent, request_id, source, entity, entity_id, company_id, event)
    values (${app.now.toISOString()}, 2, 'Орлова Д. С.', '{moderator}', '198.51.100.7', 'x', 'r', 'panel', 'product', 5, 1, 'updated'),
      (${app.now.toISOString()}, 2, 'Орлова Д. С.', '{moderator}', '198.51.100.7', 'x', 'r', 'panel', 'product', 6, 2, 'updated')`)
  const seller = await app.holding(['audit-log.index', 'audit-log.view'], { scope: 'own', companies: [1] })
  const { body } = await seller.get(`${LOG}?request_id=r`)
  const foreign = (await rowsOf('request_id=r&company_id=2'))[0]

  expect(body.items).toMatchObject([{ entity_id: 5, user: { id: null, label: 'Сотрудник маркетплейса' } }])
  expect((await seller.get(`${LOG}/${body.items[0].id}`)).body).toMatchObject({
    ip: '',
    role_slugs: [],
    user_agent: '',
  })
  expect(await seller.get(`${LOG}/${foreign?.id}`)).toMatchObject({ status: 404 })
  for (const filter of ['user_id=2', 'ip=198.51.100.7', 'user_id=2&event=updated'])
    expect([filter, (await seller.get(`${LOG}?request_id=r&${filter}`)).body.items]).toEqual([filter, []])
  const { body: self } = await seller.get('/api/user/profile')
  expect(await seller.get(`${LOG}?user_id=${self.id}`)).toMatchObject({ status: 200 })
})

test('R24: the permission of the screen opens the log', async () => {
  const reader = await app.as('log-only@example.com')

  expect(await reader.get(LOG)).toMatchObject({ status: 200 })
  expect(await reader.get(`${LOG}/1`)).toMatchObject({ status: 200 })
})

test('R24: the log is exported, and the export is logged', async () => {
  const { status, text } = await admin.get(`${LOG}/export?format=csv&request_id=r`)

  expect(status).toBe(200)
  expect(text.split('\r\n')[0]).toContain('Номер;Время;Пользователь;Событие')
  expect(text.trim().split('\r\n')).toHaveLength(3)
  expect((await rowsOf('event=exported'))[0]).toMatchObject({ entity: 'audit-log', changes: { rows: [null, 2] } })
})

test('P7: a cursor at a row of another company reveals nothing of it', async () => {
  const client = await app.holding(['audit-log.index'], { scope: 'own', companies: [1] })
  const { rows } = await app.db.execute<{ id: number; at: string }>(sql`
    select id, created_at::text as at from audit_log where company_id is distinct from 1 order by created_at desc, id desc limit 1`)
  const cursor = JSON.stringify(['-created_at', 2, 100, rows[0]?.id, rows[0]?.at])
  const { body } = await client.get(`${LOG}?after=${Buffer.from(cursor).toString('base64url')}`)
  const companies = await app.db.execute<{ company_id: number }>(sql`
    select distinct company_id from audit_log where id = any(${sql.param(body.items.map(({ id }: { id: number }) => id))}::int8[])`)

  expect(body.items).not.toEqual([])
  expect(companies.rows).toEqual([{ company_id: 1 }])
})
