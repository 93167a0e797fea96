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
    select 'test.many_' || n, '{user_block}', case n % 5000 when 1 then 'Скидка 50%_\\ на всё' else 'Массовая ' || n % 100 end, n + 1000
    from generate_series(1, 10500) as n`)
})

test('A total is exact up to ten thousand, and says so beyond', async () => {
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

test('Pages end where ten thousand records do', async () => {
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

test('Wildcards of a search mean themselves', async () => {
  expect(await total('50%_\\')).toBe(3)
  expect(await total('%а')).toBe(0)
  expect(await total('М_ссовая')).toBe(0)
})
