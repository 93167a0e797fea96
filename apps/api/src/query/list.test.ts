import { createClient, memoryStorage } from '@admin-panel/sdk'
import { englishMessages } from '@admin-panel/sdk/english'
import { beforeAll, expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const PATH = '/api/content/admin/operation-reason'

const total = async (q: string) => (await admin.get(`${PATH}?q=${encodeURIComponent(q)}`)).body.meta.total as number

interface Item {
  id: number
  name: string
}

beforeAll(async () => {
  await app.db.execute(sql`
    insert into operation_reason (code, operations, name, position)
    select 'test.many_' || n, '{user_block}', case n % 12000 when 1 then 'Скидка 50%_\\ на всё' else 'Массовая ' || n % 100 end, n + 1000
    from generate_series(1, 25000) as n`)
})

test('A total is exact up to ten thousand, and marked as inexact beyond', async () => {
  expect((await admin.get(PATH)).body.meta).toMatchObject({
    total: 10_000,
    total_is_exact: false,
    page: 1,
    per_page: 20,
    page_count: 500,
  })
  expect((await admin.get(`${PATH}?q=Скидка`)).body.meta).toMatchObject({
    total: 3,
    total_is_exact: true,
    page_count: 1,
  })
})

test('Page numbers end at ten thousand records', async () => {
  expect(await admin.get(`${PATH}?page=100&per_page=100`)).toMatchObject({ status: 200 })
  expect(await admin.get(`${PATH}?page=101&per_page=100`)).toMatchObject({
    status: 422,
    body: { data: { message: 'Показаны первые 10 000 записей. Уточните фильтры' } },
  })
})

test('The id breaks ties, so that no row is skipped or doubled from page to page', async () => {
  const ids: number[] = []
  for (let page = 1; page <= 10; page++) {
    const { body } = await admin.get(`${PATH}?sort=-name&per_page=50&page=${page}`)
    ids.push(...body.items.map(({ id }: Item) => id))
  }

  expect(new Set(ids).size).toBe(500)
})

async function idsByCursor(query: string, between?: (page: number) => Promise<unknown>) {
  const ids: number[] = []
  let after = ''
  for (let page = 1; ; page++) {
    const { body } = await admin.get(`${PATH}?per_page=100${query}${after}`)
    ids.push(...body.items.map(({ id }: Item) => id))
    if (body.meta.after === undefined) return ids
    await between?.(page)
    after = `&after=${body.meta.after}`
  }
}

const idsOf = async (order: string) => {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from operation_reason order by ${sql.raw(order)}`)
  return rows.map(({ id }) => id)
}

test.each([
  ['&sort=-name', 'name collate "unicode" desc, id desc'],
  ['&sort=name,-position', 'name collate "unicode", position desc, id'],
])('A cursor gives each row of a list of more than ten thousand once, in its order%s', async (query, order) => {
  expect(await idsByCursor(query)).toEqual(await idsOf(order))
})

test('A loop of the SDK, and all(), read a list of more than ten thousand to its end', async () => {
  const client = createClient({
    baseUrl: await app.listen(),
    storage: memoryStorage(),
    messages: englishMessages,
    onUnauthorized: 'refresh-then-sign-out',
  })
  await client.signIn({ email: 'admin@example.com', password: 'demo-password-2026' })
  const list = () => client.api.operationReasons.list({ per_page: 100 })
  const ids = (await list().all(30_000)).map(({ id }) => id)

  expect(ids).toEqual(await idsOf('position, id'))
  await expect(list().all()).rejects.toThrow(new RangeError('More than 10000 rows'))
  const looped: number[] = []
  for await (const { items } of list().pages()) {
    looped.push(...items.map(({ id }) => id))
    if (looped.length > 10_500) break
  }
  expect(looped).toEqual(ids.slice(0, looped.length))
  client.dispose()
})

test('A cursor neither skips nor repeats a row when others come and go between two pages', async () => {
  const before = await idsOf('id')
  const ids = await idsByCursor('&sort=name&q=Массовая 0', (page) =>
    page % 5 === 0
      ? app.db.execute(sql`
          with gone as (
            delete from operation_reason where id in (
              select id from operation_reason where name ~ '^Массовая [0-9]?0' order by name collate "unicode", id offset ${page * 100 - 60} limit 120))
          insert into operation_reason (code, operations, name, position)
          select 'test.later_' || ${page}::int || '_' || n, '{user_block}', 'Массовая 0', n from generate_series(1, 150) n`)
      : Promise.resolve(),
  )
  const stayed = new Set(await idsOf('id'))

  const idsOfWalk = new Set(ids)
  expect(idsOfWalk.size).toBe(ids.length)
  const unseen = before.filter((id) => stayed.has(id) && !idsOfWalk.has(id))
  const { rows } = await app.db.execute<{ count: number }>(sql`
    select count(*)::int as count from operation_reason
    where id = any(${sql.param(unseen)}::int8[]) and name ~ '^Массовая [0-9]?0'`)
  expect(rows).toEqual([{ count: 0 }])
})

function forged(...parts: unknown[]) {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

test('A cursor of another order, or with values that no row has, is refused', async () => {
  const { body } = await admin.get(`${PATH}?per_page=10&sort=name`)
  for (const query of [
    `sort=-name&after=${body.meta.after}`,
    'after=nonsense',
    `after=${forged('position', 2, 10, 5, 'много')}`,
    `after=${forged('position', 2, 10, 5, '9'.repeat(30))}`,
    `after=${forged('position', 2, 10, 5)}`,
    `after=${forged('position', 2, 10, -5, '1')}`,
  ])
    expect(await admin.get(`${PATH}?${query}`)).toMatchObject({ status: 400 })
})

test('Wildcards in a search are matched literally', async () => {
  expect(await total('50%_\\')).toBe(3)
  expect(await total('%а')).toBe(0)
  expect(await total('М_ссовая')).toBe(0)
})
