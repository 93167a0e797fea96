import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { type Client, useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const OPERATIONS = '/api/system/admin/operation'
const BRANDS = '/api/catalog/admin/brand'
const NOTES = '/api/system/admin/notification'
const SETTINGS = '/api/system/admin/setting/upsert'
const WRITER = [
  'notification.index',
  'brand.index',
  'brand.view',
  'brand.update',
  'brand.enable',
  'brand.disable',
  'brand.disableByIds',
]

const view = (id: number, client: Client) => client.get(`${OPERATIONS}/${id}`)
const demand = (value: number) =>
  admin.put(SETTINGS, { body: { items: [{ key: 'operation_second_person_rows', value }] } })
const titlesOf = async (client: Client) =>
  (await client.get(`${NOTES}?sort=-created_at`)).body.items.map(({ title }: { title: string }) => title)

async function brands(count: number) {
  const { rows } = await app.db.execute<{ id: number; version: number }>(sql`
    select id, version from brand where is_active order by id limit ${count}`)
  return rows
}

/** An undo of two brands that is not checked yet, and its author. */
async function uncheckedUndo() {
  const author = await app.holding(WRITER)
  const { body } = await author.post(OPERATIONS, {
    body: { call: 'brands.disableByIds', items: await brands(2), start: true },
  })
  await app.work()
  const { body: undoing } = await author.post(`${OPERATIONS}/undo/${body.id}`, { body: { start: true } })
  return { author, authorId: Number(undoing.author.id), undone: Number(body.id), id: Number(undoing.id) }
}

const GONE = { status: 'withdrawn', actions: [], explanation: 'Учётная запись или ключ автора больше не действует' }

/** An undo of two brands that waits for a second person, and its author. */
async function waitingUndo() {
  const author = await app.holding(WRITER)
  const { body } = await author.post(OPERATIONS, {
    body: { call: 'brands.disableByIds', items: await brands(2), start: true },
  })
  await app.work()
  await demand(1)
  const { body: undoing } = await author.post(`${OPERATIONS}/undo/${body.id}`, { body: { start: true } })
  await app.work()
  await demand(0)
  return { author, undone: Number(body.id), id: Number(undoing.id) }
}

test('A waiting undo is listed for, announced to and confirmed by users who may undo the operation', async () => {
  const other = await app.holding(WRITER)
  const { undone, id, author } = await waitingUndo()
  const seen = await view(id, other)
  const [title] = await titlesOf(other)
  const own = await author.put(`${OPERATIONS}/start/${id}`)
  const confirmed = await other.put(`${OPERATIONS}/start/${id}`)
  await app.work()

  expect([seen.status, seen.body.status]).toEqual([200, 'waiting'])
  expect(seen.body.actions).toEqual(['start', 'reject'])
  expect(title).toBe(`Ждёт подтверждения: Отмена операции № ${undone}`)
  expect(own.status).toBe(409)
  expect(confirmed.status).toBe(200)
  expect((await view(undone, admin)).body).toMatchObject({ status: 'undone' })
})

test('A restore is hidden from a user who may only view its records', async () => {
  const reader = await app.holding(['notification.index', 'brand.index', 'brand.view', 'product.update'])
  const { id } = await waitingUndo()
  const { body: list } = await reader.get(`${OPERATIONS}?mine=false`)

  expect((await view(id, reader)).status).toBe(404)
  expect(list.items.map((one: { id: number }) => one.id)).not.toContain(id)
  expect(await titlesOf(reader)).toEqual([])
})

test('A waiting undo is withdrawn by its author, and another one may follow', async () => {
  const { id, undone, author } = await waitingUndo()
  const { body: back } = await author.put(`${OPERATIONS}/withdraw/${id}`)
  const again = await author.post(`${OPERATIONS}/undo/${undone}`, { body: { start: true } })
  await app.work()

  expect(back).toMatchObject({ status: 'withdrawn', actions: [] })
  expect(again.status).toBe(201)
  expect((await view(undone, author)).body).toMatchObject({ status: 'undone' })
})

test('A user who may write none of the records cannot prepare a restore, even with unchanged records among them', async () => {
  const reader = await app.holding(['log.index', 'brand.index', 'brand.view'])
  const { rows } = await app.db.execute<{ id: number; version: number }>(sql`
    select id, version from brand where is_active order by id desc limit 2`)
  await admin.put(`${BRANDS}/disable-by-ids`, { body: { items: rows } })
  app.advance(1000)
  const { body: log } = await admin.get(`/api/log/admin/audit-log?entity=brand&entity_id=${rows[0]?.id}`)
  // One of them has nothing left to restore.
  await admin.put(`${BRANDS}/enable/${rows[1]?.id}`, { version: Number(rows[1]?.version) + 1 })
  const { rows: before } = await app.db.execute(sql`select count(*)::int as count from operation`)
  const refused = await reader.post(`${OPERATIONS}/restore`, { body: { request_id: log.items[0].request_id } })
  const { rows: after } = await app.db.execute(sql`select count(*)::int as count from operation`)

  expect(refused.status).toBe(403)
  expect(after).toEqual(before)
})

test('A block of its author withdraws an undo at once, and another person may undo', async () => {
  const { undone, id, authorId } = await uncheckedUndo()
  await admin.put(`/api/user/admin/user/status-change/${authorId}`, { body: { status: 'blocked' } })

  expect((await view(id, admin)).body).toMatchObject(GONE)
  expect((await view(undone, admin)).body.actions).toContain('undo')
})

test('A check whose author is gone by its next batch is withdrawn', async () => {
  const { undone, id, authorId } = await uncheckedUndo()
  await app.db.execute(sql`update "user" set status = 'blocked' where id = ${authorId}`)
  await app.work()

  expect((await view(id, admin)).body).toMatchObject(GONE)
  expect((await view(undone, admin)).body.actions).toContain('undo')
})
