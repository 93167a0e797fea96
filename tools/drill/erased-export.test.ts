import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../apps/api/src/app.ts'
import { openDatabase } from '../../apps/api/src/db/database.ts'
import { watchReplicas } from '../../apps/api/src/db/watch-replicas.ts'
import { handlers } from '../../apps/api/src/sections.ts'
import { createHolder } from '../../apps/api/src/test/holder.ts'
import { workerOf } from '../../apps/api/src/test/operations/work.ts'
import { ignore, replicated } from './replicated.ts'

const OPERATIONS = '/api/system/admin/operation'
const PERMISSIONS = ['brand.index', 'brand.create', 'brand.export']

async function connect(url: string) {
  const client = new Client(url)
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** A server with one replica. */
async function start() {
  const { primary, standby, env } = await replicated()
  const replicas = { urls: [standby.url()], lagMs: 60_000 }
  const { deadlines } = env
  const database = await openDatabase({ url: primary.url(), replicas, folder: '', deadlines, onError: ignore })
  const { db } = database
  const app = await createApp({ db, env, strict: true })
  const watch = await watchReplicas({ db, onChange: ignore })
  onTestFinished(async () => {
    watch.stop()
    await app.close()
    await database.close()
  })
  await expect.poll(() => database.replicas.every(({ isUsed }) => isUsed)).toBe(true)
  const grants = { permissions: PERMISSIONS, scope: 'all' as const, companies: [], at: new Date() }
  const { token } = await db.transaction((tx) => createHolder(tx, grants))
  const headers = { authorization: `Bearer ${token}` }
  return {
    client: await connect(primary.url()),
    replica: await connect(standby.url()),
    work: workerOf({ db, env, handlers, now: () => new Date(), advance: ignore }),
    get: async (url: string) => (await app.inject({ url, headers })).body,
    post: async (url: string, payload: object) => {
      const reply = await app.inject({ method: 'POST', url, headers, payload })
      expect(reply.statusCode).toBe(201)
      return reply.json<{ id: number }>().id
    },
  }
}

/** Lets the replica have all that there is, and nothing more; a position may be noted before it is flushed. */
async function pause(client: Client, replica: Client) {
  const behind =
    'select count(*)::int as behind from pg_stat_replication where replay_lsn is distinct from pg_current_wal_insert_lsn()'
  await expect.poll(async () => (await client.query(behind)).rows).toEqual([{ behind: 0 }])
  await replica.query('select pg_wal_replay_pause()')
  const state = async () => (await replica.query('select pg_get_wal_replay_pause_state() as state')).rows
  await expect.poll(state).toEqual([{ state: 'paused' }])
}

test('An export that begins after an erasure reads no replica that lacks the erasure', async () => {
  const { client, replica, work, get, post } = await start()
  const brand = await post('/api/catalog/admin/brand', { name: 'Прежняя', kind: 'aftermarket' })
  const prepare = () => post(OPERATIONS, { call: 'brands.export', input: { format: 'csv_raw' } })
  const [before, after] = [await prepare(), await prepare()]
  await pause(client, replica)
  await client.query(`update brand set name = 'Стёрто' where id = $1`, [brand])
  await work({ batches: 1 })
  await client.query('insert into erasure (erased_at, by_term, orders_count) values (now(), false, 1)')
  await work()
  const namesIn = async (id: number) => /Прежняя|Стёрто/.exec(await get(`${OPERATIONS}/file/${id}?part=result`))?.[0]

  expect([await namesIn(before), await namesIn(after)]).toEqual(['Прежняя', 'Стёрто'])
})
