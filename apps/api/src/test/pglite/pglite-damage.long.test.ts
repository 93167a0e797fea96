import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seededFolder } from '#test/seeded-folder.ts'
import { runCommand, signIn, startServer } from '#test/server-process.ts'
import { whileStopped } from '#test/stopped.ts'

const COMMANDS: [name: string, args: string[]][] = [
  ['seed', []],
  ['restored', ['--administrator', 'admin@example.com']],
]

const messageOfStart = (folder: string) =>
  startServer({ DATA_DIR: folder }).then(
    () => 'started',
    (error: Error) => error.message,
  )

const damaged = (folder: string) => {
  const data = join(folder, 'db')
  return [
    `База данных в каталоге ${data} не открывается: её файлы повреждены или не все на месте.`,
    `Так бывает после сбоя диска, нехватки места или если каталог открывала другая программа.`,
    `Проверьте, что на диске есть место. Если оно есть, восстановите весь каталог ${folder} из резервной копии`,
    `и до запуска выполните команду restored (docs/operations.md, раздел «Back-up»).`,
  ].join(' ')
}

test('A locked folder is refused with its path and the process of the lock, which continues', async () => {
  const folder = seededFolder()
  const first = await startServer({ DATA_DIR: folder })
  const refusal = `Каталог данных ${folder} занят другим процессом (PID ${first.pid}). Остановите его или укажите другой DATA_DIR.\n`

  expect(await messageOfStart(folder)).toBe(`exit 1: ${refusal}`)
  for (const [name, args] of COMMANDS)
    expect(await runCommand(name, args, { DATA_DIR: folder })).toEqual({ code: 1, output: refusal })
  const call = await signIn(first.url)
  expect((await call('GET', '/api/user/profile')).status).toBe(200)
})

test('After kill -9 the error names the process that locks the folder now', async () => {
  const folder = seededFolder()
  const first = await startServer({ DATA_DIR: folder })
  await first.end('SIGKILL')
  const second = await startServer({ DATA_DIR: folder })

  expect(await messageOfStart(folder)).toContain(`(PID ${second.pid})`)
})

test('A database that another process has damaged fails to open with an error that says what to do', async () => {
  const folder = seededFolder()
  const server = await startServer({ DATA_DIR: folder })
  const call = await signIn(server.url)
  // A job of the server that wrote meanwhile would leave the two with different journals, and sometimes a whole one.
  await whileStopped(server.pid, async () => {
    const other = await PGlite.create({ dataDir: join(folder, 'db'), extensions: { pg_trgm } })
    await other.close()
  })
  const reason = { code: 'test.doubly', operations: ['user_block'], name: 'Причина' }
  expect((await call('POST', '/api/content/admin/operation-reason', reason)).status).toBe(201)
  await server.end('SIGKILL')

  expect(await messageOfStart(folder)).toBe(`exit 1: ${damaged(folder)}\n`)
})

test.each([
  ['the journal is lost', (data: string) => emptied(join(data, 'pg_wal'))],
  ['the control file is overwritten', (data: string) => spoil(join(data, 'global/pg_control'))],
  ['the tables are lost', (data: string) => emptied(join(data, 'base/5'))],
  ['the version is lost', (data: string) => rmSync(join(data, 'PG_VERSION'))],
])('A database of which %s says what happened, what to do and where', async (_, damage) => {
  const folder = seededFolder()
  damage(join(folder, 'db'))

  expect(await messageOfStart(folder)).toBe(`exit 1: ${damaged(folder)}\n`)
  expect(await runCommand('seed', [], { DATA_DIR: folder })).toEqual({ code: 1, output: `${damaged(folder)}\n` })
})

function emptied(folder: string) {
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
}

function spoil(file: string) {
  writeFileSync(file, Buffer.alloc(readFileSync(file).length, 7))
}
