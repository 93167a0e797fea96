import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { whileStopped } from '#test/stopped.ts'
import { quickly, timeLeft } from '#db/deadline.ts'
import { refusalOf } from '#db/failures.ts'
import { endSilent, keepConnections } from './pool.ts'

const base = inject('base')
if (!('url' in base)) throw new Error('This file runs on PostgreSQL only')
const connectionString = base.url.replace(/\/postgres$/, '/template1')
const pool = new Pool({ connectionString, max: 1, connectionTimeoutMillis: 10_000 })
endSilent(pool, () => timeLeft({ query: 1000, session: 300 }))
pool.on('error', () => {})
pool.on('connect', (client) => client.on('error', () => {}))
const db = drizzle({ client: keepConnections(pool) })
afterAll(() => pool.end())

const backend = async () => Number((await db.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.['pid'])
const failure = (run: Promise<unknown>) =>
  run.then(
    () => undefined,
    (error: unknown) => refusalOf(error),
  )

test('A query on a hung backend fails at its deadline, and its connection is not reused', async () => {
  const pid = await backend()
  const error = await whileStopped(pid, () => failure(db.execute(sql`select 1`)))

  expect(error).toMatchObject({
    kind: 'unavailable',
    message: 'Сервис временно недоступен. Повторите попытку через несколько секунд',
  })
  expect(await backend()).not.toBe(pid)
})

test('A transaction on a hung backend returns its place in the pool', async () => {
  const pid = await backend()
  const error = await whileStopped(pid, () => failure(db.transaction((tx) => tx.execute(sql`select 1`))))

  expect(error?.kind).toBe('unavailable')
  expect(await backend()).not.toBe(pid)
})

test('A backend that hangs in the middle of a transaction ends it at the first query without an answer', async () => {
  const pid = await backend()
  let queries = 0
  const error = await failure(
    db.transaction((tx) =>
      whileStopped(pid, async () => {
        queries++
        await tx.execute(sql`select 1`)
        queries++
      }),
    ),
  )

  expect({ kind: error?.kind, queries }).toEqual({ kind: 'unavailable', queries: 1 })
  expect(await backend()).not.toBe(pid)
})

test('A statement that every request waits for has the shorter deadline', async () => {
  const pid = await backend()
  const error = await whileStopped(pid, () => failure(quickly(() => db.execute(sql`select 1`))))

  expect(error?.cause).toMatchObject({ cause: { message: expect.stringMatching(/within (300|[12]?\d?\d) ms$/) } })
})

test('A call that times out while it waits for a connection leaves it to the next call', async () => {
  const pid = await backend()
  const [, error] = await Promise.all([
    failure(db.execute(sql`select pg_sleep(0.5)`)),
    failure(quickly(() => db.execute(sql`select 1`))),
  ])

  expect(error?.kind).toBe('unavailable')
  expect(await backend()).toBe(pid)
})

test('A connection that cannot be opened is an outage, also where the driver has no code for the cause', async () => {
  const strict = keepConnections(new Pool({ connectionString, ssl: true }))
  const unnamed = failure(drizzle({ client: strict }).execute(sql`select 1`))

  await expect(unnamed).resolves.toMatchObject({ kind: 'unavailable' })
  await strict.end()
})
