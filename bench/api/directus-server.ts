import { type ChildProcess, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../../tools/machine/free-port.ts'
import { root } from '../../tools/run.ts'
import { node } from '../target.ts'

export const VERSION = '11.17.4'
// The sandbox of the users' scripts, which takes no part in a request. The version that Directus names does not compile
// with the headers of Node 24; this one brings its binaries, so both servers run on the same Node.
const OVERRIDES = { 'isolated-vm': '6.1.2' }
const FOLDER = join(root, '.bench/directus')
const SCHEMA = 'bench_directus'
const TOKEN = 'bench-directus-token'
const SETTINGS = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  SECRET: 'bench-directus-secret-of-32-letters',
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'bench-directus-password',
  ADMIN_TOKEN: TOKEN,
  DB_CLIENT: 'pg',
  DB_SEARCH_PATH: `array:${SCHEMA},public`,
  DB_POOL__MAX: '10',
  LOG_LEVEL: 'error',
  TELEMETRY: 'false',
  CACHE_ENABLED: 'false',
  RATE_LIMITER_ENABLED: 'false',
  PRESSURE_LIMITER_ENABLED: 'false',
  SERVE_APP: 'false',
}

export interface Server {
  process: ChildProcess
  address: string
  headers: Record<string, string>
}

export interface Directus {
  asInstalled: Server
  /** It does not copy the schema of all tables for each request: a setting that is off by default. */
  frozen: Server
}

/** Installs Directus with npm, outside the workspace's dependencies. It stays there between runs. */
export function installDirectus(): void {
  mkdirSync(FOLDER, { recursive: true })
  const manifest = { private: true, dependencies: { directus: VERSION }, overrides: OVERRIDES }
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify(manifest, undefined, 2))
  // All binaries that it needs here are in packages of the registry, so no script has to fetch or compile one.
  const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  execFileSync('npm', ['install', ...flags], { cwd: FOLDER, stdio: 'inherit' })
}

/**
 * Directus beside the tables of a database, until `use` ends. Its own tables are in a schema of their own, before `public`
 * in the search path. An admin reads tables that it has no configuration for, and it knows relations by the foreign keys.
 */
export async function withDirectus<T>(url: string, use: (directus: Directus) => Promise<T>): Promise<T> {
  await runSql(url, `drop schema if exists ${SCHEMA} cascade; create schema ${SCHEMA}`)
  const started: ChildProcess[] = []
  const run = (command: string, settings: Record<string, string>) => {
    const env = { ...SETTINGS, ...settings, DB_CONNECTION_STRING: url }
    const child = node(join(FOLDER, 'node_modules/directus/cli.js'), [command], env, { flags: [], cwd: FOLDER })
    started.push(child)
    return { child, printed: outputOf(child) }
  }
  const start = async (settings: Record<string, string>): Promise<Server> => {
    const port = String(await freePort())
    const { child, printed } = run('start', { ...settings, PORT: port })
    const address = `http://127.0.0.1:${port}`
    while (!(await isHealthy(address))) {
      if (hasEnded(child)) throw new Error(`Directus did not start: ${printed()}`)
      await wait(100)
    }
    return { process: child, address, headers: { authorization: `Bearer ${TOKEN}` } }
  }
  try {
    const { child, printed } = run('bootstrap', {})
    const [code] = await once(child, 'exit')
    if (code !== 0) throw new Error(`Directus did not create its tables: ${printed()}`)
    return await use({ asInstalled: await start({}), frozen: await start({ CACHE_SCHEMA_FREEZE_ENABLED: 'true' }) })
  } finally {
    for (const child of started.filter((each) => !hasEnded(each))) {
      child.kill()
      await once(child, 'exit')
    }
    await runSql(url, `drop schema ${SCHEMA} cascade`)
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

function isHealthy(address: string): Promise<boolean> {
  return fetch(`${address}/server/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Also empties the pipes, which would stop the process once they are full. */
function outputOf(child: ChildProcess): () => string {
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed = (printed + String(chunk)).slice(-10_000)
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return () => printed
}

async function runSql(url: string, statements: string): Promise<void> {
  const client = new Client(url)
  await client.connect()
  await client.query(statements)
  await client.end()
}
