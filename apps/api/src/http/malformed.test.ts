import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readContract } from '#contract/operations.ts'
import { useApp } from '#test/app.ts'

const panel = mkdtempSync(join(tmpdir(), 'panel-'))
writeFileSync(join(panel, 'index.html'), '<!doctype html><html lang="ru"><head></head><div id="root"></div>')
writeFileSync(
  join(panel, 'screens.json'),
  JSON.stringify({
    early: '',
    screens: { '/users': { files: [], asks: [] }, '/users/edit/:id': { files: [], asks: [] } },
  }),
)
afterAll(() => rmSync(panel, { recursive: true }))
const app = await useApp({ PANEL_DIR: panel })

test.each([
  '/users/%',
  '/users/edit/%zz',
  '/%',
  '/%C3',
  '/users/%C3%28?tab=%',
  '/users/%E0%A4%A',
  '/a.b',
  '/no/such/page',
  '/users/edit',
  '/users/edit/1/2',
])('G10: at the unknown address %s a browser gets a 404, and the page that says so', async (path) => {
  const headers = { accept: 'text/html,application/xhtml+xml' }
  const reply = await app.anonymous.get(path, { headers })

  expect([reply.status, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(reply.text).toContain('<div id="root">')
})

test.each(['/users', '/users/', '/Users?q=%D1%84', '/users/edit/1.5', '/users/edit/%D1%84'])(
  'G10: the address %s of the panel is a 200',
  async (path) => {
    expect(await app.anonymous.get(path, { headers: { accept: 'text/html' } })).toMatchObject({ status: 200 })
  },
)

test.each(['/api/user/profile/%', '/api/%', '/health/%zz', '/api/user/admin/user/%C3'])(
  'The malformed address %s of the API is a 400 in the shape of errors, also for a browser',
  async (path) => {
    const reply = await app.anonymous.get(path, { headers: { accept: 'text/html' } })

    expect([reply.status, reply.body]).toEqual([400, { data: { status: 400, message: 'Некорректный запрос' } }])
  },
)

test('Every operation declares the refusals that come before its handler', async () => {
  const url = await app.listen()
  const answers = [
    await app.anonymous.get(`/api/user/admin/user/${'1'.repeat(201)}`),
    await fetch(`${url}/api/user/profile`, { headers: { 'x-long': 'a'.repeat(20_000) } }),
    await app.anonymous.post('/api/user/admin/auth/sign-in', { body: { email: 'a'.repeat(1024 * 1024) } }),
  ]
  const statuses = answers.map(({ status }) => status)

  expect(statuses).toEqual([414, 431, 413])
  expect(readContract().filter(({ replies }) => ![408, ...statuses].every((status) => replies[status]))).toEqual([])
})

test.each(['anyOf', 'items', 'properties', 'title'])(
  'A parameter %s, which no operation has, is refused by its name',
  async (name) => {
    const reply = await (await app.as('admin@example.com')).get(`/api/user/admin/user?${name}=a`)

    expect([reply.status, Object.keys(reply.body.data.details)]).toEqual([422, [name]])
  },
)
