import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../apps/api/src/app.ts'
import { openDatabase } from '../../apps/api/src/db/database.ts'
import { migrate } from '../../apps/api/src/db/migrate.ts'
import { untilReplayed, watchReplicas } from '../../apps/api/src/db/watch-replicas.ts'
import { readEnv } from '../../apps/api/src/env.ts'
import { createHolder } from '../../apps/api/src/test/holder.ts'
import { startPostgres } from '../machine/postgres.ts'

// A commit that was answered is in the write-ahead log.
const primary = await startPostgres({ synchronous_commit: 'on' })
afterAll(() => primary.stop())
const folder = mkdtempSync(join(tmpdir(), 'admin-panel-replicas-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const before = await openDatabase({ url: primary.url(), folder: '', onError: ignore })
await migrate(before.db)
await before.close()
const standbys = [await primary.standby(), await primary.standby()] as const
const LAG = 60_000
const REGIONS = '/api/geo/admin/region'
const LOG = '/api/log/admin/audit-log'
const RIGHTS = ['region.index', 'region.create', 'audit-log.index']
let regions = 0

/** An instance of the server, on a pool of its own. */
async function start({ urls = standbys.map((standby) => standby.url()), lagMs = LAG } = {}) {
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', AUDIT_KEY: 'key' })
  const database = await openDatabase({
    url: primary.url(),
    replicas: { urls, lagMs },
    folder: '',
    deadlines: { ...env.deadlines, session: 5000 },
    onError: ignore,
  })
  const { db, replicas } = database
  const app = await createApp({ db, env, strict: true })
  const changes: string[] = []
  const watch = await watchReplicas({
    db,
    onChange: ({ name, isUsed }) => void changes.push(`${name} ${isUsed ? 'in' : 'out of'} use`),
  })
  onTestFinished(async () => {
    watch.stop()
    await app.close()
    await database.close()
  })
  await expect.poll(() => replicas.filter(({ isUsed }) => isUsed).length).toBe(urls.length)
  return {
    db,
    changes,
    used: () => replicas.filter(({ isUsed }) => isUsed).map(({ name }) => name),
    ready: async () => (await app.inject('/health/ready')).json<object>(),
    async signIn(permissions = RIGHTS) {
      const grants = { permissions, scope: 'all' as const, companies: [], at: new Date() }
      const { token } = await db.transaction((tx) => createHolder(tx, grants))
      return {
        token,
        as: (instance: { call: typeof call }) => (url: string, body?: object) => instance.call(token, url, body),
      }
    },
    call,
  }

  async function call(token: string, url: string, body?: object) {
    const reply = await app.inject({
      method: body ? 'POST' : 'GET',
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(body && { payload: body }),
    })
    const isJson = String(reply.headers['content-type']).startsWith('application/json')
    return { status: reply.statusCode, headers: reply.headers, body: isJson ? reply.json() : undefined }
  }
}

function ignore() {}

const nameOf = (server: { url(): string }) => new URL(server.url()).host

function region() {
  regions++
  const number = String(regions).padStart(2, '0')
  return {
    name: `Область ${number}`,
    type: 'область',
    iso_code: `RU-T${String.fromCharCode(64 + regions)}`,
    federal_district: 'Центральный',
    kladr_id: `${number}00000000000`,
    time_zone: 'Europe/Moscow',
  }
}

async function replayed() {
  const client = new Client(primary.url())
  await client.connect()
  const behind =
    'select count(*)::int as behind from pg_stat_replication where replay_lsn is distinct from pg_current_wal_lsn()'
  await expect.poll(async () => (await client.query(behind)).rows[0]).toEqual({ behind: 0 })
  await client.end()
}

/** Stops replaying on both standbys until the test ends. */
async function pause() {
  const clients = await Promise.all(
    standbys.map(async (standby) => {
      const client = new Client(standby.url())
      await client.connect()
      await client.query('select pg_wal_replay_pause()')
      await expect
        .poll(async () => (await client.query('select pg_get_wal_replay_pause_state() as state')).rows[0])
        .toEqual({ state: 'paused' })
      return client
    }),
  )
  const resume = async () => {
    for (const client of clients.splice(0)) {
      await client.query('select pg_wal_replay_resume()')
      await client.end()
    }
  }
  onTestFinished(resume)
  return resume
}

test('A reader sees the own writes at once, on every instance; other readers may see them later in lists, but open the record', async () => {
  const [first, second] = [await start(), await start()]
  const [author, other] = [await first.signIn(), await first.signIn()]
  await replayed()
  await pause()
  const totalBefore = (await other.as(second)(REGIONS)).body.meta.total

  const created = await author.as(first)(REGIONS, region())
  expect(created).toMatchObject({ status: 201, body: { version: 1 } })
  for (const instance of [first, second]) {
    expect((await author.as(instance)(REGIONS)).body.meta.total).toBe(totalBefore + 1)
    expect((await author.as(instance)(`${LOG}?entity=region`)).body.items[0]).toMatchObject({
      entity_id: created.body.id,
    })
    expect((await other.as(instance)(REGIONS)).body.meta.total).toBe(totalBefore)
    expect((await other.as(instance)(`${REGIONS}/${created.body.id}`)).status).toBe(200)
  }
})

test('An export is made from a replica, and its reader finds its row of the log at once', async () => {
  const instance = await start()
  const author = await instance.signIn()
  await instance.call(author.token, REGIONS, region())
  const exporter = (await instance.signIn(['audit-log.index', 'audit-log.export'])).as(instance)
  await replayed()
  await pause()
  await instance.call(author.token, REGIONS, region())

  const { headers } = await exporter(`${LOG}/export?format=csv&entity=region`)
  expect(headers).toMatchObject({ 'x-row-count': String(regions - 1) })
  expect((await exporter(`${LOG}?event=exported`)).body.meta.total).toBe(1)
})

test('Paused replicas go out of use, and come back when they have caught up', async () => {
  const instance = await start({ lagMs: 1500 })
  const call = (await instance.signIn()).as(instance)
  const resume = await pause()
  await call(REGIONS, region())

  await expect.poll(() => instance.used()).toEqual([])
  const stranger = (await instance.signIn()).as(instance)
  expect((await stranger(REGIONS)).body.meta.total).toBe(regions)
  expect(await instance.ready()).toEqual({ status: 'ok', replicas: { used: 0, of: 2 } })
  await resume()
  await expect.poll(() => instance.used()).toEqual(standbys.map(nameOf))
  expect(instance.changes.at(-1)).toMatch(/ in use$/)
})

test('A change is announced to open pages once the replicas in use have it', async () => {
  const instance = await start()
  const call = (await instance.signIn()).as(instance)
  const resume = await pause()
  await call(REGIONS, region())
  let isAnnounced = false
  const announced = untilReplayed(instance.db).then(() => (isAnnounced = true))

  for (let count = 0; count < 5; count++) await call(`${LOG}/1`)
  expect(isAnnounced).toBe(false)
  await resume()
  await announced
  const other = await instance.signIn()
  expect((await other.as(instance)(REGIONS)).body.meta.total).toBe(regions)
})

test('A revoked right is refused at once, however far the replicas are behind', async () => {
  const instance = await start()
  const { token, as } = await instance.signIn()
  await replayed()
  await pause()
  expect((await as(instance)(REGIONS)).status).toBe(200)
  const client = new Client(primary.url())
  await client.connect()
  await client.query(`delete from role_permission where permission = 'region.index'`)
  expect((await instance.call(token, REGIONS)).status).toBe(403)
  await client.query('update session set ended_at = now()')
  await client.end()
  expect((await instance.call(token, REGIONS)).status).toBe(401)
})

test('A right that a handler checks itself is read from the primary as well', async () => {
  const instance = await start()
  const colleague = (await instance.signIn(['brand.create'])).as(instance)
  const { token } = await instance.signIn(['region.index', 'brand.index', 'audit-log.index'])
  const view = { list: 'brands', name: 'Общий', query: 'kind=oem', is_shared: true }
  expect((await colleague('/api/system/admin/saved-view', view)).status).toBe(201)
  expect((await colleague('/api/catalog/admin/brand', { name: 'Bosch', kind: 'aftermarket' })).status).toBe(201)
  await replayed()
  await pause()
  const get = async (url: string) => instance.call(token, url)
  const answers = async () => ({
    found: (await get('/api/system/admin/search?q=bosch')).body.items.length,
    counts: (await get('/api/system/admin/overview/counts?of=auditLog')).status,
    views: (await get('/api/system/admin/saved-view?list=brands')).body.meta.total,
  })
  expect(await answers()).toEqual({ found: 1, counts: 200, views: 1 })

  const client = new Client(primary.url())
  await client.connect()
  await client.query(`delete from role_permission where permission in ('brand.index', 'audit-log.index')`)
  await client.query(
    `update role set scope = 'own' where id in (select role_id from role_permission where permission = 'region.index')`,
  )
  await client.end()
  expect(await answers()).toEqual({ found: 0, counts: 403, views: 0 })
})

test('While its database is a standby a process serves pages, refuses calls for a while, and says so; once it is promoted, writes work', async () => {
  const standby = await primary.standby()
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', AUDIT_KEY: 'key' })
  const database = await openDatabase({ url: standby.url(), folder: '', onError: ignore })
  const app = await createApp({ db: database.db, env })
  onTestFinished(async () => {
    await app.close()
    await database.close()
    await standby.stop()
  })
  const statusOf = async (name: string) => (await app.inject(`/health/${name}`)).statusCode
  const payload = { email: 'admin@example.com', password: 'demo-password-2026' }
  const signIn = () => app.inject({ method: 'POST', url: '/api/user/admin/auth/sign-in', payload })

  expect([await statusOf('database'), await statusOf('ready')]).toEqual([503, 200])
  const refused = await signIn()
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
    503,
    '2',
    { data: { status: 503 } },
  ])
  const client = new Client(standby.url())
  await client.connect()
  await client.query('select pg_promote()')
  await client.end()
  await expect.poll(async () => (await signIn()).statusCode).toBe(422)
  await expect.poll(() => statusOf('database')).toBe(200)
})

test('Writes of one user do not wait for each other', async () => {
  const instance = await start()
  const { token } = await instance.signIn()
  const client = new Client(primary.url())
  await client.connect()
  onTestFinished(() => client.end())
  await instance.call(token, REGIONS, region())
  // The transaction of another write of the user, which is not over.
  await client.query('begin')
  await client.query('select user_id from own_write for update')
  const created = instance.call(token, REGIONS, region())
  await expect
    .poll(async () => (await client.query('select count(*)::int as count from region')).rows[0])
    .toEqual({ count: regions })
  await client.query('rollback')
  expect((await created).status).toBe(201)
})

test('Reads go on without an error when a replica stops', async () => {
  const third = await primary.standby()
  const instance = await start({ urls: [third.url()] })
  const call = (await instance.signIn()).as(instance)
  expect((await call(REGIONS)).status).toBe(200)
  await third.stop()

  const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await call(REGIONS)).status))
  expect(new Set(statuses)).toEqual(new Set([200]))
  // A check that began before the stop may still call it recent.
  await expect.poll(() => instance.used()).toEqual([])
  expect((await call(REGIONS)).body.meta.total).toBe(regions)
})
