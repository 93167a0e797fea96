import { http, HttpResponse } from 'msw'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Item, Params } from '#index.ts'
import { createHandlers, createTestClient, type TestClient } from '#testing/index.ts'

const on = createHandlers()
const role = (id: number): Item<'roles.list'> => ({
  id,
  slug: `role-${id}`,
  name: `Роль ${id}`,
  description: null,
  scope: 'all',
  is_system: false,
  permissions_count: 0,
  users_count: 0,
  factor_required_from: null,
  active_users_count: 1,
  ready_users_count: 0,
  updated_at: '2026-06-01T09:00:00Z',
  version: 1,
})

function pageOf(ids: number[], page: number, page_count: number) {
  return { items: ids.map(role), meta: { total: 5, total_is_exact: true, page, per_page: 2, page_count } }
}

function listing(client: TestClient, pages: number[][]) {
  client.use(on.roles.list(({ page = 1 }) => pageOf(pages[page - 1] ?? [], page, pages.length)))
}

const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id)

async function collect<T>(rows: AsyncIterable<T>) {
  const items: T[] = []
  for await (const row of rows) items.push(row)
  return items
}

test('a list is its page when awaited', async () => {
  const client = createTestClient()
  listing(client, [[1, 2], [3]])
  const { items, meta } = await client.api.roles.list({ scope: ['all'] })
  expect(idsOf(items)).toEqual([1, 2])
  expect(meta.page_count).toBe(2)
  expect(client.requests[0]?.url).toBe('http://api.test/api/user/admin/role?scope=all')
})

test('a list is all of its rows when iterated, with its filters on every page', async () => {
  const client = createTestClient()
  listing(client, [[1, 2], [3, 4], [5]])
  expect(idsOf(await collect(client.api.roles.list({ q: 'ро' })))).toEqual([1, 2, 3, 4, 5])
  expect(client.requests.map(({ url }) => new URL(url).search)).toEqual(
    ['', '&page=2', '&page=3'].map((page) => `?q=${encodeURIComponent('ро')}${page}`),
  )
})

test('all() refuses more rows than its limit instead of leaving some out', async () => {
  const client = createTestClient()
  listing(client, [[1, 2], [3, 4], [5]])
  await expect(client.api.roles.list().all(3)).rejects.toThrow(new RangeError('More than 3 rows'))
  expect(client.requests).toHaveLength(2)
  expect(idsOf(await client.api.roles.list().all(5))).toEqual([1, 2, 3, 4, 5])
})

test('an iteration that has failed or stopped goes on with the row after the last one', async () => {
  const client = createTestClient()
  listing(client, [[1, 2], [3, 4], [5]])
  const rows = client.api.roles.list()[Symbol.asyncIterator]()
  expect([(await rows.next()).value?.id, (await rows.next()).value?.id]).toEqual([1, 2])
  const restore = [...client.requests].length
  client.use(http.all('*', () => HttpResponse.error(), { once: true }))
  await expect(rows.next()).rejects.toMatchObject({ kind: 'network' })
  for await (const { id } of rows) {
    expect(id).toBe(3)
    break
  }
  expect(idsOf(await collect(rows))).toEqual([4, 5])
  expect(client.requests).toHaveLength(restore + 3)
})

test('a cursor is followed where the list has one', async () => {
  const client = createTestClient()
  const cursors: (string | null)[] = []
  client.use(
    on.roles.list((_, request) => {
      const after = new URL(request.url).searchParams.get('after')
      cursors.push(after)
      const next = after === null ? 'c1' : after === 'c1' ? 'c2' : undefined
      return { items: [role(cursors.length)], meta: { ...pageOf([], 1, 1).meta, ...(next && { after: next }) } }
    }),
  )
  expect(idsOf(await collect(client.api.roles.list({ page: 1 })))).toEqual([1, 2, 3])
  expect(cursors).toEqual([null, 'c1', 'c2'])
})

test('a cursor list ends where its last page has no cursor, whatever the number of pages', async () => {
  const client = createTestClient()
  client.use(
    on.roles.list(({ after }) => ({
      items: [role(after === undefined ? 1 : 2)],
      meta: { ...pageOf([], 1, 7).meta, ...(after === undefined && { after: 'c1' }) },
    })),
  )
  expect(idsOf(await collect(client.api.roles.list()))).toEqual([1, 2])
})

test('a list whose pages end before its rows gives the rows of its last page, then fails', async () => {
  const client = createTestClient()
  client.use(
    on.roles.list(({ page = 1 }) => {
      const { items, meta } = pageOf([page], page, 2)
      return { items, meta: { ...meta, total_is_exact: false } }
    }),
  )
  const rows = client.api.roles.list()[Symbol.asyncIterator]()
  expect([(await rows.next()).value?.id, (await rows.next()).value?.id]).toEqual([1, 2])
  const failure = new RangeError('The list has more rows than its pages reach')
  await expect(rows.next()).rejects.toThrow(failure)
  await expect(client.api.roles.list().all()).rejects.toThrow(failure)
})

describe('B25', () => {
  test('B25: the next step requests a failed page again', async () => {
    const client = createTestClient()
    let broken = true
    client.use(
      on.roles.list(({ page = 1 }) => (page === 2 && broken ? { error: { status: 500 } } : pageOf([page], page, 3))),
    )
    const pages = client.api.roles.list().pages()
    expect(idsOf((await pages.next()).value.items)).toEqual([1])
    await expect(pages.next()).rejects.toMatchObject({ status: 500 })
    broken = false
    expect(idsOf((await pages.next()).value.items)).toEqual([2])
    expect(idsOf((await pages.next()).value.items)).toEqual([3])
    expect(await pages.next()).toEqual({ done: true, value: undefined })
  })

  test('B25: a failed first page is requested again', async () => {
    const client = createTestClient()
    let broken = true
    client.use(on.roles.list(() => (broken ? { error: { status: 500 } } : pageOf([1], 1, 1))))
    const pages = client.api.roles.list().pages()
    await expect(pages.next()).rejects.toMatchObject({ status: 500 })
    broken = false
    expect(idsOf((await pages.next()).value.items)).toEqual([1])
  })

  test('B25: an empty page in the middle does not end the list', async () => {
    const client = createTestClient()
    listing(client, [[1], [], [2]])
    expect(idsOf(await collect(client.api.roles.list()))).toEqual([1, 2])
  })

  test('B25: parallel steps return each page once', async () => {
    const client = createTestClient()
    listing(client, [[1], [2], [3]])
    const pages = client.api.roles.list().pages()
    const steps = await Promise.all([pages.next(), pages.next(), pages.next(), pages.next()])
    expect(steps.flatMap((step) => (step.done ? [] : idsOf(step.value.items)))).toEqual([1, 2, 3])
    expect(client.requests).toHaveLength(3)
  })
})

test('a list whose body is not a page is a parse error', async () => {
  const client = createTestClient({ handlers: [on.roles.list(Response.json([role(1)]))] })
  await expect(client.api.roles.list()).rejects.toMatchObject({ kind: 'parse' })
})

test('parameters and rows are typed by the contract', () => {
  expectTypeOf<Params<'roles.list'>['scope']>().toEqualTypeOf<('all' | 'own')[] | undefined>()
  expectTypeOf<Item<'roles.list'>['slug']>().toBeString()
})
