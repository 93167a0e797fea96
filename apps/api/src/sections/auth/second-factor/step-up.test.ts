import { generateSync } from 'otplib'
import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { type Client, useApp } from '#test/app.ts'

const app = await useApp({ LIMIT_SIGN_IN: '5' })
const STEP_UP = '/api/user/admin/auth/step-up'
const FACTOR = '/api/user/profile/second-factor'
const ROLES = '/api/user/admin/role'
const OPERATIONS = '/api/system/admin/operation'
const MINUTE = 60_000

async function signIn(email: string): Promise<Client> {
  const { body } = await app.anonymous.post('/api/user/admin/auth/sign-in', {
    body: { email, password: app.env.seedPassword },
  })
  return app.withToken(body.token.value)
}

let made = 0
const createRole = (client: Client) =>
  client.post(ROLES, { body: { slug: `proved-${++made}`, name: `Роль ${made}`, scope: 'all', permissions: [] } })
const REFUSED = { status: 403, body: { data: { code: 'step_up' } } }

async function cards(count: number) {
  const { rows } = await app.db.execute<{ id: number; version: number }>(
    sql`select id, version from product where status = 'active' order by id limit ${count}`,
  )
  return rows
}

async function limitRows(value: number) {
  const admin = await app.as('admin@example.com')
  await admin.put('/api/system/admin/setting/upsert', { body: { items: [{ key: 'step_up_rows', value }] } })
}

test('A16: a sign-in counts for ten minutes; then the password proves, for the session of the call alone', async () => {
  const [client, other] = [await signIn('admin@example.com'), await signIn('admin@example.com')]
  expect(await createRole(client)).toMatchObject({ status: 201 })
  app.advance(10 * MINUTE + 1)
  const refused = await createRole(client)
  expect(refused).toMatchObject({ status: 403, body: { data: { code: 'step_up', ways: ['password'] } } })
  expect(refused.body.data.message).toBe(
    'Подтвердите, что это вы: для этого действия нужно подтверждение не старше 10 минут',
  )

  expect(await client.post(STEP_UP, { body: { password: app.env.seedPassword } })).toMatchObject({ status: 204 })
  expect(await createRole(client)).toMatchObject({ status: 201 })
  expect(await createRole(other)).toMatchObject(REFUSED)
})

test('A16: a wrong proof is refused beside its field, stands in the log, and waits as a sign-in does', async () => {
  const client = await signIn('moderator@example.com')
  expect(await client.post(STEP_UP, { body: {} })).toMatchObject({
    status: 422,
    body: { data: { details: { password: [expect.any(String)] } } },
  })
  for (let attempt = 0; attempt < 4; attempt++)
    expect(await client.post(STEP_UP, { body: { password: 'not-the-password' } })).toMatchObject({
      status: 422,
      body: { data: { details: { password: ['Неверный пароль'] } } },
    })
  expect(await client.post(STEP_UP, { body: { password: app.env.seedPassword } })).toMatchObject({ status: 429 })
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id from "user" where email = 'moderator@example.com'`,
  )
  expect((await app.audited('user', rows[0]?.id)).map(({ event }) => event)).toContain('sign_in_failed')
  app.advance(15 * MINUTE)
  expect(await client.post(STEP_UP, { body: { password: app.env.seedPassword } })).toMatchObject({ status: 204 })
})

test('A16: with a second step only a code proves, of the application or of the recovery codes', async () => {
  const client = await signIn('v.sergeev@example.com')
  const { body } = await client.post(`${FACTOR}/totp`, { body: { current_password: app.env.seedPassword } })
  const shown = () => generateSync({ secret: body.secret, epoch: Math.floor(app.now.getTime() / 1000) })
  const confirmed = await client.post(`${FACTOR}/totp/confirm`, { body: { code: shown() } })
  app.advance(11 * MINUTE)

  expect(await client.post(STEP_UP, { body: { password: app.env.seedPassword } })).toMatchObject({
    status: 422,
    body: { data: { details: { code: [expect.any(String)] } } },
  })
  const proofs = async () => {
    const { rows } = await app.db.execute<{ by: string }>(
      sql`select proved_by as by from session join "user" on "user".id = user_id where email = 'v.sergeev@example.com'`,
    )
    return rows.map(({ by }) => by)
  }
  expect(await proofs()).toEqual(['password'])
  expect(await client.post(STEP_UP, { body: { code: shown() } })).toMatchObject({ status: 204 })
  expect(await proofs()).toEqual(['totp'])
  // A code counts once.
  expect(await client.post(STEP_UP, { body: { code: shown() } })).toMatchObject({ status: 422 })
  expect(await client.post(STEP_UP, { body: { code: confirmed.body.codes[0] } })).toMatchObject({ status: 204 })
  expect(await proofs()).toEqual(['recovery-code'])
})

test('A16: an operation asks when it starts, by the number of its records or as its call does', async () => {
  await limitRows(2)
  const client = await signIn('admin@example.com')
  app.advance(11 * MINUTE)
  const disable = { call: 'products.disableByIds' }
  expect(await client.post(OPERATIONS, { body: { ...disable, items: await cards(3), start: true } })).toMatchObject(
    REFUSED,
  )
  const [first, ...more] = await cards(2)
  expect(await client.post(OPERATIONS, { body: { ...disable, items: [first, ...more], start: true } })).toMatchObject({
    status: 201,
  })
  const { body: prepared } = await client.post(OPERATIONS, { body: { ...disable, items: await cards(3) } })
  await app.work()
  expect(await client.put(`${OPERATIONS}/start/${prepared.id}`)).toMatchObject(REFUSED)
  for (const call of ['users.export', 'brands.export'])
    expect(await client.post(OPERATIONS, { body: { call, input: { format: 'csv' }, filter: {} } })).toMatchObject(
      REFUSED,
    )

  await client.post(STEP_UP, { body: { password: app.env.seedPassword } })
  expect(await client.put(`${OPERATIONS}/start/${prepared.id}`)).toMatchObject({ status: 200 })
  await limitRows(500)
})

test('A16: a seller changes requisites by a request, whose approval asks for a proof', async () => {
  const seller = await app.as('merchant1@example.com')
  const { rows } = await app.db.execute<{ id: number; version: number }>(sql`
    select id, version from bank_detail where company_id = 1 and is_active
      and not exists (select from moderation where entity = 'bank-detail' and entity_id = bank_detail.id and status in ('new', 'in_work', 'revision'))
    order by id limit 1`)
  const changed = await seller.put(`/api/company/admin/bank-detail/${rows[0]?.id}`, {
    body: { bank_name: 'АО «Новый банк»' },
    version: rows[0]?.version,
  })
  expect(changed).toMatchObject({ status: 200, body: { has_pending_moderation: true } })
  const { rows: open } = await app.db.execute<{ id: number }>(
    sql`select id from moderation where entity = 'bank-detail' and entity_id = ${rows[0]?.id} and status = 'new'`,
  )
  const client = await signIn('admin@example.com')
  const url = `/api/moderation/admin/moderation/status-change/${open[0]?.id}`
  const { body: taken } = await client.put(url, { body: { status: 'in_work' }, version: 1 })
  app.advance(11 * MINUTE)
  const approve = () => client.put(url, { body: { status: 'approved' }, version: taken.version })
  expect(await approve()).toMatchObject(REFUSED)
  await client.post(STEP_UP, { body: { password: app.env.seedPassword } })
  expect(await approve()).toMatchObject({ status: 200, body: { status: 'approved' } })
})

test('A16: a session of an earlier build has no proof: it is asked, and nothing else changes', async () => {
  const client = await signIn('content@example.com')
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from "user" where email = 'content@example.com'`)
  await app.db.execute(sql`update session set proved_at = null, proved_by = null where user_id = ${rows[0]?.id}`)
  expect(await client.get('/api/user/profile')).toMatchObject({ status: 200 })
  await limitRows(1)
  expect(await client.get('/api/catalog/admin/brand/export?format=csv')).toMatchObject(REFUSED)
  await limitRows(0)
  expect(await client.get('/api/catalog/admin/brand/export?format=csv')).toMatchObject({ status: 200 })
})
