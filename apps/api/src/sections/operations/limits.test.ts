import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { type Client, useApp } from '#test/app.ts'
import { withdrawAbandoned } from './abandoned.ts'
import { batchSizes } from './worker.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const OPERATIONS = '/api/system/admin/operation'
const NOTES = '/api/system/admin/notification'
const SETTINGS = '/api/system/admin/setting/upsert'
const SEES = ['brand.index', 'brand.view']
const DAY = 24 * 60 * 60_000

const view = async (id: number) => (await admin.get(`${OPERATIONS}/${id}`)).body
const { rows: cards } = await app.db.execute<{ id: number; version: number }>(
  sql`select id, version from brand where is_active order by id limit 3`,
)
const propose = (client: Client, reason = 'Нет сертификата') =>
  client.post(OPERATIONS, { body: { call: 'brands.disableByIds', items: cards, reason } })
const reject = (ids: number[], client = admin) =>
  client.put(`${OPERATIONS}/reject-by-ids`, { body: { ids, comment: 'Сертификат есть' } })

const countedBy = async (client: Client) =>
  (await client.get(`${OPERATIONS}?mine=false&awaiting=true&per_page=100`)).body.items.map(
    ({ id }: { id: number }) => id,
  )

test('A batch grows while it is fast, and to no more rows than the call takes', () => {
  const sizes = batchSizes()
  const sizeAfterFastOnes = (call: string) => {
    const operation = { call, status: 'checking', attempts: 0 } as const
    for (let batch = 0; batch < 5; batch++) sizes.note(operation, 1)
    return sizes.of(operation)
  }
  expect(['products.upsert', 'productOffers.upsert'].map(sizeAfterFastOnes)).toEqual([100, 1000])
})

test('An author has twenty proposals open at most, and a decision makes room', async () => {
  const viewer = await app.holding(SEES)
  const sent = await Promise.all(Array.from({ length: 22 }, () => propose(viewer)))
  await app.work()
  const ids = sent.flatMap(({ status, body }) => (status === 201 ? [Number(body.id)] : []))
  const refused = sent.find(({ status }) => status !== 201)
  const full = await propose(viewer)
  await admin.put(`${OPERATIONS}/reject/${ids[0]}`, { body: { comment: 'Сертификат есть' } })
  await viewer.put(`${OPERATIONS}/withdraw/${ids[1]}`)
  const next = [await propose(viewer), await propose(viewer), await propose(viewer)]

  expect(ids).toHaveLength(20)
  expect(refused?.body.data.message).toBe(
    'Не запущено ваших операций: 20. Дождитесь решения по ним или отзовите лишние',
  )
  expect(full.status).toBe(409)
  expect(next.map(({ status }) => status)).toEqual([201, 201, 409])
})

test('Proposals of one author share one unread notification', async () => {
  await app.work()
  const decider = await app.holding([...SEES, 'brand.disableByIds', 'notification.index'])
  const viewer = await app.holding(SEES)
  for (let count = 0; count < 3; count++) await propose(viewer)
  await app.work()
  const read = async () => (await decider.get(`${NOTES}?sort=-created_at`)).body.items
  const notes = (await read()).filter(({ type }: { type: string }) => type === 'operation_waits')

  expect(notes).toMatchObject([{ title: 'Ждут подтверждения: 3', body: expect.stringContaining('Последняя: Бренды') }])
})

test('A bulk rejection of proposals skips those that do not wait', async () => {
  const viewer = await app.holding(SEES)
  const ids: number[] = []
  for (let count = 0; count < 3; count++) ids.push((await propose(viewer)).body.id)
  await app.work()
  await admin.put(`${OPERATIONS}/start/${ids[2]}`)
  const stranger = await reject(ids, await app.holding(SEES))
  const { status, body } = await reject([...ids, 999_999])
  await app.work()

  expect(stranger.body).toMatchObject({ processed: 0 })
  expect([status, body.processed]).toEqual([200, 2])
  expect(body.skipped).toMatchObject([{ id: ids[2], message: expect.stringContaining('недоступно') }, { id: 999_999 }])
  expect(await view(ids[0] ?? 0)).toMatchObject({ status: 'rejected', explanation: 'Сертификат есть' })
})

test('Proposals are withdrawn when their key is revoked or their author blocked', async () => {
  const key = await app.keyHolding(SEES)
  const person = await app.holding(SEES)
  const ids = [(await propose(key)).body.id, (await propose(person)).body.id]
  await app.work()
  await withdrawAbandoned(app.db, app.now)
  const before = await Promise.all(ids.map(view))
  await app.db.execute(
    sql`update service_key set revoked_at = now() where id = (select author_key_id from operation where id = ${ids[0]})`,
  )
  await app.db.execute(
    sql`update "user" set status = 'blocked' where id = (select author_id from operation where id = ${ids[1]})`,
  )
  await withdrawAbandoned(app.db, app.now)

  expect(before.map(({ status }) => status)).toEqual(['waiting', 'waiting'])
  for (const id of ids)
    expect(await view(id)).toMatchObject({
      status: 'withdrawn',
      explanation: 'Учётная запись или ключ автора больше не действует',
    })
})

test('An unattended check is withdrawn after a day', async () => {
  const { body } = await propose(admin)
  await app.work()
  await withdrawAbandoned(app.db, new Date(app.now.getTime() + DAY - 60_000))
  const before = await view(body.id)
  await withdrawAbandoned(app.db, new Date(app.now.getTime() + DAY))

  expect(before).toMatchObject({ status: 'prepared', actions: ['start', 'withdraw'] })
  expect(await view(body.id)).toMatchObject({
    status: 'withdrawn',
    explanation: 'За сутки после проверки её никто не запустил',
    actions: [],
  })
})

test('The count of waiting operations has only those that the caller can decide', async () => {
  const viewer = await app.holding(SEES)
  const { body } = await propose(viewer)
  await app.work()
  expect(await countedBy(admin)).toContain(body.id)
  expect(await countedBy(viewer)).toEqual([])
})

test('The creator of the proposing key does not count as the second person; another user does', async () => {
  const maker = await app.holding([...SEES, 'brand.disableByIds'])
  const key = await app.keyHolding([...SEES, 'brand.disableByIds'])
  await admin.put(SETTINGS, { body: { items: [{ key: 'operation_second_person_rows', value: 1 }] } })
  const { body } = await propose(key)
  await app.db.execute(sql`
    update service_key set created_by = (select id from "user" where kind = 'person' order by id desc limit 1)
    where id = (select author_key_id from operation where id = ${body.id})`)
  await app.work()
  await admin.put(SETTINGS, { body: { items: [{ key: 'operation_second_person_rows', value: 0 }] } })
  const alone = await maker.put(`${OPERATIONS}/start/${body.id}`)
  const { body: counted } = await maker.get(`${OPERATIONS}?mine=false&awaiting=true`)
  const second = await admin.put(`${OPERATIONS}/start/${body.id}`)

  expect([alone.status, alone.body.data?.message]).toEqual([
    409,
    'Операцию подтверждает другой сотрудник с этим правом',
  ])
  expect(counted.items.map(({ id }: { id: number }) => id)).not.toContain(body.id)
  expect(second.status).toBe(200)
})

test('An operation stopped because its starter lost the right is announced to users who may resume it', async () => {
  const heir = await app.holding([...SEES, 'brand.disableByIds', 'notification.index'])
  const starter = await app.holding([...SEES, 'brand.disableByIds'])
  await app.work()
  const { rows: items } = await app.db.execute<{ id: number; version: number }>(
    sql`select id, version from brand where is_active order by id limit 3`,
  )
  const { body } = await starter.post(OPERATIONS, { body: { call: 'brands.disableByIds', items, start: true } })
  await app.work({ size: 1, batches: items.length + 2 })
  await app.db.execute(
    sql`update "user" set status = 'blocked' where id = (select starter_id from operation where id = ${body.id})`,
  )
  await app.work({ size: 1 })
  const { body: notes } = await heir.get(`${NOTES}?sort=-created_at`)

  expect(await view(body.id)).toMatchObject({ status: 'stopped', changed: 1 })
  expect(notes.items[0]).toMatchObject({
    type: 'operation_stopped',
    title: 'Остановлена: Бренды: выключение списком',
    body: expect.stringContaining('Продолжить её может другой сотрудник'),
    entity: 'operation',
    entity_id: body.id,
  })
})
