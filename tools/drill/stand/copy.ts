import { chownSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../../machine/free-port.ts'
import { openStream } from '../load/streams.ts'
import { PASSWORD, send, signIn } from '../load/client.ts'
import { launch, type Program } from './programs.ts'
import { type Cluster, uid } from './postgresql.ts'
import type { Stand } from './stand.ts'

const ADMINISTRATOR = 'admin@example.com'

/** A database server beside the cluster, which no balancer knows. */
export interface Copy {
  readonly url: (role?: 'admin_panel' | 'postgres', database?: string) => string
  readonly ask: <Row extends object>(query: string, values?: readonly unknown[]) => Promise<Row[]>
}

interface StartedCopy extends Copy {
  readonly end: () => Promise<void>
}

/** A folder that PostgreSQL may write to. */
export function folderFor({ folder }: Stand, name: string): string {
  const path = mkdtempSync(join(folder, `${name}-`))
  if (uid !== undefined) chownSync(path, uid, uid)
  return path
}

/** Runs a program of PostgreSQL as its user; rejects where it fails. */
export async function runTool({ folder, cluster }: Stand, program: string, args: readonly string[]) {
  const command = [join(cluster.bin, program), ...args] as const
  const env = { COPY_AS: `user=postgres password=${cluster.superuser}` }
  const log = join(folder, `logs/${program}.log`)
  const code = await launch({ name: program, command, env, log, uid }).ended()
  if (code !== 0) throw new Error(`${program} failed with ${code}, see ${log}`)
}

export async function startCopy(
  stand: Stand,
  data: string,
  settings: Readonly<Record<string, string>>,
): Promise<StartedCopy> {
  const { folder, cluster } = stand
  const port = await freePort()
  const tls = join(cluster.config, 'tls')
  const flags = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ssl: 'on',
    ssl_cert_file: join(tls, 'tls.crt'),
    ssl_key_file: join(tls, 'tls.key'),
    ...settings,
  }
  const program: Program = launch({
    name: 'copy',
    command: [
      join(cluster.bin, 'postgres'),
      '-D',
      data,
      ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    log: join(folder, 'logs/copy.log'),
    uid,
  })
  return { ...copyAt(`127.0.0.1:${port}`, cluster), end: async () => void (await program.end('SIGINT')) }
}

/** A server with the roles of the cluster. */
export function copyAt(address: string, cluster: Cluster): Copy {
  const url: Copy['url'] = (role, database) => cluster.url(address, role, database)
  return {
    url,
    async ask(query, values = []) {
      const client = new Client(url())
      await client.connect()
      return await client
        .query(query, [...values])
        .then(({ rows }) => rows)
        .finally(() => client.end())
    },
  }
}

/**
 * What an operator does with a copy: `restored`, a process on it, the password by its link, a look at the log. An idle
 * panel on it reads everything at most once.
 */
export async function useCopy(stand: Stand, copy: Copy) {
  const { panel, folder } = stand
  const data = mkdtempSync(join(folder, 'copy-data-'))
  // Mails of the copy would be sent a second time, and the kept end of its log is another.
  const env = { DATABASE_URL: copy.url('admin_panel'), DATABASE_REPLICA_URLS: '', SMTP_URL: '', DATA_DIR: data }
  const run = async (command: string, args: readonly string[] = []) => {
    const { code, output } = await panel.run(command, { args, env })
    if (code !== 0) throw new Error(`${command} on the copy ended with ${code}: ${output}`)
    return output
  }
  const printed = await run('restored', ['--administrator', ADMINISTRATOR])
  const { url, program } = await panel.startOn(env)
  try {
    const hash = /\/go\/auth\/(\S+)/.exec(printed)?.[1]
    const body = { hash, password: PASSWORD, password_confirmation: PASSWORD }
    const { status } = await send(`${url}/api/user/admin/user/password-reset/confirm`, 'PUT', { body }, '')
    if (status !== 204) throw new Error(`The link of the command was refused: ${status}`)
    const stream = openStream(url, await signIn(url, ADMINISTRATOR))
    await wait(10_000)
    stream.close()
    if (stream.resets.length > 1) throw new Error(`${stream.resets.length} resets of an idle panel on the copy`)
    await run('verify-audit')
  } finally {
    await program.end('SIGTERM')
  }
}

/** Acknowledged before a moment but absent, and begun after another but present. */
export async function compare({ load }: Stand, { ask }: Copy, { before, after }: { before: number; after?: number }) {
  const rows = await ask<{ name: string }>(`select name from brand union all select email from "user"`)
  const names = new Set(rows.map(({ name }) => name))
  const lost = load.writes.filter(
    ({ id, name, acknowledgedAt = Infinity }) => id !== undefined && acknowledgedAt < before && !names.has(name),
  )
  const early =
    after === undefined ? [] : load.writes.filter(({ name, startedAt }) => startedAt > after && names.has(name))
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged writes are not in the copy`)
  if (early.length > 0) throw new Error(`${early.length} writes of after the point in time are in the copy`)
}
