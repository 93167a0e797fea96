import { operationTable, type Schemas } from '@admin-panel/sdk'
import { constantFrom, nat, sample, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { type Client, useApp } from '#test/app.ts'

const app = await useApp()
const OVERVIEW = '/api/system/admin/overview'
const ROLES = ['admin', 'moderator', 'content', 'orders', 'finance', 'viewer', 'merchant1', 'merchant2'] as const
const CHANGED = ['/api/order/admin/sub-order', '/api/review/admin/review', '/api/company/admin/company']
const CHANGES = 20

const as = (role: string) => app.as(`${role}@example.com`)
const pathOf = (list: Schemas['OverviewList']) => operationTable[`${list}.list`].path

/** Moves a record to the first status that needs no reason. */
async function change(admin: Client, resource: string, place: number): Promise<boolean> {
  const { items } = (await admin.get(`${resource}?per_page=50`)).body
  const { id } = items[place % items.length]
  const { version, available_statuses } = (await admin.get(`${resource}/${id}`)).body
  const next = available_statuses.find((one: { requires_reason: boolean }) => !one.requires_reason)
  if (!next) return false
  const { status } = await admin.put(`${resource}/status-change/${id}`, { version, body: { status: next.status } })
  return status === 200
}

async function changeAtRandom() {
  const admin = await as('admin')
  const tried = sample(tuple(constantFrom(...CHANGED), nat(49)), { seed: 14, numRuns: 10 * CHANGES })
  let changeCount = 0
  for (const [resource, place] of tried)
    if (changeCount < CHANGES && (await change(admin, resource, place))) changeCount++
  expect(changeCount).toBe(CHANGES)
}

interface OverviewNumber {
  list: Schemas['OverviewList']
  query: string
  total: number
  total_is_exact: boolean
}

const orderCount = (total: number, from: string, to: string, filters = '') => ({
  total,
  total_is_exact: true,
  query: `placed_from=${from}&placed_to=${to}${filters}`,
})

/** Every number that the overview shows to this user, with the list that it opens. */
async function numbersOf(client: Client): Promise<OverviewNumber[]> {
  const read = async (path: string) => {
    const { status, body } = await client.get(path)
    expect([200, 403]).toContain(status)
    return status === 200 ? body : { items: [], late: [], days: [] }
  }
  const inList = (list: Schemas['OverviewList'], counts: Omit<OverviewNumber, 'list'>[]) =>
    counts.map((count) => ({ ...count, list }))
  const orders: Schemas['OverviewOrders'] = await read(`${OVERVIEW}/orders?days=30`)
  const sellers: Schemas['OverviewSellers'] = await read(`${OVERVIEW}/sellers`)
  const states: Schemas['OverviewStates'] = await read(`${OVERVIEW}/sub-orders`)
  const periods = orders.days.length > 0 ? [orders.period, orders.before] : []
  return [
    ...(await read(`${OVERVIEW}/waiting`)).items,
    ...(await read(`${OVERVIEW}/catalogue`)).items,
    ...(await read(`${OVERVIEW}/work`)).items,
    ...sellers.items,
    ...inList(
      'subOrders',
      sellers.late.map(({ late }) => late),
    ),
    ...inList(
      'subOrders',
      states.items.flatMap(({ all, late }) => (late ? [all, late] : [all])),
    ),
    ...inList(
      'orders',
      orders.days.map(({ date, orders: total }) => orderCount(total, date, date)),
    ),
    ...inList(
      'orders',
      periods.flatMap(({ from, to, orders: total, cancelled }) => [
        orderCount(total, from, to),
        orderCount(cancelled, from, to, '&status=cancelled'),
      ]),
    ),
  ]
}

const changed = changeAtRandom()

test.each(ROLES)('Every number of the overview of %s is the total of the list that it opens', async (role) => {
  await changed
  const client = await as(role)
  const numbers = await numbersOf(client)

  expect(numbers.length).toBeGreaterThan(0)
  for (const { list, query, total, total_is_exact } of numbers) {
    const reply = await client.get(`${pathOf(list)}?${query}`)
    expect({ list, query, status: reply.status, total: reply.body.meta?.total }).toEqual({
      list,
      query,
      status: 200,
      total,
    })
    expect(reply.body.meta.total_is_exact).toBe(total_is_exact)
  }
  // Something waits for everybody, so that the totals compared are not all zero.
  expect(numbers.some(({ total }) => total > 0)).toBe(true)
})

test('Staff see the numbers of all sellers, a seller those of their own company', async () => {
  const total = async (role: string) => {
    const { period } = (await (await as(role)).get(`${OVERVIEW}/orders?days=90`)).body
    return period.orders as number
  }
  const [all, one, other] = [await total('admin'), await total('merchant1'), await total('merchant2')]
  expect(one).toBeGreaterThan(0)
  expect(one + other).toBeLessThan(all)
  const { late } = (await (await as('merchant1')).get(`${OVERVIEW}/sellers`)).body
  expect(late.length).toBeLessThanOrEqual(1)
})

test('The period before has as many days, and its sums are those of its orders', async () => {
  const { days, period, before } = (await (await as('admin')).get(`${OVERVIEW}/orders?days=7`)).body
  expect(days.map(({ date }: { date: string }) => date)).toEqual([
    '2026-05-26',
    '2026-05-27',
    '2026-05-28',
    '2026-05-29',
    '2026-05-30',
    '2026-05-31',
    '2026-06-01',
  ])
  expect([before.from, before.to]).toEqual(['2026-05-19', '2026-05-25'])
  const sum = (name: string) => days.reduce((all: number, day: Record<string, number>) => all + (day[name] ?? 0), 0)
  expect([sum('orders'), sum('orders_before')]).toEqual([period.orders, before.orders])

  const admin = await as('admin')
  let boughtSum = 0
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { items, meta } = (await admin.get(`/api/order/admin/order?per_page=100&page=${page}&placed_from=2026-05-26`))
      .body
    for (const row of items) boughtSum += row.bought_kopecks
    pages = meta.page_count
  }
  expect(period.bought_kopecks).toBe(boughtSum)
})

test('P7: a user sees only the numbers of lists that the own permissions open', async () => {
  const client = await app.holding(['review.index', 'review.statusChange'])
  const { items } = (await client.get(`${OVERVIEW}/waiting`)).body
  expect(items.map(({ key }: { key: string }) => key)).toEqual(['new_reviews'])
  expect(await client.get(`${OVERVIEW}/orders`)).toMatchObject({ status: 403 })
  expect(await (await as('no-rights')).get(`${OVERVIEW}/waiting`)).toMatchObject({ status: 403 })
})

test('A number names the oldest case of its list', async () => {
  const admin = await as('admin')
  const { items } = (await admin.get(`${OVERVIEW}/waiting`)).body
  const { oldest_at, query } = items.find(({ key }: { key: string }) => key === 'new_reviews')
  const first = (await admin.get(`/api/review/admin/review?${query}`)).body.items[0]
  expect(oldest_at).toBe(first.created_at)
})

/** The keys of the numbers in «Ждёт вас», in the part of sellers, and in «Моя работа». */
async function keysOf(role: string) {
  const client = await as(role)
  const parts = ['waiting', 'sellers', 'work'].map((part) => client.get(`${OVERVIEW}/${part}`))
  return (await Promise.all(parts)).map(({ body }) => (body.items ?? []).map(({ key }: { key: string }) => key))
}

test('The list of waiting cases has only those that the user can act on', async () => {
  expect(await keysOf('orders')).toEqual([['overdue_orders', 'open_facts'], [], []])
  expect(await keysOf('finance')).toEqual([
    ['due_settlements', 'closed_settlements', 'payable_settlements', 'ending_contracts', 'without_contract'],
    ['without_contract', 'ending_contracts'],
    [],
  ])
  expect(await keysOf('viewer')).toEqual([[], [], []])
  expect((await keysOf('moderator'))[0]).toEqual(
    expect.arrayContaining(['overdue_requests', 'overdue_brands', 'new_reviews', 'pending_companies']),
  )
})

test('A number with a term opens its list with the oldest case first', async () => {
  const admin = await as('admin')
  const { items } = (await admin.get(`${OVERVIEW}/waiting`)).body
  const { oldest_at, query } = items.find(({ key }: { key: string }) => key === 'overdue_orders')
  const { body } = await admin.get(`/api/order/admin/order?${query}`)
  expect(query).toBe('overdue=true&sort=ship_by')
  expect(body.items[0].ship_by).toBe(oldest_at)
})
