import { expect, test, vi } from 'vitest'
import { createTestUser } from '#testing/index.ts'
import { createServerSession } from './index.ts'

const page = 'https://tool.example.com'
const inHalfAnHour = () => new Date(Date.now() + 1_800_000).toISOString()

/** A panel that issues the tokens `token-1`, `token-2` …, and the requests that it was sent. */
function panelOf(answer?: (request: Request) => Response | undefined) {
  const sent: Request[] = []
  let tokens = 0
  const fetch = vi.fn<typeof globalThis.fetch>(async (...call) => {
    const request = new Request(...call)
    sent.push(request)
    const { pathname } = new URL(request.url)
    const issues = /auth\/(sign-in|refresh)|preview$/.test(pathname)
    const body = issues ? { token: { value: `token-${++tokens}`, expired_at: inHalfAnHour() } } : createTestUser([])
    return answer?.(request) ?? Response.json(body, { headers: { 'set-cookie': 'own=1', etag: '"v1"', server: 'x' } })
  })
  return { sent, session: createServerSession({ baseUrl: 'https://panel.example.com/', fetch }) }
}

function fail(): never {
  throw new TypeError('fetch failed')
}

type Headers = Record<string, string>

const call = (method: string, path: string, headers: Headers = {}, body?: string) =>
  new Request(page + path, { method, headers: { host: 'tool.example.com', ...headers }, ...(body && { body }) })

/** Signs in as a page does: its headers afterwards, with the cookie of the answer and the mark of its body. */
async function signIn({ session }: ReturnType<typeof panelOf>, earlier?: Headers) {
  const path = earlier ? '/api/user/admin/auth/refresh' : '/api/user/admin/auth/sign-in'
  const response = await session.handle(call('POST', path, earlier, '{}'))
  const { token }: { token: { value: string; expired_at: string } } = await response.json()
  const [cookie = ''] = response.headers.getSetCookie()
  const [secret = ''] = cookie.split(';')
  return { secret, cookie, mark: token.value, expire: token.expired_at }
}

const headersOf = ({ secret, mark }: { secret: string; mark: string }) => ({
  cookie: `theme=dark; ${secret}`,
  authorization: `Bearer ${mark}`,
})

const PROFILE = '/api/user/profile'

test('the token of a sign-in goes into a cookie that scripts cannot read, and the page gets a mark of it', async () => {
  const panel = panelOf()
  const { cookie, mark } = await signIn(panel)
  expect(cookie).toBe('__Host-panel-secret=token-1.; Max-Age=43200; HttpOnly; Path=/; Secure; SameSite=Lax')
  expect(mark).toMatch(/^[\da-f]{32}$/)
})

test('a call is passed on with the token, and with no header that the panel does not need', async () => {
  const panel = panelOf()
  const own = { 'x-forwarded-for': '10.0.0.1', 'x-real-ip': '10.0.0.1', forwarded: 'for=10.0.0.1', 'if-match': '"v3"' }
  const headers = {
    ...headersOf(await signIn(panel)),
    ...own,
    'idempotency-key': 'k',
    'content-type': 'application/json',
  }
  const response = await panel.session.handle(call('PUT', '/api/user/admin/user/5?a=1', headers, '{"position":"x"}'))

  const request = panel.sent.at(-1)
  expect(request?.url).toBe('https://panel.example.com/api/user/admin/user/5?a=1')
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({
    authorization: 'Bearer token-1',
    'content-type': 'application/json',
    'idempotency-key': 'k',
    'if-match': '"v3"',
  })
  expect(await request?.json()).toEqual({ position: 'x' })
  expect(Object.fromEntries(response.headers)).toEqual({
    'cache-control': 'no-store',
    'content-security-policy': 'sandbox',
    'content-type': 'application/json',
    etag: '"v1"',
    'x-content-type-options': 'nosniff',
  })
})

test.each([
  ['GET', '/api/user/admin/nothing'],
  ['PATCH', '/api/user/admin/user/5'],
  ['GET', '/api/user/admin/user/5%2f..%2fsecret'],
  ['GET', '/api/../metrics'],
  ['GET', '//other.example.com/api/user/profile/x'],
  ['POST', '/api/user/admin/preview'],
])('%s %s is no operation of a page, and is not passed on', async (method, path) => {
  const panel = panelOf()
  const response = await panel.session.handle(call(method, path, headersOf(await signIn(panel))))
  expect([response.status, panel.sent.length]).toEqual([404, 1])
})

test.each([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://evil.example.com' },
  { origin: 'null' },
])('a request of another site is refused: %j', async (headers) => {
  const panel = panelOf()
  const signedIn = headersOf(await signIn(panel))
  const answers = await Promise.all([
    panel.session.handle(call('POST', '/api/user/admin/auth/sign-in', headers, '{}')),
    panel.session.handle(call('GET', PROFILE, { ...signedIn, ...headers })),
  ])
  expect([...answers.map(({ status }) => status), panel.sent.length]).toEqual([403, 403, 1])
})

test.each([{ 'sec-fetch-site': 'same-origin' }, { origin: page }])('the page itself is served: %j', async (headers) => {
  const panel = panelOf()
  const response = await panel.session.handle(call('GET', PROFILE, { ...headersOf(await signIn(panel)), ...headers }))
  expect(response.status).toBe(200)
})

test('a call without the mark, or with that of another session, is refused and ends no session', async () => {
  const panel = panelOf()
  const first = headersOf(await signIn(panel))
  const second = headersOf(await signIn(panel))
  for (const headers of [{ cookie: first.cookie }, { ...first, authorization: second.authorization }]) {
    const response = await panel.session.handle(call('GET', PROFILE, { ...headers, 'accept-language': 'en' }))
    expect([response.status, response.headers.getSetCookie()]).toEqual([401, []])
    expect(await response.json()).toMatchObject({
      data: { message: 'Your session has expired, please sign in again' },
    })
  }
})

test('a page that does not know of a refresh yet still calls, and two refreshes at once end no session', async () => {
  const panel = panelOf()
  const before = headersOf(await signIn(panel))
  const [after, again] = await Promise.all([signIn(panel, before), signIn(panel, before)])
  for (const { secret } of [after, again]) {
    const response = await panel.session.handle(call('GET', PROFILE, { ...before, cookie: secret }))
    expect(response.status).toBe(200)
  }
  expect(panel.sent.at(-1)?.headers.get('authorization')).toBe('Bearer token-3')
})

test('a sign-out removes the cookie, whatever the panel says', async () => {
  const down = panelOf(({ url }) => (url.endsWith('sign-out') ? fail() : undefined))
  for (const panel of [panelOf(), down]) {
    const headers = headersOf(await signIn(panel))
    const response = await panel.session.handle(call('POST', '/api/user/admin/auth/sign-out', headers))
    expect(response.headers.getSetCookie()).toEqual([
      '__Host-panel-secret=; Max-Age=0; HttpOnly; Path=/; Secure; SameSite=Lax',
    ])
  }
})

test('a panel that is away, or answers a sign-in with a page, is 502', async () => {
  for (const answer of [fail, () => new Response('<html>')]) {
    const { session } = panelOf(answer)
    const response = await session.handle(call('POST', '/api/user/admin/auth/sign-in', { origin: page }, '{}'))
    expect([response.status, await response.json()]).toEqual([
      502,
      { data: { status: 502, message: 'Произошла ошибка' } },
    ])
  }
})

test('the panel learns the address that the proxy names, and no other', async () => {
  const sent: Request[] = []
  const session = createServerSession({
    baseUrl: 'https://panel.example.com',
    addressOf: () => '203.0.113.7',
    fetch: async (...request) => {
      sent.push(new Request(...request))
      return new Response(null, { status: 204 })
    },
  })
  await session.handle(call('POST', '/api/user/admin/auth/sign-in', { 'x-forwarded-for': '10.0.0.1' }, '{}'))
  expect(sent[0]?.headers.get('x-forwarded-for')).toBe('203.0.113.7')
})

/** The cookies of a request for a document: the secret, and what the page has written. */
const cookiesOf = ({ secret, mark, expire }: Awaited<ReturnType<typeof signIn>>, expiry = expire) =>
  new globalThis.Headers({ cookie: `${secret}; __Host-panel-token=${mark}; __Host-panel-token-expire=${expiry}` })

test('a request for a page has a client of its user, and what the page begins with holds no token', async () => {
  const panel = panelOf()
  const found = await panel.session.read(cookiesOf(await signIn(panel)))
  expect(found.client.session.getSnapshot()).toMatchObject({ status: 'active', user: createTestUser([]) })
  expect(found.initial).toMatchObject({ user: createTestUser([]) })
  expect(JSON.stringify(found.initial)).not.toContain('token-1')
  expect(panel.sent.at(-1)?.headers.get('authorization')).toBe('Bearer token-1')
})

test('a token that has expired is left to the page, and one whose mark the page has removed is not used', async () => {
  const panel = panelOf()
  const signedIn = await signIn(panel)
  const past = new Date(Date.now() - 1000).toISOString()
  const expired = await panel.session.read(cookiesOf(signedIn, past))
  expect(expired.initial).toEqual({
    entries: { token: signedIn.mark, 'token-expire': past },
    user: undefined,
  })
  const signedOut = await panel.session.read(new globalThis.Headers({ cookie: signedIn.secret }))
  expect(signedOut.initial).toBeUndefined()
  for (const { client } of [expired, signedOut]) expect(client.session.getSnapshot().status).toBe('anonymous')
  expect(panel.sent).toHaveLength(1)
})
