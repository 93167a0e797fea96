import { expect, test } from 'vitest'
import { inArray, sql } from '#db/drizzle.ts'
import { type Client, useApp } from '#test/app.ts'
import { user } from './schema.ts'
import { unblockExpired } from './unblock.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const USERS = '/api/user/admin/user'
const STATUS = `${USERS}/status-change`
const DAY = 24 * 60 * 60_000

const watcher = await app.holding(['user.index', 'operation-reason.index'])
const idOf = async (email: string): Promise<number> => (await watcher.get(`${USERS}?q=${email}`)).body.items[0].id
const reasonId = async (code: string): Promise<number> =>
  (await watcher.get(`/api/content/admin/operation-reason?q=${code}`)).body.items[0].id
const roleId = async (q: string): Promise<number> =>
  (await admin.get(`/api/user/admin/role/list?q=${encodeURIComponent(q)}`)).body.items[0].id
const move = (client: Client, id: number, body: object) => client.put(`${STATUS}/${id}`, { body })

test('U1: blocking needs only a status, ends every session at once and is logged', async () => {
  const viewer = await app.as('viewer@example.com')
  const id = await idOf('viewer@example.com')
  const reply = await move(admin, id, { status: 'blocked' })
  const history = await admin.get(`${USERS}/deactivation-history/${id}`)

  expect(reply).toMatchObject({ status: 200, body: { status: 'blocked', version: 2 } })
  expect(reply.body.available_statuses.map(({ status }: { status: string }) => status)).toEqual(['active', 'archived'])
  expect(await viewer.get('/api/user/profile')).toMatchObject({ status: 401 })
  expect(history.body.items).toEqual([
    {
      id: expect.any(Number),
      from_status: 'active',
      to_status: 'blocked',
      reason: null,
      comment: null,
      until: null,
      user: { id: 1, label: 'Волков А. С.' },
      created_at: '2026-06-01T09:00:00Z',
    },
  ])
  expect((await app.audited('user', id))[0]).toMatchObject({
    event: 'status_changed',
    changes: { status: ['active', 'blocked'] },
  })
})

test('U1: a session that a block has ended stays ended after the block', async () => {
  const orders = await app.as('orders@example.com')
  const id = await idOf('orders@example.com')
  await move(admin, id, { status: 'blocked' })
  await move(admin, id, { status: 'active' })

  expect(await orders.get('/api/user/profile')).toMatchObject({ status: 401 })
})

test('U1: the same status again changes nothing', async () => {
  const id = await idOf('blocked@example.com')
  const { body: before } = await admin.get(`${USERS}/${id}`)

  expect(await move(admin, id, { status: 'blocked' })).toMatchObject({ status: 200, body: { version: before.version } })
  expect((await admin.get(`${USERS}/deactivation-history/${id}`)).body.items).toHaveLength(1)
})

test.each([
  ['v.tarasova@example.com', 'active', 'Нельзя перевести из «Приглашён» в «Активен»'],
  ['v.tarasova@example.com', 'blocked', 'Нельзя перевести из «Приглашён» в «Заблокирован»'],
  ['d.frolova@example.com', 'active', 'Нельзя перевести из «В архиве» в «Активен»'],
  ['blocked@example.com', 'invited', 'Нельзя перевести из «Заблокирован» в «Приглашён»'],
])('U1: %s cannot become %s', async (email, status, message) => {
  const reply = await move(admin, await idOf(email), { status })

  expect(reply.status).toBe(409)
  expect(reply.body.data.message).toBe(message)
})

test('U1: a reason must be active, apply to blocking, and have its required comment', async () => {
  const id = await idOf('content@example.com')
  const ofOrders = await reasonId('cancel.duplicate')
  const security = await reasonId('user.security')

  expect((await move(admin, id, { status: 'blocked', reason_id: ofOrders })).body.data.details).toEqual({
    reason_id: ['Причина: выберите значение из списка'],
  })
  expect((await move(admin, id, { status: 'blocked', reason_id: security, comment: '  ' })).body.data.details).toEqual({
    comment: ['Пожалуйста, введите Комментарий'],
  })
  expect(await move(admin, id, { status: 'archived', reason_id: security, comment: 'Так' })).toMatchObject({
    status: 422,
  })
  expect(await move(admin, id, { status: 'blocked', reason_id: security, comment: ' Чужой вход ' })).toMatchObject({
    status: 200,
  })
  expect((await admin.get(`${USERS}/deactivation-history/${id}`)).body.items[0]).toMatchObject({
    reason: { id: security, label: 'Подозрительные действия' },
    comment: 'Чужой вход',
  })
  expect((await app.audited('user', id))[0]).toMatchObject({ comment: 'Чужой вход' })
})

test('U1: a seller cannot block a user with a reason of staff', async () => {
  const reason = { code: 'user.staff', name: 'Проверка службой безопасности', operations: ['user_block'] }
  const { body } = await admin.post('/api/content/admin/operation-reason', { body: { ...reason, staff_only: true } })
  const seller = await app.holding(['user.index', 'user.view', 'user.statusChange'], { scope: 'own', companies: [1] })
  const person = { last_name: 'Новикова', first_name: 'Ада', email: 'ada@example.com', company_ids: [1] }
  const { id } = (await admin.post(USERS, { body: { ...person, role_ids: [await roleId('без прав')] } })).body
  await app.db
    .update(user)
    .set({ status: 'active' })
    .where(inArray(user.id, [id]))
  const refused = await move(seller, id, { status: 'blocked', reason_id: body.id })

  expect(refused).toMatchObject({ status: 422 })
  expect(refused.body.data.details).toEqual({ reason_id: ['Причина: выберите значение из списка'] })
  expect(await move(admin, id, { status: 'blocked', reason_id: body.id })).toMatchObject({ status: 200 })
  expect(await move(seller, id, { status: 'active' })).toMatchObject({ status: 200 })
})

test('U1: a block without an end stays, whatever end an earlier block had', async () => {
  const id = await idOf('finance@example.com')
  const until = new Date(app.now.getTime() + DAY).toISOString()
  await move(admin, id, { status: 'blocked', until })
  await move(admin, id, { status: 'active' })
  await move(admin, id, { status: 'blocked' })
  await unblockExpired(app.db, new Date(app.now.getTime() + 2 * DAY))

  expect((await watcher.get(`${USERS}?q=finance@example.com`)).body.items[0].status).toBe('blocked')
  await move(admin, id, { status: 'active' })
})

test('U1: a block whose end fails for another user keeps nobody from signing in', async () => {
  const other = await idOf('finance@example.com')
  await app.db.execute(
    sql`update "user" set status = 'blocked', blocked_until = '2026-05-01T00:00:00Z' where id = ${other}`,
  )
  await app.db.execute(
    sql`alter table "user" add constraint stuck check (id <> ${sql.raw(String(other))} or status = 'blocked')`,
  )
  const body = { email: 'moderator@example.com', password: app.env.seedPassword }

  expect(await app.anonymous.post('/api/user/admin/auth/sign-in', { body })).toMatchObject({ status: 200 })
  await app.db.execute(sql`alter table "user" drop constraint stuck`)
  await app.db.execute(sql`update "user" set status = 'active', blocked_until = null where id = ${other}`)
})

test('U1: a block with a term ends by itself when the term has passed', async () => {
  const id = await idOf('finance@example.com')
  const credentials = { email: 'finance@example.com', password: app.env.seedPassword }
  const signIn = () => app.anonymous.post('/api/user/admin/auth/sign-in', { body: credentials })
  const past = await move(admin, id, { status: 'blocked', until: '2026-06-01T08:59:59Z' })
  const archived = await move(admin, id, { status: 'archived', until: '2026-07-01T00:00:00Z' })
  await move(admin, id, { status: 'blocked', until: '2026-06-03T09:00:00+03:00' })

  expect(past.body.data.details).toEqual({ until: ['Срок: укажите время в будущем'] })
  expect(archived.body.data.details).toEqual({ until: ['Срок: можно указать только для блокировки'] })
  expect(await signIn()).toMatchObject({ status: 422, body: { data: { message: 'Неверная эл. почта или пароль' } } })

  app.advance(2 * DAY)
  expect(await signIn()).toMatchObject({ status: 200 })
  const { body } = await (await app.as('admin@example.com')).get(`${USERS}/deactivation-history/${id}`)
  expect(body.items.slice(0, 2)).toMatchObject([
    { from_status: 'blocked', to_status: 'active', user: null },
    { to_status: 'blocked', until: '2026-06-03T06:00:00Z' },
  ])
  expect((await app.audited('user', id)).find(({ event }) => event === 'status_changed')).toMatchObject({
    user_name: null,
  })
})

test('U1: users cannot change the status of their own account', async () => {
  const reply = await move(await app.as('admin@example.com'), 1, { status: 'archived' })

  expect(reply.status).toBe(409)
  expect(reply.body.data.message).toBe('Нельзя изменить статус собственной учётной записи')
})

test('U1: one active administrator always remains, also when two block each other at once', async () => {
  const watcher = await app.holding(['user.index'])
  const secondId: number = (await watcher.get(`${USERS}?q=v.sergeev`)).body.items[0].id
  for (let round = 0; round < 5; round++) {
    await app.db
      .update(user)
      .set({ status: 'active' })
      .where(inArray(user.id, [1, secondId]))
    const first = await signIn('admin@example.com')
    const second = await signIn('v.sergeev@example.com')
    await Promise.all([first, second, first, second].map((client) => client.get('/api/user/profile')))
    const replies = await Promise.all([
      move(first, secondId, { status: 'blocked' }),
      move(second, 1, { status: 'blocked' }),
    ])
    const { body } = await watcher.get(`${USERS}?status=active&role_id=1`)

    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.some(({ status }) => status === 409 || status === 401)).toBe(true)
    expect(body.items).toHaveLength(1)
  }
})

async function signIn(email: string): Promise<Client> {
  const body = { email, password: app.env.seedPassword }
  const reply = await app.anonymous.post('/api/user/admin/auth/sign-in', { body })
  return app.withToken(reply.body.token.value)
}

test('U1: the last active administrator keeps the role', async () => {
  const watcher = await app.holding(['user.index'])
  const { body } = await watcher.get(`${USERS}?status=active&role_id=1`)
  const [{ id, email }] = body.items
  const last = await signIn(email)
  const reply = await last.put(`${USERS}/${id}`, { body: { role_ids: [7] } })

  expect(reply.status).toBe(409)
  expect(reply.body.data.message).toBe('Нельзя забрать роль у последнего администратора')
  expect((await last.get(`${USERS}/${id}`)).body.role_ids).toEqual([1])
})
