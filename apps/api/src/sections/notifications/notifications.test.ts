import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const finance = await app.as('finance@example.com')
const viewer = await app.as('viewer@example.com')
const NOTES = '/api/system/admin/notification'
const send = (body: object) => admin.post(NOTES, { body: { title: 'Планёрка', body: 'Сегодня в 15:00', ...body } })
const roleId = async (slug: string) =>
  (await app.db.execute<{ id: number }>(sql`select id from role where slug = ${slug}`)).rows[0]?.id

test('A message of staff reaches the active users of the roles and is logged', async () => {
  const { body } = await send({ title: ' Закрытие  месяца ', role_ids: [await roleId('finance')] })
  const notes = (await finance.get(`${NOTES}?q=${encodeURIComponent('закрытие')}`)).body.items

  expect(body).toEqual({ sent: 3 })
  expect(notes).toMatchObject([{ type: 'broadcast', title: 'Закрытие месяца', is_read: false, read_at: null }])
  expect((await viewer.get(`${NOTES}?q=${encodeURIComponent('закрытие')}`)).body.items).toEqual([])
  expect(await app.audited('notification')).toMatchObject([
    { event: 'created', changes: { title: [null, 'Закрытие месяца'], sent: [null, 3] } },
  ])
})

test('A message without roles reaches every active person', async () => {
  const { rows } = await app.db.execute<{ count: number }>(
    sql`select count(*)::int as count from "user" where status = 'active' and kind = 'person'`,
  )

  expect((await send({})).body.sent).toBe(rows[0]?.count)
  expect(await send({ title: '   ' })).toMatchObject({ status: 422 })
  expect(await viewer.post(NOTES, { body: { title: 'Привет', body: 'Всем' } })).toMatchObject({ status: 403 })
})

test('Users read, count and delete only their own notifications', async () => {
  await viewer.put(`${NOTES}/read-all`)
  await send({ title: 'Первое' })
  app.advance(1000)
  await send({ title: 'Второе' })
  const unread = async () => (await viewer.get(`${NOTES}/unread-count`)).body.count
  const { items } = (await viewer.get(`${NOTES}?is_read=false`)).body
  const [second, first] = items

  expect(items.map(({ title }: { title: string }) => title)).toEqual(['Второе', 'Первое'])
  expect(await unread()).toBe(2)
  const read = await viewer.put(`${NOTES}/${first.id}`, { body: { is_read: true }, version: 1 })
  expect(read.body).toMatchObject({ is_read: true, version: 2 })
  expect(await viewer.put(`${NOTES}/${first.id}`, { body: { is_read: false }, version: 1 })).toMatchObject({
    status: 412,
    body: { current: { is_read: true } },
  })
  expect(await unread()).toBe(1)
  for (const reply of [
    await finance.get(`${NOTES}/${first.id}`),
    await finance.put(`${NOTES}/${first.id}`, { body: { is_read: true } }),
    await finance.delete(`${NOTES}/${first.id}`, { version: 2 }),
  ])
    expect(reply.status).toBe(404)
  expect(await viewer.delete(`${NOTES}/${second.id}`, { version: 1 })).toMatchObject({ status: 204 })
  expect(await unread()).toBe(0)
  expect((await viewer.get(`${NOTES}/list?q=${encodeURIComponent('первое')}`)).body.items).toMatchObject([
    { label: 'Первое', is_active: false },
  ])
})
