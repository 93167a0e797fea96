import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { eq } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { systemCaller } from '#db/actor.ts'
import { user } from '#sections/users/schema.ts'
import { useApp } from '#test/app.ts'
import { exportOf } from './export-list.ts'

const app = await useApp()
const actor: Actor = {
  ...systemCaller(app.now),
  userId: 1,
  userName: 'Волков А. С.',
  sessionId: 1,
  keyId: null,
  timeZone: 'Europe/Moscow',
  administrator: true,
  scope: 'all',
  companyIds: [],
  sees: { all: [], own: [] },
  confirm: () => Promise.resolve(),
  isProved: true,
  requireProof: () => Promise.resolve(),
}
await app.db.execute(`
  insert into "user" (last_name, first_name, email) select 'Массовый', 'Номер', 'mass' || n || '@example.com' from generate_series(1, 1250) n`)

const rowsOf = (ids: number[]) => Promise.resolve(ids.map((id) => ({ id })))

function exportUsers(read: (ids: number[]) => ReturnType<typeof rowsOf>) {
  const { handle } = exportOf({
    entity: 'user',
    name: 'Номера',
    list: () => ({ table: user, id: user.id, where: [eq(user.kind, 'person')], sort: {}, order: [] }),
    columns: () => [{ title: 'Номер', value: ({ id }) => String(id).padStart(800, '0') }],
    read: (_call, ids) => read(ids),
  })
  return handle({ query: { format: 'csv' }, db: app.db, actor })
}

test('An export reads the database as fast as its client reads, and stops when the client stops', async () => {
  const batches: number[] = []
  const { body, rowCount } = await exportUsers((ids) => {
    batches.push(ids.length)
    return rowsOf(ids)
  })
  expect(batches.length).toBeLessThan(2)
  if (typeof body === 'string' || Buffer.isBuffer(body)) throw new Error('An export is a stream')
  const whole = await text(body)
  expect(whole.split('\r\n')).toHaveLength(1287)
  expect(rowCount).toBe(1286)
  expect(batches).toEqual([250, 250, 250, 250, 250, 36])
})

test('Rows keep the order of the list, however they are read', async () => {
  const { body } = await exportUsers((ids) => rowsOf(ids.toReversed()))
  if (typeof body === 'string' || Buffer.isBuffer(body)) throw new Error('An export is a stream')
  const [, ...lines] = (await text(body)).trim().split('\r\n')

  expect(lines).toEqual(lines.toSorted())
})

test('A file that fails while it is sent breaks off and never looks complete', async () => {
  let batches = 0
  const { body } = await exportUsers((ids) => {
    batches++
    return batches < 3 ? rowsOf(ids) : Promise.reject(new Error('The database is gone'))
  })
  if (typeof body === 'string' || Buffer.isBuffer(body)) throw new Error('An export is a stream')

  await expect(text(body)).rejects.toThrow('The database is gone')
})

test('A client that disconnects stops the reading', async () => {
  let batches = 0
  const { body } = await exportUsers((ids) => {
    batches++
    return rowsOf(ids)
  })
  if (typeof body === 'string' || Buffer.isBuffer(body)) throw new Error('An export is a stream')
  await new Promise((resolve) => body.once('data', resolve))
  body.destroy()
  await new Promise((resolve) => body.once('close', resolve))

  expect(batches).toBeLessThan(5)
})
