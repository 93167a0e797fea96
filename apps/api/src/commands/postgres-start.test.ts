import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { startServer } from '#test/server-process.ts'

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** A database that answers each connection with one error. */
const refusing = (code: string) =>
  listening(
    createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => {
        const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused secret\0\0`)
        const length = Buffer.alloc(4)
        length.writeInt32BE(fields.length + 4)
        socket.end(Buffer.concat([Buffer.from('E'), length, fields]))
      })
    }),
  )

const folder = () => {
  const path = join(mkdtempSync(join(tmpdir(), 'admin-panel-start-')), 'data')
  onTestFinished(() => rmSync(join(path, '..'), { recursive: true, force: true }))
  return path
}
const outputOf = async (settings: Record<string, string>) =>
  startServer({ DATA_DIR: folder(), ...settings }).then(
    () => 'started',
    (error: unknown) => String(error),
  )

test.each([
  ['28P01', 'сервер базы данных не принял имя или пароль'],
  ['28000', 'сервер базы данных не пускает этого пользователя'],
  ['42501', 'у этого пользователя базы данных нет нужных прав'],
])(
  'A database that refuses the connection for good (%s) ends the start at once, with the name of the setting',
  async (code, words) => {
    const output = await outputOf({ DATABASE_URL: `postgres://user:secret@127.0.0.1:${await refusing(code)}/shop` })

    expect(output).toContain(`DATABASE_URL: ${words}`)
    expect(output).not.toMatch(/secret|следующая попытка/)
  },
)

test('A database that does not exist is named at once', async () => {
  const base = inject('base')
  if (!('url' in base)) throw new Error('This file runs on PostgreSQL only')

  expect(await outputOf({ DATABASE_URL: base.url.replace(/\/postgres$/, '/nowhere') })).toMatch(
    /DATABASE_URL: на сервере нет такой базы данных.*\(3D000\)/,
  )
})

test('A port that is taken is named before the database is prepared', async () => {
  const port = await listening(createServer())
  const data = folder()
  const output = await outputOf({ PORT: String(port), DATA_DIR: data })

  expect(output).toContain(`PORT: порт ${port} уже занят`)
  expect(existsSync(data)).toBe(false)
})

test('An address that this machine does not have is named', async () => {
  expect(await outputOf({ HOST: '192.0.2.1' })).toContain('HOST: у этой машины нет адреса 192.0.2.1')
})
