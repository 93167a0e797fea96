import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'
import { moves, operationStatuses } from './states.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const OPERATIONS = '/api/system/admin/operation'
const BRANDS = '/api/catalog/admin/brand'

const view = async (id: number) => (await admin.get(`${OPERATIONS}/${id}`)).body
const put = (action: string, id: number, body?: object) =>
  admin.put(`${OPERATIONS}/${action}/${id}`, { ...(body && { body }) })
const undo = (id: number, body: object = { start: true }) => admin.post(`${OPERATIONS}/undo/${id}`, { body })

let last = 0
/** Brands that no other test has touched. */
async function brands(count: number) {
  const { rows } = await app.db.execute<{ id: number; version: number }>(sql`
    select id, version from brand where is_active and id > ${last} order by id limit ${count}`)
  last = rows.at(-1)?.id ?? last
  return rows
}

/** Prepares and starts a change of so many brands; does so many batches of it, each of one brand. */
async function disable(count: number, batches = Infinity) {
  const items = await brands(count)
  const { body } = await admin.post(OPERATIONS, { body: { call: 'brands.disableByIds', items, start: true } })
  await app.work({ size: 1, batches })
  return { id: Number(body.id), ids: items.map(({ id }) => id) }
}

/** The check of each brand, its end, and one batch of the run. */
const halfOf = (count: number) => count + 2

const activeOf = async (ids: number[]) => {
  const { rows } = await app.db.execute(sql`select from brand where id in ${ids} and is_active`)
  return rows.length
}

test('Every state has a next one or is an end', () => {
  const ends = Object.keys(operationStatuses.labels).filter((status) =>
    moves.every(({ from }) => !from.some((one) => one === status)),
  )

  expect(ends).toEqual(['rejected', 'withdrawn', 'undone'])
})

test('A stopped operation that is being undone is not started again', async () => {
  const { id, ids } = await disable(3, halfOf(3))
  await put('stop', id)
  const { body: undoing } = await undo(id)
  const again = await put('start', id)
  await app.work()

  expect([again.status, again.body.data?.message]).toEqual([409, `Эту операцию уже отменяет операция № ${undoing.id}`])
  expect(await view(id)).toMatchObject({ status: 'undone', changed: 1, actions: [] })
  expect(await activeOf(ids)).toBe(3)
})

test('A stopped undo that is taken back lets the operation go on', async () => {
  const { id, ids } = await disable(3, halfOf(3))
  await put('stop', id)
  const { body: undoing } = await undo(id, {})
  await app.work()
  await put('withdraw', undoing.id)
  const again = await put('start', id)
  await app.work()

  expect(again.status).toBe(200)
  expect(await view(undoing.id)).toMatchObject({ status: 'withdrawn', actions: [] })
  expect(await view(id)).toMatchObject({ status: 'done', changed: 3, actions: ['undo'] })
  expect(await activeOf(ids)).toBe(0)
})

test('A stopped check has changed nothing, so there is nothing to undo', async () => {
  const { id } = await disable(3, 2)
  await put('stop', id)
  const refused = await undo(id)

  expect(await view(id)).toMatchObject({
    status: 'stopped',
    started_at: null,
    undo_until: null,
    actions: ['start', 'withdraw'],
  })
  expect(refused.status).toBe(409)
})

test('An undo that has brought nothing back leaves the operation to be undone later', async () => {
  const { id, ids } = await disable(1)
  const path = `${BRANDS}/${ids[0]}`
  const touched = (await admin.get(path)).body
  app.advance(1000)
  await admin.put(path, { version: touched.version, body: { warranty_months: 11 } })
  const { body: undoing } = await undo(id)
  await app.work()
  const again = await undo(id)
  await app.work()

  expect(await view(undoing.id)).toMatchObject({ status: 'done', changed: 0, skipped: 1 })
  expect(again.status).toBe(201)
  expect(await view(id)).toMatchObject({ status: 'done', undone_by: null })
})

test('A late failure leaves an operation that another process has advanced', async () => {
  const { id } = await disable(4, halfOf(4))
  // Its fourth failure would skip the record.
  await app.db.execute(sql`update operation set attempts = 3 where id = ${id}`)
  await app.work({ size: 1, batches: 1, failing: () => app.work({ size: 1, batches: 2 }) })
  const on = await view(id)
  await app.work({ size: 1 })

  expect(on).toMatchObject({ status: 'running', done: 3, changed: 3 })
  expect(await view(id)).toMatchObject({ status: 'done', changed: 4, skipped: 0 })
})

test('A late failure leaves an operation that was stopped', async () => {
  const { id } = await disable(3, halfOf(3))
  await app.work({ size: 1, batches: 1, failing: () => put('stop', id) })
  const { rows } = await app.db.execute(sql`select status, attempts, retry_at from operation where id = ${id}`)

  expect(rows).toEqual([{ status: 'stopped', attempts: 0, retry_at: null }])
})
