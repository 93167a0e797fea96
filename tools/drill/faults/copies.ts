import { join } from 'node:path'
import { Client } from 'pg'
import { compare, type Copy, folderFor, runTool, startCopy, useCopy } from '../stand/copy.ts'
import { until } from '../stand/until.ts'
import type { Stand } from '../stand/stand.ts'
import type { Fault } from './fault.ts'

/** As `pg_dump` and `pg_restore` do it, which the npm package lacks: a new cluster counts transactions from the start. */
export const restore: Fault = {
  name: 'restore',
  title: 'dump restored into a new cluster, beside the writes',
  async run(stand) {
    const dump = folderFor(stand, 'dump')
    const before = Date.now()
    const tables = await dumpInto(stand, dump)
    const data = join(folderFor(stand, 'restored'), 'data')
    await runTool(stand, 'initdb', [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '--locale-provider=builtin',
      ...LOCALE,
    ])
    const copy = await startCopy(stand, data, {})
    await until('the new cluster answers', () => isUp(copy, 'postgres'), 60)
    await prepare(stand, copy)
    await load(copy, dump, tables)
    await compare(stand, copy, { before })
    await useCopy(stand, copy)
    await copy.end()
  },
}

const LOCALE = ['--builtin-locale=C.UTF-8', '--encoding=UTF8', '--no-sync']

async function isUp({ url }: Copy, database: string): Promise<boolean> {
  const client = new Client(url('postgres', database))
  return await client.connect().then(
    () => client.end().then(() => true),
    () => false,
  )
}

/** One snapshot of every table, and the counters. */
async function dumpInto({ cluster }: Stand, folder: string): Promise<string[]> {
  const { address } = await cluster.leader()
  const client = new Client(cluster.url(address))
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read')
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'migration'`,
    )
    for (const { name } of rows) await client.query(`copy ${name} to '${fileOf(folder, name)}' (format binary)`)
    await client.query(`copy (select sequencename, last_value from pg_sequences where last_value is not null)
      to '${fileOf(folder, 'sequences')}' (format binary)`)
    return rows.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

async function prepare({ cluster, panel }: Stand, copy: Copy) {
  const client = new Client(copy.url('postgres', 'postgres'))
  await client.connect()
  await client.query(`create role admin_panel login password '${cluster.password}'`)
  await client.query('create database admin_panel owner admin_panel')
  await client.end()
  const env = { DATABASE_URL: copy.url('admin_panel'), DATABASE_REPLICA_URLS: '' }
  const { code } = await panel.run('migrate', { env })
  if (code !== 0) throw new Error(`migrate on the new cluster ended with ${code}`)
}

async function load({ url }: Copy, folder: string, tables: readonly string[]) {
  const client = new Client(url())
  await client.connect()
  try {
    // As pg_restore --disable-triggers does.
    await client.query(`set session_replication_role = replica`)
    await client.query(`truncate ${tables.join(', ')}`)
    for (const name of tables) await client.query(`copy ${name} from '${fileOf(folder, name)}' (format binary)`)
    await client.query('create temp table counter (name name, value int8)')
    await client.query(`copy counter from '${fileOf(folder, 'sequences')}' (format binary)`)
    await client.query('select setval(quote_ident(name)::regclass, value) from counter')
  } finally {
    await client.end()
  }
}

const fileOf = (folder: string, name: string) => join(folder, name.replaceAll('"', ''))
