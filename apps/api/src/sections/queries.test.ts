import { Client } from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { readContract } from '#contract/operations.ts'
import { useApp } from '#test/app.ts'

// The spy comes before the first connection, which binds the method it finds.
const sent = vi.spyOn(Client.prototype, 'query')
const app = await useApp()
const admin = await app.as('admin@example.com')
afterAll(() => sent.mockRestore())

async function statementsOf(path: string): Promise<number> {
  await admin.get(path)
  sent.mockClear()
  const { status } = await admin.get(path)
  expect(status).toBe(200)
  return sent.mock.calls.length
}

test.each([
  '/api/user/admin/user',
  '/api/user/admin/role',
  '/api/content/admin/operation-reason',
  '/api/geo/admin/region',
  '/api/geo/admin/city',
  '/api/geo/admin/legacy-city',
  '/api/catalog/admin/car-brand',
  '/api/catalog/admin/legacy-car-brand',
  '/api/catalog/admin/legacy-product',
])(
  'A list at %s asks the database for the session, the rows, and the count where the page is full, however many rows it shows',
  async (path) => {
    expect(await statementsOf(`${path}?per_page=10`)).toBeLessThanOrEqual(3)
    expect(await statementsOf(`${path}?per_page=100`)).toBe(2)
  },
)

test('A page of a record or a tree takes as few statements as its parts', async () => {
  expect(await statementsOf('/api/user/admin/user/2')).toBe(2)
  expect(await statementsOf('/api/user/admin/role/1')).toBe(2)
  expect(await statementsOf('/api/catalog/admin/category-tree?depth=6')).toBe(3)
  expect(await statementsOf('/api/user/admin/permission')).toBe(2)
})

const reads = readContract().filter(({ method }) => method === 'GET')
const lists = reads.filter(
  ({ query, parameters }) =>
    query.properties?.['per_page'] && !query.required?.length && Object.keys(parameters).length === 0,
)
const paths = new Set(reads.map(({ path }) => path))
// The demo data has no rule of a route.
const records = lists.filter(({ id, path }) => paths.has(`${path}/{id}`) && id !== 'routeRules.list')

// The session, the rows, and the count where the page is full.
const OF_A_LIST = 3
const OF_LISTS: Record<string, number> = {
  'brandAliases.list': 4,
  // Which keys are of agents, and who made them.
  'operations.list': 4,
  // The return window, and the sums of open ones.
  'settlements.list': 5,
}
// The session and the record. Some have parts of their own: suggestions, the states of their sub-orders, the subject of a request.
const OF_A_RECORD = 2
const OF_RECORDS: Record<string, number> = {
  'productOffers.list': 3,
  'orders.list': 4,
  'subOrders.list': 4,
  'reviews.list': 4,
  'brandModeration.list': 6,
  'moderation.list': 13,
  // The names of what a fact refers to, a kind each.
  'facts.list': 9,
  // The words of its values and filters, and what has undone it.
  'operations.list': 6,
  // The sums of an open one, what it consists of, where it is paid, and the contract.
  'settlements.list': 8,
}

test.each(lists.map(({ id, path }) => [id, path] as const))(
  '%s takes no more statements than its budget',
  async (id, path) => {
    expect(await statementsOf(`${path}?per_page=10`)).toBeLessThanOrEqual(OF_LISTS[id] ?? OF_A_LIST)
  },
)

test.each(records.map(({ id, path }) => [id, path] as const))(
  'A record of %s takes no more statements than its budget',
  async (id, path) => {
    const { body } = await admin.get(`${path}?per_page=10`)

    expect(await statementsOf(`${path}/${body.items[0].id}`)).toBeLessThanOrEqual(OF_RECORDS[id] ?? OF_A_RECORD)
  },
)

// begin, lock, update, the log, the answer, commit, and what the strict server of the tests asks about the log.
const OF_A_CHANGE = 12

test('A change of a record takes no more statements than its budget', async () => {
  const { body } = await admin.get('/api/catalog/admin/brand/1')
  sent.mockClear()
  const { status } = await admin.put('/api/catalog/admin/brand/1', {
    version: body.version,
    body: { site: 'https://example.com/brand' },
  })

  expect(status).toBe(200)
  expect(sent.mock.calls.length).toBeLessThanOrEqual(OF_A_CHANGE)
})

test('A change of many users takes as many statements as that of one', async () => {
  expect(await statementsOfGiving('many', [2, 3, 4, 5, 6, 7, 8, 9, 10])).toBe(await statementsOfGiving('one', [2]))
})

async function statementsOfGiving(slug: string, user_ids: number[]): Promise<number> {
  const { body } = await admin.post('/api/user/admin/role', {
    body: { slug, name: `Общая роль ${slug}`, scope: 'all', permissions: [] },
  })
  sent.mockClear()
  const { status } = await admin.post(`/api/user/admin/role/attach-users/${body.id}`, { body: { user_ids } })
  expect(status).toBe(204)
  return sent.mock.calls.length
}

test.each([
  ['cards', '/api/catalog/admin/product', 'disable-by-ids', {}],
  ['offers', '/api/catalog/admin/product-offer', 'disable-by-ids', {}],
  ['prices', '/api/catalog/admin/product-offer', 'change-prices', { formula: { percent: 1 } }],
])('A change of many %s takes as many statements as that of one', async (_, path, call, input) => {
  const { body } = await admin.get(`${path}?status=active&company_id=1&per_page=10`)
  const [first, ...others] = body.items.map(({ id, version }: { id: number; version: number }) => ({ id, version }))
  const statementsOfChange = async (items: unknown[]) => {
    sent.mockClear()
    const reply = await admin.put(`${path}/${call}`, { body: { items, ...input } })
    expect(reply.body).toMatchObject({ processed: items.length, skipped: [] })
    return sent.mock.calls.length
  }

  expect(others).toHaveLength(9)
  expect(await statementsOfChange([first])).toBe(await statementsOfChange(others))
})

test.each([
  ['cards', '/api/catalog/admin/product', 'products.disableByIds', {}],
  ['offers', '/api/catalog/admin/product-offer', 'productOffers.disableByIds', {}],
  ['prices', '/api/catalog/admin/product-offer', 'productOffers.changePrices', { formula: { percent: 1 } }],
])('An undo of many %s takes as many statements as that of two', async (_, path, call, input) => {
  const operations = '/api/system/admin/operation'
  const { body } = await admin.get(`${path}?status=active&company_id=1&per_page=10`)
  const items = body.items.map(({ id, version }: { id: number; version: number }) => ({ id, version }))
  const statementsOfUndo = async (some: unknown[]) => {
    const { body: prepared } = await admin.post(operations, { body: { call, input, items: some, start: true } })
    await app.work()
    const { body: undoing } = await admin.post(`${operations}/undo/${prepared.id}`, { body: { start: true } })
    sent.mockClear()
    await app.work()
    const statements = sent.mock.calls.length
    expect((await admin.get(`${operations}/${undoing.id}`)).body).toMatchObject({ changed: some.length, skipped: 0 })
    return statements
  }

  expect(items).toHaveLength(10)
  expect(await statementsOfUndo(items.slice(0, 2))).toBe(await statementsOfUndo(items.slice(2)))
})
