import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../apps/api/src/app.ts'
import { openDatabase } from '../../apps/api/src/db/database.ts'
import { createHolder } from '../../apps/api/src/test/holder.ts'
import { ignore, replicated } from './replicated.ts'

const BRANDS = '/api/catalog/admin/brand'

async function connect(url: string) {
  const client = new Client(url)
  client.on('error', ignore)
  await client.connect()
  onTestFinished(() => client.end().catch(ignore))
  return client
}

const namesIn = async (client: Client) =>
  (await client.query<{ name: string }>('select name from brand')).rows.map(({ name }) => name)

/** An API on a primary whose commits wait for its standby, as Patroni has it in `deploy/`. */
async function start() {
  const { primary, standby, env } = await replicated()
  const admin = await connect(primary.url())
  await admin.query('create table probe (id int)')
  await admin.query(`alter system set synchronous_standby_names = '*'`)
  await admin.query('select pg_reload_conf()')
  const deadlines = { ...env.deadlines, query: 2000 }
  const database = await openDatabase({ url: primary.url(), folder: '', deadlines, onError: ignore })
  const app = await createApp({ db: database.db, env, strict: true })
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  const grants = { permissions: ['brand.index', 'brand.create'], scope: 'all' as const, companies: [], at: new Date() }
  const { token } = await database.db.transaction((tx) => createHolder(tx, grants))
  return {
    primary,
    standby,
    create: async (name: string) => {
      const headers = { authorization: `Bearer ${token}` }
      const payload = { name, kind: 'aftermarket' }
      return (await app.inject({ method: 'POST', url: BRANDS, headers, payload })).statusCode
    },
  }
}

test('A primary whose standby has been promoted acknowledges nothing, whatever it has written itself', async () => {
  const { primary, standby, create } = await start()
  expect(await create('Bosch')).toBe(201)
  const promoted = await connect(standby.url())
  await promoted.query('select pg_promote()')

  expect(await Promise.all(['Febi', 'Sachs', 'Lemförder'].map(create))).toEqual([503, 503, 503])
  expect(await namesIn(promoted)).toEqual(['Bosch'])
  // Cancelling a waiting commit closes its connection without an answer.
  const [client, admin] = [await connect(primary.url()), await connect(primary.url())]
  const writing = client.query('insert into probe values (1)').catch((error: unknown) => error)
  const waiting = `from pg_stat_activity where wait_event = 'SyncRep'`
  await expect
    .poll(async () => (await admin.query(`select ${waiting} and query like 'insert into probe%'`)).rowCount)
    .toBe(1)
  await admin.query(`select pg_terminate_backend(pid) ${waiting}`)
  expect(await writing).toBeInstanceOf(Error)
})
