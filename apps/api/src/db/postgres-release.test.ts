import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readContract } from '#contract/operations.ts'
import { startMigration } from '#test/migration-process.ts'
import { AUDIT_KEY } from '#test/start.ts'
import { buildReleased, hasRelease } from '#test/released-build.ts'
import { signIn, startServer } from '#test/server-process.ts'
import { readMigrations } from './migrating/files.ts'

// A failure of these means: a migration takes away what the last release uses, or the code needs a new migration at once.
// CONTRIBUTING.md says how to go on.

type Call = Awaited<ReturnType<typeof signIn>>

interface Found {
  items?: { id?: number }[]
}

async function createDatabase(template: 'template0' | 'postgres'): Promise<string> {
  const url = inject('postgres')
  const name = `release_${randomUUID().replaceAll('-', '')}`
  const admin = new Client(url.replace(/\/postgres$/, '/template1'))
  await admin.connect()
  await admin.query(`create database ${name} template ${template} strategy file_copy`)
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
  })
  return url.replace(/\/postgres$/, `/${name}`)
}

async function start(url: string, settings: Record<string, string> = {}, built?: string): Promise<Call> {
  const folder = mkdtempSync(join(tmpdir(), 'admin-panel-release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const server = await startServer(
    { DATABASE_URL: url, DATA_DIR: folder, AUDIT_KEY, MIGRATE_AT_START: '0', ...settings },
    onTestFinished,
    built,
  )
  return signIn(server.url)
}

/** Asks for every list and one of its records, and all else that needs no parameters; returns what did not answer. */
async function readAll(call: Call): Promise<string[]> {
  const reads = readContract().filter(({ id, method }) => method === 'GET' && !/\.(?:stream|export)$/.test(id))
  const failed: string[] = []
  const read = async (path: string) => {
    const reply = await call('GET', path)
    if (reply.status >= 500) failed.push(`${reply.status} ${path}`)
    const text = await reply.text()
    return reply.headers.get('content-type')?.startsWith('application/json') ? (JSON.parse(text) as Found) : {}
  }
  for (const { path } of reads.filter((operation) => !operation.path.includes('{'))) {
    const { items = [] } = await read(path)
    const id = items[0]?.id
    const isViewed = reads.some((operation) => operation.path === `${path}/{id}`)
    if (id !== undefined && isViewed) await read(`${path}/${id}`)
  }
  return failed
}

const CHANGES: Readonly<Record<string, object>> = {
  '/api/catalog/admin/product': { weight_g: 301 },
  '/api/order/admin/order': { comment_staff: 'Позвонить' },
}

/** Creates and deletes a record, changes those of large tables, and reads the log of it; returns what did not succeed. */
async function writeAll(call: Call, name: string): Promise<string[]> {
  const failed: string[] = []
  const send = async (method: string, path: string, body?: object, version?: number) => {
    const reply = await call(method, path, body, version ? { 'if-match': `"v${version}"` } : {})
    const text = await reply.text()
    if (!reply.ok) failed.push(`${reply.status} ${method} ${path} ${text}`)
    return (text ? JSON.parse(text) : {}) as {
      id: number
      version: number
      items: { id: number; entity_label: string }[]
    }
  }
  for (const [path, change] of Object.entries(CHANGES)) {
    const { items } = await send('GET', path)
    const { id, version } = await send('GET', `${path}/${items[0]?.id}`)
    await send('PUT', `${path}/${id}`, change, version)
  }
  const role = { name, slug: name.toLowerCase(), scope: 'all', permissions: [] }
  const { id, version } = await send('POST', '/api/user/admin/role', role)
  await send('DELETE', `/api/user/admin/role/${id}`, undefined, version)
  const { items } = await send('GET', `/api/log/admin/audit-log?entity=role`)
  if (items[0]?.entity_label !== name) failed.push(`the log has no ${name}`)
  return failed
}

/** The migrations that a database has before this version is deployed, and those that the code cannot wait for. */
function neededMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'admin-panel-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const { name, text, isNeeded } of readMigrations()) if (isNeeded) writeFileSync(join(folder, name), text)
  return folder
}

test('The newest build reads and writes on the schema of the last release, which its start leaves alone', async () => {
  const url = await createDatabase('template0')
  expect(await once(startMigration(url, neededMigrations()), 'exit')).toEqual([0, null])
  const newest = await start(url)

  expect(await readAll(newest)).toEqual([])
  expect(await writeAll(newest, 'Newest')).toEqual([])
})

test.runIf(hasRelease)(
  'The build of the last release starts, reads and writes on the newest schema, beside the newest build',
  async () => {
    const url = await createDatabase('postgres')
    const [newest, released] = await Promise.all([start(url), start(url, {}, buildReleased(onTestFinished))])
    for (const [call, name] of [
      [newest, 'First'],
      [released, 'Second'],
      [newest, 'Third'],
    ] as const)
      expect(await writeAll(call, name)).toEqual([])

    expect(await readAll(released)).toEqual([])
    expect(await readAll(newest)).toEqual([])
  },
)
