import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { seededFolder } from '#test/seeded-folder.ts'
import { runCommand, signIn, startServer } from '#test/server-process.ts'

test('Only the user of the server can read DATA_DIR, also files that an older version left open', async () => {
  const folder = seededFolder()
  mkdirSync(join(folder, 'files'))
  writeFileSync(join(folder, 'files/old.pdf'), '')
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    const path = join(folder, name)
    chmodSync(path, statSync(path).isDirectory() ? 0o777 : 0o666)
  }
  const umask = process.umask(0)
  onTestFinished(() => void process.umask(umask))
  const server = await startServer({ DATA_DIR: folder })
  const call = await signIn(server.url)
  expect((await call('POST', '/api/user/admin/user/password-reset/by-user/5')).status).toBe(204)
  // The sign-in of a new device sends a letter of its own.
  await expect.poll(() => existsSync(join(folder, 'outbox')) && readdirSync(join(folder, 'outbox'))).toHaveLength(2)
  expect(await server.end('SIGTERM')).toBe(0)

  const names = ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
  expect(names.filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0)).toEqual([])
  expect(names).toContain('files/old.pdf')
})

test('A restart keeps the sessions; a copy of the folder has none of them, nor a link, and says so in the log', async () => {
  const folder = seededFolder()
  const first = await startServer({ DATA_DIR: folder })
  const before = await signIn(first.url)
  expect((await before('POST', '/api/user/admin/user/password-reset/by-user/5')).status).toBe(204)
  const outbox = join(folder, 'outbox')
  // The sign-in of a new device sends a letter of its own.
  await expect.poll(() => existsSync(outbox) && readdirSync(outbox)).toHaveLength(2)
  const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
  const parts = mails.flatMap((mail) => mail.split(/\r?\n\r?\n/)).map((part) => Buffer.from(part, 'base64').toString())
  const text = [...mails.map((mail) => mail.replaceAll(/=\r?\n/g, '')), ...parts].join('')
  const hash = /\/go\/auth\/([\w-]{43})/.exec(text)?.[1] ?? ''
  await first.end('SIGTERM')
  const copy = mkdtempSync(join(tmpdir(), `admin-panel-api-${process.pid}-`))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true })

  const again = await startServer({ DATA_DIR: folder })
  const token = before.token
  expect((await profile(again.url, token)).status).toBe(200)
  expect(again.output()).not.toContain('restored')
  await again.end('SIGTERM')

  const restored = await startServer({ DATA_DIR: copy })
  expect((await profile(restored.url, token)).status).toBe(401)
  expect((await send(restored.url, 'POST', '/api/user/admin/auth/refresh', token)).status).toBe(401)
  const password = 'семь зелёных чаек'
  const body = { hash, password, password_confirmation: password }
  expect(hash).not.toBe('')
  expect((await send(restored.url, 'PUT', '/api/user/admin/user/password-reset/confirm', '', body)).status).toBe(422)
  expect(restored.output()).toContain('"event":"restored"')
  await restored.end('SIGTERM')

  const settings = { DATA_DIR: copy }
  expect(await runCommand('restored', ['--administrator', 'viewer@example.com'], settings)).toMatchObject({
    code: 1,
  })
  const done = await runCommand('restored', ['--administrator', 'admin@example.com'], settings)
  expect(done).toMatchObject({ code: 0, output: expect.stringMatching(/Заблокировано пользователей: \d\d/) })
  const open = await startServer(settings)
  const enter = (email: string, password: string) =>
    send(open.url, 'POST', '/api/user/admin/auth/sign-in', '', { email, password })
  expect((await enter('moderator@example.com', 'demo-password-2026')).status).toBe(422)
  expect((await enter('admin@example.com', 'demo-password-2026')).status).toBe(422)
  const link = /\/go\/auth\/([\w-]{43})/.exec(done.output)?.[1]
  const set = { hash: link, password, password_confirmation: password }
  expect((await send(open.url, 'PUT', '/api/user/admin/user/password-reset/confirm', '', set)).status).toBe(204)
  expect((await enter('admin@example.com', password)).status).toBe(200)
})

const profile = (url: string, token: string) => send(url, 'GET', '/api/user/profile', token)

function send(url: string, method: string, path: string, token: string, body?: unknown) {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  return fetch(url + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
}

test('In production accounts of the demo data are blocked and lose the password that everybody knows', async () => {
  const folder = seededFolder()
  const server = await startServer({ DATA_DIR: folder })
  const { token } = await signIn(server.url)
  await signIn(server.url, 'merchant1@example.com')
  await server.end('SIGTERM')

  const settings = { DATA_DIR: folder, NODE_ENV: 'production', PUBLIC_URL: 'https://panel.example.com', DRAIN_MS: '0' }
  const production = await startServer(settings)
  const enter = (email: string) =>
    send(production.url, 'POST', '/api/user/admin/auth/sign-in', '', { email, password: 'demo-password-2026' })
  const statuses = await Promise.all(
    ['admin', 'merchant1', 'viewer', 'r.alekseev'].map((name) => enter(`${name}@example.com`)),
  )

  expect(statuses.map(({ status }) => status)).toEqual([422, 422, 422, 422])
  expect((await profile(production.url, token)).status).toBe(401)
  expect(production.output()).toContain('"event":"demo-accounts"')
  await production.end('SIGTERM')
  const again = await startServer(settings)
  expect(again.output()).not.toContain('demo-accounts')
  const person = ['--email', 'first@example.ru', '--last-name', 'Первый', '--first-name', 'Админ']
  await again.end('SIGTERM')
  expect(await runCommand('create-administrator', person, settings)).toMatchObject({ code: 0 })
})

test('A second start on the same folder keeps the data and greets with the demo accounts', async () => {
  const folder = seededFolder()
  const first = await startServer({ DATA_DIR: folder })
  const call = await signIn(first.url)
  await call('POST', '/api/content/admin/operation-reason', {
    code: 'test.kept',
    operations: ['user_block'],
    name: 'Останется',
  })
  expect(await first.end('SIGTERM')).toBe(0)

  const second = await startServer({ DATA_DIR: folder })
  const again = await signIn(second.url)
  const { items } = (await (await again('GET', '/api/content/admin/operation-reason?q=Останется')).json()) as {
    items: unknown[]
  }
  expect(items).toHaveLength(1)
  expect(second.output()).toContain('moderator@example.com')
  expect(second.output()).toContain('demo-password-2026')
})

test('In production there is no demo data, and the first administrator comes from the command', async () => {
  const folder = seededFolder()
  rmSync(join(folder, 'db'), { recursive: true })
  const production = {
    DATA_DIR: folder,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://panel.example.com',
    DRAIN_MS: '0',
  }
  const server = await startServer(production)
  const reply = await fetch(`${server.url}/api/user/admin/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.com', password: 'demo-password-2026' }),
  })

  expect(reply.status).toBe(422)
  expect(server.output()).not.toContain('demo')
  expect(await server.end('SIGTERM')).toBe(0)

  const person = ['--email', 'First@example.ru', '--last-name', 'Первый', '--first-name', 'Админ']
  const created = await runCommand('create-administrator', person, production)
  expect(created.code).toBe(0)
  const hash = /https:\/\/panel\.example\.com\/go\/auth\/([\w-]{43})/.exec(created.output)?.[1] ?? ''
  expect(await runCommand('create-administrator', person, production)).toMatchObject({
    code: 1,
    output: 'Администратор уже есть: новых добавляют в панели\n',
  })

  const again = await startServer(production)
  const set = await fetch(`${again.url}/api/user/admin/user/password-reset/confirm`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hash, password: 'семь зелёных чаек', password_confirmation: 'семь зелёных чаек' }),
  })
  expect(set.status).toBe(204)
})

test('An incomplete database folder is refused, and not written to', async () => {
  const folder = seededFolder()
  rmSync(join(folder, 'db'), { recursive: true })
  mkdirSync(join(folder, 'db'))
  writeFileSync(join(folder, 'db/half'), '')

  await expect(startServer({ DATA_DIR: folder })).rejects.toThrow('её файлы повреждены или не все на месте')
  expect(readdirSync(join(folder, 'db'))).toEqual(['half'])
})
