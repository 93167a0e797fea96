import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Client } from 'pg'
import type { createApp } from '../apps/api/src/app.ts'
import { startPostgres } from '../tools/machine/postgres.ts'
import { serverFlags } from '../tools/run.ts'

export type App = Awaited<ReturnType<typeof createApp>>

export const API = join(import.meta.dirname, '../apps/api/src')
export const SEEDED_AT = '2026-06-01T09:00:00Z'
export const LIMITS = {
  LIMIT_REQUESTS: '1000000',
  LIMIT_SIGN_IN: '100000',
  LIMIT_STREAMS: '100000',
  LIMIT_UPLOADS: '40',
  LOG_LEVEL: 'error',
  NODE_ENV: 'test',
  // The seed signs the log, and the servers go on.
  AUDIT_KEY: 'bench',
}
/** Typical settings for a server of this size; with the default of 128 MB the disk would be measured. */
export const SETTINGS = { shared_buffers: '1GB', max_wal_size: '8GB', maintenance_work_mem: '512MB' }

/** A database with the large seed: that of BENCH_DATABASE_URL, or a temporary one that exists while `use` runs. */
export async function withLargeDatabase<T>(use: (url: string) => Promise<T>): Promise<T> {
  const url = process.env['BENCH_DATABASE_URL']
  if (url) return use(url)
  await using postgres = await startPostgres(SETTINGS)
  await seed(postgres.url(), 'large')
  return await use(postgres.url())
}

export async function seed(url: string, size: 'dev' | 'large'): Promise<void> {
  const startedAt = performance.now()
  const child = node(join(API, 'commands/seed.ts'), [`--size=${size}`, `--now=${SEEDED_AT}`], {
    ...LIMITS,
    DATABASE_URL: url,
  })
  if (size === 'large') child.stdout?.pipe(process.stdout)
  child.stderr?.pipe(process.stderr)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The seed failed')
  console.log(`Seed ${size}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  const analyst = new Client(url)
  await analyst.connect()
  await analyst.query('vacuum analyze')
  await analyst.end()
}

export function node(
  file: string,
  args: string[],
  env: Record<string, string> = {},
  { flags = serverFlags, cwd }: { flags?: readonly string[]; cwd?: string } = {},
): ChildProcess {
  return spawn(process.execPath, [...flags, file, ...args], {
    cwd,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** The token of a demo account. */
export async function signIn(app: App, email = 'admin@example.com'): Promise<string> {
  const payload = { email, password: 'demo-password-2026' }
  const reply = await app.inject({ method: 'POST', url: '/api/user/admin/auth/sign-in', payload })
  return reply.json<{ token: { value: string } }>().token.value
}
