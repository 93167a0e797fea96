import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'
import { sql } from '#db/drizzle.ts'

const app = await useApp()
const OWN = '/api/user/profile/access'
const REQUESTS = '/api/user/admin/access-request'
const permission = 'product.update'
const reason = 'Правлю вес товаров'

async function person(email: string) {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from "user" where email = ${email}`)
  return { id: rows[0]?.id ?? 0, client: await app.as(email) }
}
const admin = await app.as('admin@example.com')

const newsOf = async (client: typeof admin) =>
  (await client.get('/api/system/admin/notification?per_page=100')).body.items.filter(({ type }: { type: string }) =>
    type.startsWith('access_'),
  )

test('A15: a user without a right sees the roles that grant it and who can give it, asks once, and gets the answer', async () => {
  const { id, client } = await person('viewer@example.com')
  const { body: before } = await client.get(`${OWN}?permission=${permission}`)
  expect(before).toMatchObject({ permission, requested_at: null })
  expect(before.roles.map(({ name }: { name: string }) => name)).toContain('Контент-менеджер')
  expect(before.givers).toContain('Волков Андрей')

  const sent = await client.post(OWN, { body: { permission, reason } })
  expect(sent).toMatchObject({ status: 201, body: { sent: before.givers_count } })
  expect((await client.post(OWN, { body: { permission, reason } })).status).toBe(409)
  expect((await client.get(`${OWN}?permission=${permission}`)).body.requested_at).toBe('2026-06-01T09:00:00Z')
  expect((await newsOf(admin))[0]).toMatchObject({
    title: expect.stringContaining('Товары: изменение'),
    body: reason,
    entity: 'user',
    entity_id: id,
  })

  const { items } = (await admin.get(`${REQUESTS}/of-user/${id}`)).body
  expect(items).toEqual([
    { id: sent.body.id, permission, reason, requested_at: '2026-06-01T09:00:00Z', roles: before.roles },
  ])
  const other = await app.db.execute<{ id: number }>(sql`select id::int as id from role where slug = 'finance'`)
  const answer = (body: object) => admin.post(`${REQUESTS}/answer/${sent.body.id}`, { body })
  expect((await answer({ role_id: other.rows[0]?.id })).body.data.details).toEqual({
    role_id: ['Роль: она не даёт этого права'],
  })
  const role_id = before.roles.find(({ name }: { name: string }) => name === 'Контент-менеджер').id
  expect((await answer({ role_id, comment: 'На неделю' })).status).toBe(204)
  expect((await answer({ role_id })).status).toBe(409)
  expect((await newsOf(client))[0]).toMatchObject({ title: 'Доступ дан: Товары: изменение' })
  expect((await admin.get(`${REQUESTS}/of-user/${id}`)).body.items).toEqual([])
  const { body: rights } = await admin.get(`/api/user/admin/user/rights/${id}`)
  expect(rights.items).toContainEqual({ permission, scope: 'all', roles: [{ id: role_id, name: 'Контент-менеджер' }] })
  const again = await client.post(OWN, { body: { permission, reason } })
  expect(again.body.data.details).toEqual({ permission: ['Право: оно у вас уже есть'] })
})

test('A15: a refusal needs words, which the person reads; the log has the request and the refusal', async () => {
  const { id, client } = await person('finance@example.com')
  const { body } = await client.post(OWN, { body: { permission: 'role.update', reason } })
  const answer = (comment: string) => admin.post(`${REQUESTS}/answer/${body.id}`, { body: { comment } })
  expect((await answer(' . ')).body.data.details).toEqual({
    comment: ['Комментарий: напишите, почему отказано'],
  })
  expect((await answer('Роли правит только администратор')).status).toBe(204)
  expect((await newsOf(client))[0]).toMatchObject({
    title: 'В доступе отказано: Роли: изменение',
    body: 'Волков А. С.: Роли правит только администратор',
  })
  const events = (await app.audited('user', id)).map(({ event }) => event)
  expect(events.slice(0, 2)).toEqual(['access_refused', 'access_requested'])
})

test('A15: the rights of a user are those of the profile, with the roles that grant each', async () => {
  for (const email of ['orders@example.com', 'merchant1@example.com', 'no-rights@example.com']) {
    const { id, client } = await person(email)
    const { body: profile } = await client.get('/api/user/profile')
    const held = profile.roles.flatMap(({ permissions }: { permissions: { name: string }[] }) =>
      permissions.map(({ name }) => name),
    )
    const { body } = await admin.get(`/api/user/admin/user/rights/${id}`)
    expect(new Set(body.items.map((item: { permission: string }) => item.permission))).toEqual(new Set(held))
  }
  const { id } = await person('admin@example.com')
  expect((await admin.get(`/api/user/admin/user/rights/${id}`)).body).toEqual({ is_administrator: true, items: [] })
})

test('A15: a seller is offered roles for sellers alone, and answers to requests need the right to give roles', async () => {
  const { id, client } = await person('merchant1@example.com')
  const { body } = await client.get(`${OWN}?permission=${permission}`)
  const own = await app.db.execute<{ name: string }>(sql`select name from role where scope = 'own'`)
  const names = own.rows.map(({ name }) => name)
  expect(body.roles.every(({ name }: { name: string }) => names.includes(name))).toBe(true)
  expect((await client.get(`${REQUESTS}/of-user/${id}`)).status).toBe(403)
  expect((await client.post(`${REQUESTS}/answer/1`, { body: {} })).status).toBe(403)
  expect((await (await app.keyHolding(['user.view'])).post(OWN, { body: { permission, reason } })).status).toBe(403)
})
