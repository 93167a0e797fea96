import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { type Client, type Reply, useApp } from '#test/app.ts'

// The same write by every way that leads to it, by a session whose proof is older than ten minutes.
const app = await useApp()
const admin = await app.as('admin@example.com')
const OPERATIONS = '/api/system/admin/operation'
const REQUISITES = '/api/company/admin/bank-detail'
const USERS = '/api/user/admin/user'

/** A session of the same account that has proved nothing for a while. */
async function stale(email: string): Promise<Client> {
  const { body } = await app.anonymous.post('/api/user/admin/auth/sign-in', {
    body: { email, password: app.env.seedPassword },
  })
  const at = new Date(app.now.getTime() - 11 * 60_000).toISOString()
  await app.db.execute(sql`update session set proved_at = ${at} where id = (
    select max(session.id) from session join "user" on "user".id = user_id where email = ${email})`)
  return app.withToken(body.token.value)
}
const client = await stale('admin@example.com')

const code = ({ status, body }: Reply) => [status, body?.data?.code]
const STEP_UP = [403, 'step_up']

/** The first row of a statement. */
async function one(query: ReturnType<typeof sql>): Promise<{ id: number; version: number }> {
  const { rows } = await app.db.execute<{ id: number; version: number }>(query)
  if (!rows[0]) throw new Error('No such record')
  return rows[0]
}
const idOf = async (email: string) => (await one(sql`select id, version from "user" where email = ${email}`)).id
const roleOf = async (slug: string) => (await one(sql`select id, version from role where slug = ${slug}`)).id

test('A16: a change of one setting needs a fresh proof, also of step_up_rows itself', async () => {
  for (const key of ['step_up_rows', 'audit_retention_days']) {
    const { id, version } = await one(sql`select id, version from setting where key = ${key}`)
    expect(code(await client.put(`/api/system/admin/setting/${id}`, { body: { value: 0 }, version }))).toEqual(STEP_UP)
  }
})

test('A16: an access request is not answered with a role by a stale session', async () => {
  const asker = await app.as('viewer@example.com')
  const { body } = await asker.post('/api/user/profile/access', {
    body: { permission: 'product.update', reason: 'Правлю вес' },
  })
  const answer = { body: { role_id: await roleOf('content-manager') } }
  expect(code(await client.post(`/api/user/admin/access-request/answer/${body.id}`, answer))).toEqual(STEP_UP)
})

test('A16: the address, telephone, roles and companies of a user need a fresh proof; a name, a position and a block do not', async () => {
  const id = await idOf('finance@example.com')
  const role_ids = [await roleOf('administrator')]
  for (const body of [{ email: 'attacker@example.com' }, { phone: '+79990001122' }, { role_ids }, { company_ids: [1] }])
    expect([body, ...code(await client.put(`${USERS}/${id}`, { body }))]).toEqual([body, ...STEP_UP])
  expect(await client.put(`${USERS}/${id}`, { body: { position: 'Бухгалтер' } })).toMatchObject({ status: 200 })
  const block = { status: 'blocked', reason_id: 1, comment: 'Чужой вход' }
  const reason = await one(sql`select id, version from operation_reason where is_active order by id limit 1`)
  const blocked = await client.put(`${USERS}/status-change/${id}`, { body: { ...block, reason_id: reason.id } })
  expect(code(blocked)).not.toEqual(STEP_UP)
  await app.db.execute(sql`update "user" set status = 'blocked' where id = ${id}`)
  expect(code(await client.put(`${USERS}/status-change/${id}`, { body: { status: 'active' } }))).toEqual(STEP_UP)
  await app.db.execute(sql`update "user" set status = 'active' where id = ${id}`)
})

test('A16: one’s own telephone, password and factors need a fresh proof; one’s own name does not', async () => {
  const own = await stale('content@example.com')
  const { body, headers } = await own.get('/api/user/profile')
  const version = Number(/\d+/.exec(String(headers['etag']))?.[0])
  expect(code(await own.put('/api/user/profile', { body: { phone: '+79990001133' }, version }))).toEqual(STEP_UP)
  const { current_password, password } = { current_password: app.env.seedPassword, password: 'a-new-long-password-1' }
  const change = { current_password, password, password_confirmation: password }
  expect(code(await own.put('/api/user/profile/password', { body: change }))).toEqual(STEP_UP)
  expect(code(await own.post('/api/user/profile/second-factor/totp', { body: { current_password } }))).toEqual(STEP_UP)
  expect(await own.put('/api/user/profile', { body: { first_name: 'Другое' }, version })).toMatchObject({
    status: 200,
    body: { last_name: body.last_name },
  })
})

test('A16: users of a company, and the personal data behind a mask, need a fresh proof', async () => {
  const user_ids = [await idOf('merchant1@example.com')]
  expect(code(await client.post('/api/company/admin/company/attach-users/3', { body: { user_ids } }))).toEqual(STEP_UP)
  const order = await one(sql`select id, version from "order" order by id limit 1`)
  const reveal = { entity: 'order', entity_id: order.id, fields: ['buyer_phone'], reason: 'Звонок покупателю' }
  expect(code(await client.post('/api/log/admin/audit-log/reveal', { body: reveal }))).toEqual(STEP_UP)
})

const inUse = () =>
  one(sql`
    select id, version from bank_detail where is_active and not is_default and not exists (
      select from moderation where entity = 'bank-detail' and entity_id = bank_detail.id) order by id desc limit 1`)

async function disabled(reason_id = 0) {
  const { id, version } = await inUse()
  const { body } = await admin.post(OPERATIONS, {
    body: {
      call: 'bankDetails.disable',
      items: [{ id, version }],
      start: true,
      ...(reason_id > 0 && { input: { reason_id } }),
    },
  })
  await app.work()
  return { id, operation: body.id }
}

test('A16: requisites are changed by no operation, restore or undo that a stale session starts', async () => {
  const { id, operation } = await disabled()
  expect(await admin.get(`${OPERATIONS}/${operation}`)).toMatchObject({ body: { status: 'done', changed: 1 } })
  const undo = `${OPERATIONS}/undo/${operation}`
  expect(code(await client.post(undo, { body: { start: true } }))).toEqual(STEP_UP)
  const prepared = await client.post(undo, { body: {} })
  expect(prepared.status).toBe(201)
  await app.work()
  expect(code(await client.put(`${OPERATIONS}/start/${prepared.body.id}`))).toEqual(STEP_UP)
  expect(await admin.put(`${OPERATIONS}/start/${prepared.body.id}`)).toMatchObject({ status: 200 })
  await app.work()
  expect(await admin.get(`${REQUISITES}/${id}`)).toMatchObject({ body: { is_active: true } })

  const again = await disabled()
  const at = new Date(app.now.getTime() - 1000).toISOString()
  for (const body of [
    { entity: 'bank-detail', entity_id: again.id, at, start: true },
    { request_id: `operation-${again.operation}`, start: true },
  ])
    expect([body, ...code(await client.post(`${OPERATIONS}/restore`, { body }))]).toEqual([body, ...STEP_UP])
})

test('A16: the undo of a restore of requisites needs a fresh proof', async () => {
  const { id } = await inUse()
  const { body } = await admin.get(`${REQUISITES}/${id}`)
  app.advance(2000)
  await admin.put(`${REQUISITES}/${id}`, { body: { bank_name: 'АО «Другой банк»' }, version: body.version })
  const at = new Date(app.now.getTime() - 1000).toISOString()
  const restored = await admin.post(`${OPERATIONS}/restore`, {
    body: { entity: 'bank-detail', entity_id: id, at, start: true },
  })
  expect(restored.status).toBe(201)
  await app.work()
  expect(await admin.get(`${REQUISITES}/${id}`)).toMatchObject({ body: { bank_name: body.bank_name } })
  const undone = await client.post(`${OPERATIONS}/undo/${restored.body.id}`, { body: { start: true } })
  expect(code(undone)).toEqual(STEP_UP)
})

test('A16: rows of commissions come by no way, an import or a deletion, with a stale session', async () => {
  const upsert = { items: [{ rate_bp: 100 }] }
  expect(code(await client.put('/api/company/admin/commission/upsert', { body: upsert }))).toEqual(STEP_UP)
  expect(code(await client.delete('/api/company/admin/commission/delete-by-params?expired_before=2099-01-01'))).toEqual(
    STEP_UP,
  )
})

test('A16: an operation that started without a proof writes nothing that needs one, and says so', async () => {
  const { id, version } = await inUse()
  const { body } = await admin.post(OPERATIONS, {
    body: { call: 'bankDetails.disable', items: [{ id, version }], start: true },
  })
  await app.db.execute(sql`update operation set proved = false where id = ${body.id}`)
  await app.work()
  expect(await admin.get(`${OPERATIONS}/${body.id}`)).toMatchObject({
    body: { status: 'prepared', explanation: 'Запустите её: понадобится подтвердить, что это вы' },
  })
  await app.db.execute(
    sql`update operation set status = 'running', starter_id = author_id, done = 0 where id = ${body.id}`,
  )
  await app.work()
  const { body: items } = await admin.get(`${OPERATIONS}/items?operation_id=${body.id}`)
  expect(items.items[0]).toMatchObject({
    state: 'skipped',
    message: expect.stringContaining('подтверждают, что это вы'),
  })
  expect(await admin.get(`${REQUISITES}/${id}`)).toMatchObject({ body: { is_active: true } })
})

test('A16: a dry run tells what a start will ask for, though the call itself is everyday', async () => {
  const { id, version } = await one(sql`select id, version from product where status = 'active' order by id limit 1`)
  const { body } = await client.post(OPERATIONS, { body: { call: 'products.disableByIds', items: [{ id, version }] } })
  await app.work()
  await app.db.execute(sql`update operation set needs_proof = true where id = ${body.id}`)
  expect(code(await client.put(`${OPERATIONS}/start/${body.id}`))).toEqual(STEP_UP)
  expect(await admin.put(`${OPERATIONS}/start/${body.id}`)).toMatchObject({ status: 200 })
})

test('A16: the file of an export is taken as the export is asked for, and each time stands in the log', async () => {
  const call = { call: 'orders.export', input: { format: 'csv', purpose: 'Сверка заказов' }, filter: {} }
  const { body } = await admin.post(OPERATIONS, { body: call })
  await app.work()
  const file = `${OPERATIONS}/file/${body.id}?part=result`
  expect(code(await client.get(file))).toEqual(STEP_UP)
  expect(await app.audited('operation', body.id)).not.toContainEqual(expect.objectContaining({ event: 'exported' }))
  expect((await admin.get(file)).status).toBe(200)
  expect((await app.audited('operation', body.id))[0]).toMatchObject({ event: 'exported', user_name: 'Волков А. С.' })
})

test('A16: a preview exports nothing personal, whatever its author has proved', async () => {
  const user_id = await idOf('orders@example.com')
  const { body } = await admin.post('/api/user/admin/preview', { body: { user_id, reason: 'Проверка прав' } })
  const preview = app.withToken(body.token.value)
  const exported = await preview.get('/api/order/admin/order/export?format=csv&purpose=Сверка')
  expect(exported).toMatchObject({
    status: 403,
    body: { data: { code: 'preview', message: expect.stringContaining('выгружаются') } },
  })
  expect((await preview.get('/api/order/admin/order?per_page=20')).status).toBe(200)
})

test('A16: a user without the right to change access cannot propose a change of it', async () => {
  const viewer = await app.as('viewer@example.com')
  const { id, version } = await one(sql`select id, version from "user" where email = 'content@example.com'`)
  const proposal = { call: 'users.statusChange', input: { status: 'blocked' }, items: [{ id, version }] }
  expect(await viewer.post(OPERATIONS, { body: proposal })).toMatchObject({ status: 403 })
})

test('The old address gets a letter about the new one, which is masked there', async () => {
  const id = await idOf('moderator@example.com')
  await app.mails()
  await admin.put(`${USERS}/${id}`, { body: { email: 'another@example.com' } })
  const [mail] = await app.mails()
  expect(mail).toMatchObject({ to: 'moderator@example.com', subject: 'Адрес учётной записи изменён' })
  expect(mail?.text).toContain('a•••@example.com')
  expect(mail?.text).not.toContain('another@')
})
