import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const find = async (q: string) => (await admin.get(`/api/catalog/admin/product?q=${encodeURIComponent(q)}`)).body

test('R4: a word that the planner expects in 50 000 names is not counted, and its page is full', async () => {
  await app.db.execute(sql`analyze product`)
  const { meta: counted } = await find('фильтр')
  await app.db.execute(sql`update pg_class set reltuples = 1000000 where oid = 'product'::regclass`)
  const { meta, items } = await find('фильтр')
  const { meta: rare } = await find('фильтр масляный W 914/2')

  expect(counted).toMatchObject({ total: expect.toSatisfy((total: number) => total < 2000), total_is_exact: true })
  expect(meta).toMatchObject({ total: 10_000, total_is_exact: false })
  expect(items).toHaveLength(20)
  expect(rare).toMatchObject({ total_is_exact: true })
})
