import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { sql } from '#db/drizzle.ts'
import { endDuePreviews } from './end.ts'

const app = await useApp()
const MINUTE = 60_000
const START = '/api/user/admin/preview'
const PROFILE = '/api/user/profile'
const reason = 'Не видит заказы'

const idOf = async (email: string) => {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from "user" where email = ${email}`)
  return rows[0]?.id ?? 0
}
const roleOf = async (slug: string) => {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from role where slug = ${slug}`)
  return rows[0]?.id ?? 0
}

async function signIn(email: string) {
  const body = { email, password: app.env.seedPassword }
  const reply = await app.anonymous.post('/api/user/admin/auth/sign-in', { body })
  return app.withToken(reply.body.token.value)
}

async function viewAs(email: string, by = 'admin@example.com') {
  const author = await signIn(by)
  const started = await author.post(START, { body: { user_id: await idOf(email), reason } })
  return { author, started, preview: app.withToken(started.body.token?.value) }
}

const statusOf = async (client: ReturnType<typeof app.withToken>) => (await client.get(PROFILE)).status

test('A13: a preview lasts 30 minutes, is not refreshed, and stands in the log and in the account of the person', async () => {
  const { started, preview } = await viewAs('orders@example.com')
  const orders = await idOf('orders@example.com')
  expect(started.body).toEqual({
    label: 'Соколов П. Д.',
    token: { value: expect.stringMatching(/^av_/), expired_at: '2026-06-01T09:30:00Z' },
  })
  expect((await preview.get(PROFILE)).body).toMatchObject({ email: 'orders@example.com' })
  expect((await app.audited('user', orders))[0]).toMatchObject({
    event: 'preview_started',
    user_name: 'Волков А. С.',
    comment: reason,
  })
  expect((await preview.post('/api/user/admin/auth/refresh')).body.data.code).toBe('preview')

  app.advance(30 * MINUTE)
  expect(await statusOf(preview)).toBe(401)
  expect((await preview.put(PROFILE, { version: 1, body: {} })).body.data).toMatchObject({
    status: 403,
    code: 'preview',
  })
  await endDuePreviews(app.db, app.now, app.env)
  await endDuePreviews(app.db, app.now, app.env)
  const events = (await app.audited('user', orders)).map(({ event }) => event)
  expect(events.filter((event) => event.startsWith('preview'))).toEqual(['preview_ended', 'preview_started'])

  const seen = await (await app.as('orders@example.com')).get(`${PROFILE}/preview`)
  expect(seen.body.items).toEqual([
    {
      id: expect.any(Number),
      viewer: 'Волков А. С.',
      reason,
      started_at: '2026-06-01T09:00:00Z',
      ended_at: '2026-06-01T09:30:00Z',
    },
  ])
})

test('A13: «Выйти» ends a preview, by its own token or by that of the session', async () => {
  const { author, preview } = await viewAs('finance@example.com')
  const ended = await preview.post(`${START}/end`)
  expect(ended).toMatchObject({ status: 204, headers: { 'clear-site-data': '"cache"' } })
  expect(await statusOf(preview)).toBe(401)
  expect(await statusOf(author)).toBe(200)
  expect((await app.audited('user', await idOf('finance@example.com')))[0]).toMatchObject({
    event: 'preview_ended',
    user_name: 'Волков А. С.',
  })

  const { body } = await author.post(START, { body: { user_id: await idOf('viewer@example.com'), reason } })
  await author.post(`${START}/end`)
  expect(await statusOf(app.withToken(body.token.value))).toBe(401)
})

test.each<[string, (author: ReturnType<typeof app.withToken>) => Promise<unknown>]>([
  [
    'another preview of the same session',
    async (author) => author.post(START, { body: { user_id: await idOf('content@example.com'), reason } }),
  ],
  ['the sign-out of its author', (author) => author.post('/api/user/admin/auth/sign-out')],
  [
    'a block of its author',
    () => app.db.execute(sql`update "user" set status = 'blocked' where email = 'v.sergeev@example.com'`),
  ],
  [
    'a block of the person',
    () => app.db.execute(sql`update "user" set status = 'blocked' where email = 'moderator@example.com'`),
  ],
  [
    'the loss of the right',
    () =>
      app.db.execute(sql`update user_role set role_id = (select id from role where slug = 'viewer')
      where user_id = (select id from "user" where email = 'v.sergeev@example.com')`),
  ],
])('A13: %s ends a preview at once, and the log within a minute', async (_, happen) => {
  await app.db.execute(
    sql`update "user" set status = 'active' where email in ('v.sergeev@example.com', 'moderator@example.com')`,
  )
  const { author, preview } = await viewAs('moderator@example.com', 'v.sergeev@example.com')
  expect(await statusOf(preview)).toBe(200)
  await happen(author)
  expect(await statusOf(preview)).toBe(401)
  await endDuePreviews(app.db, app.now, app.env)
  expect((await app.audited('user', await idOf('moderator@example.com')))[0]).toMatchObject({ event: 'preview_ended' })
})

test('A13: a role is seen through an account that no list shows and that goes with the preview', async () => {
  const author = await signIn('admin@example.com')
  const role_id = await roleOf('merchant')
  const withoutCompany = await author.post(START, { body: { role_id, reason } })
  expect(Object.keys(withoutCompany.body.data.details)).toEqual(['company_id'])
  const before = (await author.get('/api/user/admin/user')).body.meta.total
  const { body } = await author.post(START, { body: { role_id, company_id: 1, reason } })
  const preview = app.withToken(body.token.value)
  const merchant = await app.as('merchant1@example.com')
  const path = '/api/order/admin/sub-order?per_page=100'

  expect(body.label).toBe('Продавец')
  expect((await preview.get(path)).body).toEqual((await merchant.get(path)).body)
  expect((await preview.get(PROFILE)).body.roles).toEqual((await merchant.get(PROFILE)).body.roles)
  expect((await author.get('/api/user/admin/user')).body.meta.total).toBe(before)
  await preview.post(`${START}/end`)
  const { rowCount } = await app.db.execute(sql`select from "user" where kind = 'preview'`)
  expect(rowCount).toBe(0)
})

test('A13: only a person with the right looks, and never with more rights than their own', async () => {
  const limited = await app.holding(['user.view-as', 'user.view'])
  const user_id = await idOf('orders@example.com')
  expect(await limited.post(START, { body: { user_id, reason } })).toMatchObject({ status: 403 })
  expect(await limited.post(START, { body: { role_id: await roleOf('viewer'), reason } })).toMatchObject({
    status: 403,
  })
  const colleague = await app.holding(['user.view-as'], { scope: 'own', companies: [1] })
  expect(await colleague.post(START, { body: { user_id, reason } })).toMatchObject({ status: 404 })
  const key = await app.keyHolding(['user.view-as'])
  expect(await key.post(START, { body: { user_id, reason } })).toMatchObject({ status: 403 })

  const admin = await signIn('admin@example.com')
  const refusals = await Promise.all(
    [
      {},
      { user_id, role_id: 1 },
      { user_id: await idOf('admin@example.com') },
      { user_id: await idOf('blocked@example.com') },
    ].map(async (body) => (await admin.post(START, { body: { ...body, reason } })).body.data.details),
  )
  expect(refusals).toEqual([
    { user_id: ['Выберите пользователя или роль'] },
    { user_id: ['Выберите пользователя или роль'] },
    { user_id: ['Пользователь: это вы сами'] },
    { user_id: ['Пользователь: посмотреть можно только глазами активного'] },
  ])
  expect((await admin.post(START, { body: { user_id, reason: ' .     ' } })).status).toBe(422)
})

test('A13: a stream of a preview begins, and counts as one of its author', async () => {
  const { preview, started } = await viewAs('content@example.com')
  expect(await statusOf(preview)).toBe(200)
  const response = await fetch(`${await app.listen()}/api/system/admin/events`, {
    headers: { authorization: `Bearer ${started.body.token.value}` },
  })
  expect(response.status).toBe(200)
  await response.body?.cancel()
})
