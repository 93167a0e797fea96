import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { transactionPooler } from '#test/statements/pooler.ts'
import { CONNECTIONS } from './connections.ts'
import { type DatabaseOptions, openDatabase } from '#db/database.ts'
import { onOneConnection } from './pool.ts'

const base = inject('base')
if (!('url' in base)) throw new Error('This file runs on PostgreSQL only')
const { url } = base
const urlOf = (name: string) => url.replace(/\/postgres$/, `/${name}`)

async function connected(address: string): Promise<Client> {
  const client = new Client(address)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function created(options: string): Promise<string> {
  const name = `unfit_${randomUUID().replaceAll('-', '')}`
  const admin = await connected(urlOf('template1'))
  await admin.query(`create database ${name} template template0 ${options}`)
  onTestFinished(() => admin.query(`drop database ${name} with (force)`).then(() => undefined))
  return urlOf(name)
}

async function open(options: Partial<DatabaseOptions> & { url: string }) {
  const database = await openDatabase({ folder: '', onError: () => {}, ...options })
  onTestFinished(() => database.close())
  return database
}

const refusal = async (address: string) =>
  (await open({ url: address })).requireFit().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : error),
  )

test('A PostgreSQL server that meets every requirement is accepted', async () => {
  expect(await refusal(url)).toBeUndefined()
})

test('A server that is too old is named with its version', async () => {
  const old = await created('')
  const client = await connected(old)
  // The check asks for the setting by a function, which a schema before the catalog may replace.
  await client.query('create schema older')
  await client.query(`create function older.current_setting(text) returns text language sql
    return case $1 when 'server_version' then '15.18 (Debian 15.18-0+deb12u1)' else pg_catalog.current_setting($1) end`)
  await client.query(`alter database ${new URL(old).pathname.slice(1)} set search_path = older, pg_catalog, public`)

  expect(await refusal(old)).toBe(
    'DATABASE_URL: нужен PostgreSQL 16 или новее, а на сервере 15.18 (Debian 15.18-0+deb12u1)',
  )
})

test('A server without the collation of ICU, or a database in another encoding, is named', async () => {
  const bare = await created('')
  const client = await connected(bare)
  await client.query('alter collation pg_catalog."unicode" rename to absent')

  expect(await refusal(bare)).toBe(
    'DATABASE_URL: на сервере нет сортировки ICU «unicode». Нужен PostgreSQL, собранный с ICU',
  )
  expect(await refusal(await created(`encoding 'SQL_ASCII' locale_provider libc locale 'C'`))).toContain(
    'нужна кодировка UTF8, а у неё SQL_ASCII',
  )
})

test('A pooler that loses prepared statements is named, and without them it serves', async () => {
  const pooled = await transactionPooler(url)
  expect(await refusal(pooled)).toContain('задайте DB_PREPARED=0')

  const database = await open({ url: pooled, connections: { ...CONNECTIONS, prepared: false } })
  await database.requireFit()
  const { db } = database
  const transaction = (index: number) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('test.index', ${String(index)}, true)`)
      const { rows } = await tx.execute<{ index: string }>(sql`select current_setting('test.index') as index`)
      return Number(rows[0]?.index)
    })
  const indexes = Array.from({ length: 50 }, (_, index) => index)
  expect(await Promise.all(indexes.map(transaction))).toEqual(indexes)
  await expect(onOneConnection(db, () => Promise.resolve())).rejects.toThrow('адрес пулера')
})
