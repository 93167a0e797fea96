import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { FolderInUse, lockFolder } from './lock.ts'
import { startPglite } from './pglite.ts'
import { keepConnections } from '#db/connection/pool.ts'

const LIMIT = 1000
const folder = mkdtempSync(join(tmpdir(), `admin-panel-api-${process.pid}-`))
let limit = LIMIT
const pglite = await startPglite(join(folder, 'db'), () => limit)
const pool = keepConnections(
  new Pool({
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    ssl: false,
    stream: () => pglite.stream(),
  }),
)
pool.on('error', () => {})
pool.on('connect', (client) => client.on('error', () => {}))
afterAll(async () => {
  await pool.end()
  await pglite.close()
  rmSync(folder, { recursive: true })
})

const rowsOf = async (text: string, values: unknown[] = []) => (await pool.query({ text }, values)).rows

test('A statement that fails leaves the connection as it was', async () => {
  await rowsOf("set application_name = 'kept'")

  await expect(rowsOf('select nonsense')).rejects.toMatchObject({ code: '42703' })
  expect(await rowsOf('show application_name')).toEqual([{ application_name: 'kept' }])
})

test('A query beyond its deadline is cancelled, and the next one finds the committed data', async () => {
  await rowsOf('create table kept (id int)')
  await rowsOf('insert into kept values (1)')

  await expect(rowsOf('select count(*) from generate_series(1, 100000000000)')).rejects.toThrow(
    'The database thread has ended',
  )
  expect(await rowsOf('select id from kept')).toEqual([{ id: 1 }])
})

test('A database that panics without its journal answers again once the journal is writable, with all committed data', async () => {
  await rowsOf('create table kept_by_journal (id int)')
  await rowsOf('insert into kept_by_journal values (1)')
  // A directory in the place of the next WAL file makes PostgreSQL panic, as a full disk does.
  const [next] = await rowsOf('select pg_walfile_name(pg_current_wal_insert_lsn() + 16777216) as name')
  const obstacle = join(folder, 'db/pg_wal', String(next?.name))
  mkdirSync(obstacle)
  await rowsOf('select pg_switch_wal()')

  await expect(rowsOf('insert into kept_by_journal values (2)')).rejects.toThrow('Is a directory')
  await expect(rowsOf('insert into kept_by_journal values (3)')).rejects.toThrow(/thread has ended|не открывается/)
  rmSync(obstacle, { recursive: true })
  expect(await rowsOf('select id from kept_by_journal')).toEqual([{ id: 1 }])
})

test('A query without a deadline may take longer', async () => {
  limit = Infinity
  onTestFinished(() => void (limit = LIMIT))

  expect(await rowsOf(`select 1 as one from pg_sleep(${(LIMIT * 1.2) / 1000})`)).toEqual([{ one: 1 }])
})

test('A client that dies leaves neither its transaction nor its statements to the next', async () => {
  const client = await pool.connect()
  await client.query('begin')
  await client.query('insert into kept values (2)')
  client.release(true)

  expect(await rowsOf('select id from kept')).toEqual([{ id: 1 }])
})

test('A folder has one owner at a time', () => {
  const lock = lockFolder(folder)

  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  lock.release()
  lockFolder(folder).release()
})
