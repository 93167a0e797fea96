import { execFile } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { copyBase, startPostgres, startServer, user } from '../machine/postgres.ts'
import { root } from '../run.ts'
import { blocksUnder, EXAMPLE_MOMENT } from './runbook.ts'

/** Copies what it is given, since the npm package lacks the programs. */
const PROGRAMS = {
  pg_basebackup: `for option; do case $option in --pgdata=*) cp -a "$PREPARED" "\${option#--pgdata=}" ;; esac; done`,
  pg_verifybackup: 'for folder; do :; done; test -s "$folder/backup_label"',
}

/** A server that archives its journal by the script of the deployment, and what runs the other ones as its user. */
async function start() {
  const folder = mkdtempSync(join(tmpdir(), 'admin-panel-restore-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const backup = join(folder, 'backup')
  mkdirSync(join(backup, 'wal'), { recursive: true })
  const scripts = join(folder, 'scripts')
  cpSync(join(root, 'deploy/postgresql'), scripts, { recursive: true })
  for (const [name, text] of Object.entries(PROGRAMS))
    writeFileSync(join(scripts, name), `#!/bin/sh\nset -eu\n${text}\n`)
  for (const name of readdirSync(scripts)) chmodSync(join(scripts, name), 0o755)
  for (const path of [folder, backup, join(backup, 'wal')]) if (user.uid) chownSync(path, user.uid, user.gid)

  const archive_command = `BACKUP=${backup} ${scripts}/archive-wal %p %f`
  const server = await startPostgres({ archive_mode: 'on', archive_command, synchronous_commit: 'on' })
  onTestFinished(() => server.stop())
  // Patroni writes it, and PostgreSQL refuses a second target beside it.
  appendFileSync(join(server.data, 'postgresql.conf'), `recovery_target = ''\n`)
  const client = new Client(server.url())
  await client.connect()
  onTestFinished(() => client.end())
  const prepared = join(folder, 'prepared')
  const data = join(folder, 'data')
  const env = {
    PATH: `${scripts}:${process.env['PATH']}`,
    BACKUP: backup,
    BACKUP_FROM: 'host=127.0.0.1',
    METRICS_FOLDER: folder,
    PREPARED: prepared,
    PATRONI_POSTGRESQL_DATA_DIR: data,
    PATRONI_POSTGRESQL_BIN_DIR: dirname(server.program),
  }
  const shell = (command: string) => promisify(execFile)('/bin/sh', ['-euc', command], { ...user, env, cwd: folder })
  return {
    folder,
    backup,
    client,
    shell,
    backUp: async () => {
      rmSync(prepared, { recursive: true, force: true })
      await copyBase(server, prepared)
      await shell('back-up')
    },
    archived: async () => {
      const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
      await expect.poll(() => existsSync(join(backup, 'wal', rows[0]?.name ?? ''))).toBe(true)
    },
    restored: async () => {
      const copy = await startServer(server.program, data, {})
      onTestFinished(() => copy.stop())
      const reader = new Client(copy.url())
      await reader.connect()
      const { rows } = await reader.query<{ name: string }>('select name from brand order by name')
      await reader.end()
      return rows.map(({ name }) => name)
    },
    /** Runs the line of the runbook for another moment. */
    restoreTo: (moment: string) => {
      const lines = blocksUnder('Restore to a minute').flatMap((block) => block.split('\n'))
      const line = lines.find((one) => one.includes('restore-to'))
      expect(line).toContain(EXAMPLE_MOMENT)
      return shell(line?.replace('/etc/patroni', scripts).replace(EXAMPLE_MOMENT, moment) ?? '')
    },
  }
}

test('restore-to: the state of a minute comes back from the base backup before it and the journal', async () => {
  const { client, backup, folder, backUp, archived, restoreTo, restored } = await start()
  await client.query(`create table brand (name text); insert into brand values ('before the backup')`)
  await backUp()
  await client.query(`insert into brand values ('before the minute')`)
  const { rows } = await client.query<{ at: string }>('select clock_timestamp()::text as at')
  await wait(1100)
  await client.query('delete from brand')
  await archived()
  await backUp()

  expect((await restoreTo(rows[0]?.at ?? '')).stdout).toContain('is as it was at')
  expect(await restored()).toEqual(['before the backup', 'before the minute'])
  // A base backup of the time that was given up is no start for the next recovery.
  expect(['base', 'given-up'].map((name) => readdirSync(join(backup, name)).length)).toEqual([1, 1])
  expect(readFileSync(join(folder, 'backup.prom'), 'utf8')).toMatch(/^backup_last_success_timestamp_seconds \d{10}$/m)
})

test('restore-to: a moment before the first backup, or beyond the journal, is refused', async () => {
  const { client, backUp, restoreTo } = await start()
  await client.query('create table brand (name text)')
  await expect(restoreTo('2026-01-01 00:00:00+00')).rejects.toThrow('No base backup is from before 2026-01-01')
  await backUp()
  await expect(restoreTo('2100-01-01 00:00:00+00')).rejects.toThrow('Not recovered')
})

test('archive-wal: the same file is accepted again, another one of its name is refused', async () => {
  const { folder, backup, shell } = await start()
  writeFileSync(join(folder, 'one'), 'journal')
  writeFileSync(join(folder, 'other'), 'foreign')
  const archive = (name: string) => shell(`archive-wal ${folder}/${name} 0000000100000000000000FF`)
  await archive('one')
  await archive('one')
  await expect(archive('other')).rejects.toThrow('archive-wal')
  expect(readFileSync(join(backup, 'wal/0000000100000000000000FF'), 'utf8')).toBe('journal')
})

test('back-up: of eight base backups the oldest is removed, with the journal that only it needs', async () => {
  const { backup, backUp } = await start()
  const bases = () => readdirSync(join(backup, 'base'))
  const journalOf = (name: string) =>
    /file (\w+)/.exec(readFileSync(join(backup, 'base', name, 'backup_label'), 'utf8'))?.[1] ?? ''
  await backUp()
  const [first = ''] = bases()
  const unneeded = journalOf(first)
  await expect.poll(() => readdirSync(join(backup, 'wal'))).toContain(unneeded)
  // Names are the seconds of their end.
  for (let day = 1; day <= 6; day++)
    cpSync(join(backup, 'base', first), join(backup, `base/2200010${day}T000000Z`), { recursive: true })
  await wait(1100)
  await backUp()

  expect(bases()).toHaveLength(7)
  expect(bases()).not.toContain(first)
  await expect.poll(() => readdirSync(join(backup, 'wal'))).toContain(journalOf(bases()[0] ?? ''))
  expect(readdirSync(join(backup, 'wal'))).not.toContain(unneeded)
})
