import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { setup as buildServer } from '../../build.ts'
import { freePort } from '../../machine/free-port.ts'
import { startPostgres } from '../../machine/postgres.ts'
import { root, run, SERVER, serverFlags } from '../../run.ts'
import { percentile, type Seen, startLoad } from './load.ts'
import { growProducts } from './million.ts'

// node --conditions=@admin-panel/source tools/drill/migrations/main.ts
// Migrates a table of a million rows beside a server under load: an index, the same killed, and a column behind a long reader.
const USUAL_MS = 30_000
const INDEX = `-- concurrently\ncreate index concurrently product_drill on product using gin ((name || ' ' || coalesce(description, '')) gin_trgm_ops);`
const folder = mkdtempSync(join(tmpdir(), 'admin-panel-drill-'))

await buildServer()
await using database = await startPostgres({ shared_buffers: '512MB', max_wal_size: '4GB' })
const settings = { DATABASE_URL: database.url(), DATA_DIR: folder, AUDIT_KEY: 'drill', LIMIT_REQUESTS: '1000000' }
await run('node', ['apps/api/dist/commands/seed.js'], settings)
const client = new Client(database.url())
await client.connect()
await growProducts(client)
const { rows } = await client.query<{ id: number }>('select id::int from product order by id limit 200')

const port = await freePort()
const server = spawn(process.execPath, [...serverFlags, SERVER], {
  cwd: root,
  env: { ...process.env, ...settings, PORT: String(port), LOG_LEVEL: 'fatal' },
  stdio: ['ignore', 'pipe', 'inherit'],
})
await once(server.stdout, 'data')
await wait(2000)
const load = await startLoad(
  `http://127.0.0.1:${port}`,
  rows.map(({ id }) => id),
)

const rates = (times: number[]) => [0.5, 0.99, 1].map((share) => percentile(times, share)).join(' / ')
const results: Record<string, object> = {}
const note = (name: string, { reads, writes, refused }: Seen, more: object = {}) => {
  results[name] = {
    'reads p50/p99/max': rates(reads),
    'writes p50/p99/max': rates(writes),
    calls: reads.length + writes.length,
    refused: refused.length,
    ...more,
  }
  if (refused.length > 0) console.log(refused.slice(0, 3))
}

/** Applies the migration in a process of its own. */
function migrate(name: string, text: string): ChildProcess {
  const files = join(folder, name)
  rmSync(files, { recursive: true, force: true })
  const script = `
    import { mkdirSync, writeFileSync } from 'node:fs'
    import { openDatabase } from '#db/database.ts'
    import { migrate } from '#db/migrate.ts'
    mkdirSync('${files}')
    writeFileSync('${files}/${name}.sql', ${JSON.stringify(text)})
    const database = await openDatabase({ url: '${database.url()}', folder: '', onError() {} })
    await database.unhurried(() => migrate(database.db, { folder: '${files}', onNote: (note) => console.log(note) }))
    await database.close()`
  return spawn(process.execPath, ['--conditions=@admin-panel/source', '--input-type=module', '--eval', script], {
    cwd: join(root, 'apps/api'),
    stdio: 'inherit',
  })
}

const seconds = (since: number) => Number(((performance.now() - since) / 1000).toFixed(1))
await load.during(10_000)
note('usual', await load.during(USUAL_MS))

const started = performance.now()
const killed = migrate('9001-index', INDEX)
await wait(8000)
killed.kill('SIGKILL')
await once(killed, 'exit')
note('index, killed after 8 s', await load.take())
await wait(3000)
const valid = async () =>
  (await client.query(`select indisvalid from pg_index where indexrelid = to_regclass('product_drill')`)).rows
console.log('after the kill', await valid(), seconds(started))

await load.take()
const again = performance.now()
await once(migrate('9001-index', INDEX), 'exit')
note('index, built again', await load.take(), { seconds: seconds(again) })
console.log('after the next run', await valid())
note('usual, later', await load.during(USUAL_MS))

const reader = new Client(database.url())
await reader.connect()
await reader.query('begin isolation level repeatable read')
await reader.query('select count(*) from product')
const column = migrate('9002-column', 'alter table product add column drill text;')
await wait(12_000)
await reader.query('commit')
await once(column, 'exit')
note('column behind a long reader', await load.take())

await load.stop()
console.table(results)
server.kill('SIGTERM')
await once(server, 'exit')
await reader.end()
await client.end()
rmSync(folder, { recursive: true })
