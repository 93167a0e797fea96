import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { randomUUID } from 'node:crypto'
import { Client, Pool } from 'pg'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { refusalOf } from '#db/failures.ts'
import { keepConnections } from './pool.ts'

const base = inject('base')
if (!('url' in base)) throw new Error('This file runs on PostgreSQL only')
const { url } = base
const name = `standby_${randomUUID().replaceAll('-', '')}`
const admin = new Client(url.replace(/\/postgres$/, '/template1'))
await admin.connect()
await admin.query(`create database ${name} template postgres strategy file_copy`)
afterAll(async () => {
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
})

type Run = (db: NodePgDatabase) => Promise<unknown>
const write: Run = (db) => db.execute(sql`update installation set place = place`)

test.each<[string, Run]>([
  ['a statement', write],
  ['a transaction', (db) => db.transaction((tx) => tx.execute(sql`update installation set place = place`))],
])('A server that takes no writes is an outage for %s, and its connection is not used again', async (_, run) => {
  await admin.query(`alter database ${name} set default_transaction_read_only = on`)
  const pool = new Pool({ connectionString: url.replace(/\/postgres$/, `/${name}`), max: 1 })
  // The database is dropped while the last connection says goodbye.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  onTestFinished(() => pool.end())
  const db = drizzle({ client: keepConnections(pool) })
  const kindOfRefusal = () =>
    run(db).then(
      () => undefined,
      (error: unknown) => refusalOf(error)?.kind,
    )

  expect((await db.execute(sql`select place from installation`)).rows).toHaveLength(1)
  expect(await kindOfRefusal()).toBe('unavailable')
  await admin.query(`alter database ${name} reset default_transaction_read_only`)
  expect(await kindOfRefusal()).toBeUndefined()
})

test('One refused write retires every connection to that server, so that no later call meets it again', async () => {
  await admin.query(`alter database ${name} set default_transaction_read_only = on`)
  const pool = new Pool({ connectionString: url.replace(/\/postgres$/, `/${name}`), max: 3 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  onTestFinished(() => pool.end())
  const db = drizzle({ client: keepConnections(pool) })
  await Promise.all([1, 2, 3].map(() => db.execute(sql`select pg_sleep(0.1)`)))
  expect(pool.totalCount).toBe(3)

  await expect(write(db)).rejects.toMatchObject({ cause: { code: '25006' } })
  await admin.query(`alter database ${name} reset default_transaction_read_only`)
  for (let count = 0; count < 3; count++) await write(db)
})
