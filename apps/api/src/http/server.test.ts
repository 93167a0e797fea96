import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const SCRIPT = 'console.log("панель")'
const panel = mkdtempSync(join(tmpdir(), 'panel-'))
mkdirSync(join(panel, 'assets'))
writeFileSync(
  join(panel, 'index.html'),
  '<!doctype html><html lang="ru"><head><meta name="color-scheme" content="light dark"><meta name="csp-nonce" content="__CSP_NONCE__"></head><div id="root"></div>',
)
writeFileSync(
  join(panel, 'screens.json'),
  JSON.stringify({
    early: 'assets/early.js',
    screens: {
      '/users/edit/:id': { files: ['assets/edit.js', 'assets/edit.css'], asks: ['/api/profile', '/api/user/{id}'] },
      '/users/edit/new': { files: ['assets/new.js'], asks: ['/api/profile'] },
      '/users': { files: ['assets/list.js'], asks: ['/api/profile', '/api/user?{query}'] },
      '/auth/login': { files: ['assets/login.js'], asks: [] },
      '/': { files: [], asks: [] },
    },
  }),
)
writeFileSync(join(panel, 'assets/app-1a2b.js'), SCRIPT)
writeFileSync(join(panel, 'worker.js'), SCRIPT)
writeFileSync(join(panel, 'assets/app-1a2b.js.br'), brotliCompressSync(SCRIPT))
const olderPanel = mkdtempSync(join(tmpdir(), 'panel-'))
writeFileSync(join(olderPanel, 'index.html'), '<!doctype html><html lang="ru"><head></head><div id="root"></div>')
writeFileSync(join(olderPanel, 'screens.json'), JSON.stringify({ '/users': ['assets/list.js'] }))
afterAll(() => [panel, olderPanel].map((folder) => rmSync(folder, { recursive: true })))
const app = await useApp({
  PANEL_DIR: panel,
  MAPS_SCRIPT_URL: 'https://maps.example/api.js',
  MAPS_SOURCES: 'https://*.tiles.example',
})
const older = await useApp({ PANEL_DIR: olderPanel })

test.each(['/', '/users', '/users/edit/5?tab=roles', '/auth/login'])(
  'R1: %s opens the panel, with a fresh nonce',
  async (path) => {
    const first = await app.anonymous.get(path)
    const second = await app.anonymous.get(path)
    const nonce = /csp-nonce" content="([^"]+)"/.exec(first.text)?.[1] ?? ''

    expect(first.status).toBe(200)
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(first.headers['cache-control']).toBe('no-store')
    expect(nonce).toMatch(/^[\w+/]{22}==$/)
    expect(second.text).not.toContain(nonce)
    const policy = String(first.headers['content-security-policy'])
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
    expect(policy).toContain("default-src 'none'; script-src 'self' https://maps.example https://*.tiles.example;")
    expect(policy).not.toContain('unsafe')
  },
)

test.each([
  ['/users?page=2', ['list.js']],
  ['/users/edit/5', ['edit.js', 'edit.css']],
  ['/users/edit/new', ['new.js']],
  ['/nowhere', []],
])('The page %s preloads the chunks of its screen', async (path, files) => {
  const { text } = await app.anonymous.get(path)
  const [, head = ''] = /<head>(.*)<\/head>/.exec(text) ?? []

  expect(
    [...head.matchAll(/<link rel="(?:modulepreload|preload" as="style)" href="\/assets\/([^"]+)">/g)].map(
      ([, file]) => file,
    ),
  ).toEqual(files)
})

test('A panel that another version has built is served without preloads', async () => {
  const { status, text } = await older.anonymous.get('/users')

  expect(status).toBe(200)
  expect(text).toContain('<head></head>')
})

test.each([
  ['/users?page=2', '/api/profile /api/user?{query}'],
  ['/users/edit/5', '/api/profile /api/user/{id}'],
  ['/auth/login', null],
  ['/nowhere', null],
])('The page %s names its first requests before the script that sends them', async (path, requests) => {
  const { text } = await app.anonymous.get(path)
  const match = /<meta name="early" content="([^"]*)"><script type="module" async [^>]*src="\/assets\/early.js">/.exec(
    text,
  )

  expect(match?.[1] ?? null).toBe(requests)
})

test.each([
  ['color-mode=dark', '<html class="dark" lang="ru">', 'content="dark"'],
  ['a=b; color-mode=light; c=d', '<html class="light" lang="ru">', 'content="light"'],
  ['color-mode=system', '<html lang="ru">', 'content="light dark"'],
  ['color-mode="><script>', '<html lang="ru">', 'content="light dark"'],
  ['my-color-mode=dark', '<html lang="ru">', 'content="light dark"'],
  ['', '<html lang="ru">', 'content="light dark"'],
])('L2: the cookie «%s» sets the colours of the page', async (cookie, html, scheme) => {
  const { text } = await app.anonymous.get('/users', { headers: { cookie } })

  expect(text).toContain(html)
  expect(text).toContain(scheme)
})

test('Assets are served as they were compressed, and kept for a year', async () => {
  const { status, headers } = await app.anonymous.get('/assets/app-1a2b.js', {
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  })
  const plain = await app.anonymous.get('/assets/app-1a2b.js')

  expect(status).toBe(200)
  expect(headers['content-encoding']).toBe('br')
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-type']).toMatch(/javascript/)
  expect(plain.text).toBe(SCRIPT)
})

test('The service worker is revalidated on every visit, and may fetch only from its own server', async () => {
  const { status, headers, text } = await app.anonymous.get('/worker.js')

  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  expect(text).toBe(SCRIPT)
  expect((await older.anonymous.get('/worker.js')).status).toBe(404)
})

test.each([
  '/assets/gone-9z.js',
  '/assets/',
  '/api/nothing',
  '/api/user/admin/nothing/1',
  '/.env',
  '/.git/config',
  '/favicon.png',
  '/index.html.map',
  '/health/nothing',
])('%s is a 404 in the shape of errors, never the page', async (path) => {
  const reply = await app.anonymous.get(path)

  expect(reply.status).toBe(404)
  expect(reply.body).toEqual({ data: { status: 404, message: 'Страница не найдена' } })
})

test.each(['/../../package.json', '/%2e%2e/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/%zz'])(
  '%s leads nowhere',
  async (path) => {
    const { status, text } = await app.anonymous.get(path)

    expect([200, 400, 403, 404]).toContain(status)
    expect(text).not.toContain('"name"')
  },
)

test.each(['/api/user/profile', '/api/user/admin/user/%zz', `/api/user/admin/user/${'1'.repeat(300)}`])(
  'Every answer carries the security headers: %s',
  async (path) => {
    const { headers } = await app.anonymous.get(path)

    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'geolocation=(), camera=(), microphone=(), payment=()',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  },
)

test.each(['TRACE', 'PROPFIND', 'PURGE', 'FOO'])('%s is a 501 at every address', async (method) => {
  const { hostname, port } = new URL(await app.listen())
  for (const path of ['/', '/api/user/admin/role', '/files/a.webp', '/assets/app-1a2b.js', '/nowhere']) {
    const socket = connect(Number(port), hostname)
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: panel\r\nConnection: close\r\n\r\n`)
    const answer = await text(socket)

    expect(answer).toMatch(/^HTTP\/1.1 501 /)
    expect(answer).toContain('Такой способ обращения не поддерживается')
  }
})

test.each([
  ['without a Host', '', 400],
  ['with an unknown Expect', 'Host: panel\r\nExpect: miracles\r\n', 417],
])('A request %s is refused in the shape of errors', async (_what, headers, status) => {
  const { hostname, port } = new URL(await app.listen())
  const socket = connect(Number(port), hostname)
  socket.write(`GET /health/live HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')

  expect(head).toContain(`HTTP/1.1 ${status} `)
  expect(JSON.parse(body)).toEqual({ data: { status, message: 'Некорректный запрос' } })
})

test('A request that its client breaks off is no failure of the server', async () => {
  const { hostname, port } = new URL(await app.listen())
  const before = app.log.length
  const socket = connect(Number(port), hostname)
  const head = 'POST /api/user/admin/auth/sign-in HTTP/1.1\r\nHost: panel\r\nContent-Type: application/json\r\n'
  socket.write(`${head}Content-Length: 100\r\n\r\n{`, () => socket.end())
  const lines = () => app.log.slice(before).filter((line) => /broken-off|request failed/.test(line))
  await expect.poll(() => lines().length).toBe(1)

  expect(lines()[0]).toContain('broken-off')
})

test('Another method of a known address is a 405 that lists the real ones', async () => {
  const reply = await app.anonymous.delete('/api/user/admin/auth/sign-in', { body: {} })

  expect(reply.status).toBe(405)
  expect(reply.headers.allow).toBe('POST, OPTIONS')
  expect(reply.body.data.message).toBe('Такой способ обращения не поддерживается')
})

test('Health says that the process lives and the database answers', async () => {
  expect(await app.anonymous.get('/health/live')).toMatchObject({ status: 200 })
  expect(await app.anonymous.get('/health/ready')).toMatchObject({ status: 200 })
})

test('The scheme of a token is case-insensitive, as in HTTP', async () => {
  const { body } = await app.anonymous.post('/api/user/admin/auth/sign-in', {
    body: { email: 'admin@example.com', password: app.env.seedPassword },
  })

  for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
    const headers = { authorization: `${scheme} ${body.token.value}` }
    expect(await app.anonymous.get('/api/user/profile', { headers })).toMatchObject({ status: 200 })
  }
})

test('A header that claims an identity is ignored', async () => {
  const headers = { 'x-user-id': '1', 'x-role': 'administrator', 'x-original-url': '/api/user/profile' }

  expect(await app.anonymous.get('/api/user/profile', { headers })).toMatchObject({ status: 401 })
})

test.each(['Host: y', 'Authorization: Bearer y', 'Content-Type: text/plain'])(
  'A second header where one decides is a bad request: %s',
  async (second) => {
    const { hostname, port } = new URL(await app.listen())
    const socket = connect({ host: hostname, port: Number(port) })
    const first = 'Host: x\r\nAuthorization: Bearer x\r\nContent-Type: application/json'
    socket.write(`GET /health/live HTTP/1.1\r\n${first}\r\n${second}\r\nConnection: close\r\n\r\n`)

    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
  },
)

test('A log entry stays on one line, whatever the request contains', async () => {
  await app.anonymous.get('/api/nothing?a=%0d%0aforged', { headers: { 'user-agent': 'a\u2028b %s' } })

  expect(app.log.at(-1)?.trimEnd()).not.toContain('\n')
  expect(app.log.join('')).not.toContain('forged')
})

test.each([
  ['application/json;garbage', 415],
  ['application/JSON; charset=utf-16', 415],
  ['application/json; charset=', 415],
  ['application/json; charset=windows-1251', 415],
  ['application/JSON', 422],
  ['application/json; charset=UTF-8', 422],
  ['application/json;charset="utf-8"', 422],
  ['application/json; profile=v1', 422],
])('A body of the type %s answers %s', async (type, status) => {
  const reply = await app.anonymous.post('/api/user/admin/auth/sign-in', {
    body: '{}',
    headers: { 'content-type': type },
  })

  expect(reply.status).toBe(status)
})

test.each(['%FF', 'a%C3', '%zz', '%'])('A parameter that is no UTF-8 is refused by its name: %s', async (text) => {
  const admin = await app.as('admin@example.com')
  const { status, body } = await admin.get(`/api/user/admin/user?q=${text}`)

  expect(status).toBe(422)
  expect(body.data.details).toEqual({ q: [expect.stringContaining('недопустимые символы')] })
  expect(await admin.get('/api/user/admin/user?q=%D0%B8%D0%B2+a%2Bb')).toMatchObject({ status: 200 })
})
