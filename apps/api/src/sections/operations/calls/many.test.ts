import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const OPERATIONS = '/api/system/admin/operation'

const prepare = (body: object) => admin.post(OPERATIONS, { body })
const view = async (id: number) => (await admin.get(`${OPERATIONS}/${id}`)).body
const start = (id: number) => admin.put(`${OPERATIONS}/start/${id}`)

test('Ten thousand records are prepared by their ids, and one more is refused by its field', async () => {
  const items = Array.from({ length: 10_001 }, (_, at) => ({ id: 10_000_000 + at, version: 1 }))
  const [most, more] = [
    await prepare({ call: 'cities.disableByIds', items: items.slice(1) }),
    await prepare({ call: 'cities.disableByIds', items }),
  ]

  expect(most).toMatchObject({ status: 201, body: { total: 10_000 } })
  expect(more.status).toBe(422)
  expect(Object.keys(more.body.data.details)).toEqual(['items'])
  await admin.put(`${OPERATIONS}/stop/${most.body.id}`)
})

test('Concurrent starts and undos of an operation count once, and name the operation', async () => {
  await app.work()
  const { rows: items } = await app.db.execute(
    sql`select id, version from city where is_active order by id desc limit 2`,
  )
  const { body } = await prepare({ call: 'cities.disableByIds', items })
  await app.work()
  const starts = await Promise.all([1, 2, 3].map(() => start(body.id)))
  await app.work()
  const undo = () => admin.post(`${OPERATIONS}/undo/${body.id}`, { body: { start: true } })
  const undos = await Promise.all([1, 2, 3].map(undo))
  const undoing = undos.find(({ status }) => status === 201)?.body.id
  await app.work()

  expect(starts.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(starts.filter(({ status }) => status === 409)).toHaveLength(2)
  for (const { status, body: reply } of undos.filter(({ status }) => status !== 201))
    expect([status, reply.data.message]).toEqual([409, `Эту операцию уже отменяет операция № ${undoing}`])
  expect(undos.filter(({ status }) => status === 409)).toHaveLength(2)
  expect(await view(undoing)).toMatchObject({ status: 'done', changed: 2 })
})

test('Spellings are put aside by the filters of their list', async () => {
  const { body: list } = await admin.get('/api/catalog/admin/brand-alias?status=unmapped&source=other&per_page=10')
  const { total } = list.meta
  const filter = { status: ['unmapped'], source: ['other'] }
  const { body } = await prepare({ call: 'brandAliases.ignoreByIds', filter, expected_count: total, start: true })
  await app.work()
  const { body: after } = await admin.get('/api/catalog/admin/brand-alias?status=unmapped&source=other&per_page=10')

  expect(total).toBeGreaterThan(0)
  expect(await view(body.id)).toMatchObject({ status: 'done', changed: total, skipped: 0 })
  expect(after.meta.total).toBe(0)
})
