import { createReadStream, existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { json } from 'node:stream/consumers'
import { createTestUser, samples } from '@admin-panel/sdk/testing'

// A back end of one's own: users, roles and products in memory, for every token and key. It also serves a built panel.

interface Row {
  readonly id: number
  readonly version: number
  readonly [field: string]: unknown
}

interface Request {
  readonly id: number
  readonly query: URLSearchParams
  readonly body: Readonly<Record<string, unknown>>
}

interface Answer {
  readonly status?: number
  readonly body?: unknown
}

type Handler = (request: Request) => Answer

const PAGES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
}
const notFound: Answer = { status: 404, body: { data: { message: 'Не найдено' } } }

/** Starts the server; `panel` is the folder of the built panel. */
export async function startStub(panel = '') {
  const routes = new Map<string, Handler>([...core(), ...users(), ...roles(), ...products()])
  const server = createServer((request, response) => {
    void answerOf(routes, request).then((answer) => {
      if (answer) send(response, answer)
      else sendFile(response, panel, request.url ?? '/')
    })
  }).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The server has no port')
  return {
    url: `http://localhost:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The answer to a call of the API; undefined where a page or a file is asked for. */
async function answerOf(routes: ReadonlyMap<string, Handler>, request: IncomingMessage): Promise<Answer | undefined> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
  if (!pathname.startsWith('/api/')) return undefined
  const handler = routes.get(`${request.method} ${pathname.replace(/\/\d+(?=\/|$)/, '/{id}')}`)
  if (!handler) return notFound
  const [, id = '0'] = /\/(\d+)(?:\/|$)/.exec(pathname) ?? []
  const hasBody = request.headers['content-type'] === 'application/json'
  return handler({ id: Number(id), query, body: hasBody ? Object(await json(request)) : {} })
}

function send(response: ServerResponse, { status = 200, body }: Answer) {
  if (body === undefined) response.writeHead(204).end()
  else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function sendFile(response: ServerResponse, panel: string, url: string) {
  const [path = '/'] = url.split('?')
  const file = join(panel, extname(path) ? path : 'index.html')
  if (panel === '' || !existsSync(file)) response.writeHead(404).end()
  else {
    response.writeHead(200, { 'content-type': PAGES[extname(file)] ?? 'application/octet-stream' })
    createReadStream(file).pipe(response)
  }
}

const issued = () => ({
  body: { token: { value: 'stub', expired_at: new Date(Date.now() + 1_800_000).toISOString() } },
})

function core(): [string, Handler][] {
  const profile = createTestUser('administrator', { parts: ['core', 'users', 'roles', 'products'] })
  return [
    ['POST /api/user/admin/auth/sign-in', issued],
    ['POST /api/user/admin/auth/refresh', issued],
    ['POST /api/user/admin/auth/sign-out', () => ({})],
    ['GET /api/user/profile', () => ({ body: profile })],
    ['GET /api/system/route-rule', () => ({ body: { redirect: null } })],
    ['GET /api/system/maps', () => ({ body: { script: null } })],
  ]
}

/** Records in memory, with the operations that every resource has. */
function collection<R extends Row>(path: string, records: R[], rowOf: (record: R) => object, made: (id: number) => R) {
  const at = ({ id }: Request, then: (record: R) => Answer): Answer => {
    const record = records.find((each) => each.id === id)
    return record ? then(record) : notFound
  }
  const change = (request: Request) =>
    at(request, (record) => {
      const changed = { ...record, ...request.body, version: record.version + 1 }
      records[records.indexOf(record)] = changed
      return { body: changed }
    })
  const routes: [string, Handler][] = [
    [`GET ${path}`, ({ query }) => ({ body: pageOf(records.map(rowOf), query) })],
    [`GET ${path}/{id}`, (request) => at(request, (record) => ({ body: record }))],
    [`PUT ${path}/{id}`, change],
    [
      `POST ${path}`,
      ({ body }) => {
        const created = { ...made(Math.max(...records.map(({ id }) => id)) + 1), ...body }
        records.push(created)
        return { status: 201, body: created }
      },
    ],
    [
      `DELETE ${path}/{id}`,
      (request) =>
        at(request, (record) => {
          records.splice(records.indexOf(record), 1)
          return {}
        }),
    ],
    [
      `GET ${path}/list`,
      () => ({ body: { items: records.map(({ id, name, last_name }) => ({ id, label: name ?? last_name })) } }),
    ],
  ]
  return routes
}

function pageOf(rows: readonly object[], query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1)
  const size = Number(query.get('per_page') ?? 20)
  const meta = {
    total: rows.length,
    total_is_exact: true,
    page,
    per_page: size,
    page_count: Math.ceil(rows.length / size),
  }
  return { items: rows.slice((page - 1) * size, page * size), meta }
}

const history = (): Answer => ({ body: { items: [] } })

const newUser = (id: number) =>
  samples.users.record({ id, email: `user-${id}@example.com`, status: 'active', time_zone: 'Europe/Moscow' })

function users() {
  const path = '/api/user/admin/user'
  const records = ['Белов', 'Ильина'].map((name, index) => ({
    ...newUser(index + 1),
    last_name: name,
    first_name: 'Анна',
  }))
  return [
    ...collection(path, records, (user) => picked(user, samples.users.row()), newUser),
    route(`GET ${path}/deactivation-history/{id}`, history),
  ]
}

const newRole = (id: number) => samples.roles.record({ id, slug: `role-${id}` })

function roles() {
  const path = '/api/user/admin/role'
  const records = [{ ...newRole(1), name: 'Администратор', slug: 'administrator' }]
  return [
    ...collection(path, records, (role) => picked(role, samples.roles.row()), newRole),
    route('GET /api/user/admin/permission', () => ({ body: { items: [] } })),
  ]
}

const newProduct = (id: number) => samples.products.record({ id, article: `ART-${id}`, status: 'active' })

function products() {
  const path = '/api/catalog/admin/product'
  const records = ['Фильтр масляный', 'Колодки тормозные'].map((name, index) => ({ ...newProduct(index + 1), name }))
  return [
    ...collection(path, records, (product) => picked(product, samples.products.row()), newProduct),
    route(`GET ${path}/obstacles/{id}`, history),
    route(`GET ${path}/status-history/{id}`, history),
    route(`GET ${path}/attributes/{id}`, history),
  ]
}

const route = (call: string, handler: Handler): [string, Handler] => [call, handler]

/** The fields of a record that a row has. */
const picked = (record: object, row: object) =>
  Object.fromEntries(Object.entries(record).filter(([field]) => field in row))
