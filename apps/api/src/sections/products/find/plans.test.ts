import { beforeAll, expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { among } from '#query/few-by-ids.ts'
import { alphabetical, listPage } from '#query/list.ts'
import { product } from '#sections/products/schema.ts'
import { withoutIndexes } from '#seeding/load.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()

beforeAll(async () => {
  await app.db.transaction((tx) =>
    withoutIndexes(tx, ['product'], async () => {
      await tx.execute(sql`
        insert into product (name, slug, article, article_norm, codes, brand_id, category_id, weight_g, length_mm, width_mm, height_mm, vat_rate, status, updated_at)
        select 'Деталь ' || md5(n::text), 'plan-' || n, 'PL' || n, 'PL' || n, 'PL' || n, 1 + n % 150,
          (select id from category order by id desc limit 1), 1, 1, 1, 1, '22', case when n % 50 = 0 then 'blocked' else 'active' end,
          now() - make_interval(mins => n)
        from generate_series(1, 20_000) n`)
    }),
  )
  await app.db.execute(sql`vacuum analyze product`)
}, 120_000)

test.each([
  ['the default page', 'order by updated_at desc, id desc limit 20'],
  ['names downwards', 'order by name collate "unicode" desc nulls last, id desc limit 20'],
  ['the dearest first', 'order by min_price_kopecks desc nulls last, id desc limit 20'],
  ['a rare status', `where status = 'blocked' order by updated_at desc, id desc limit 20`],
  ['a brand', 'where brand_id = 149 order by updated_at desc, id desc limit 20'],
  ['words of the name', `where folded(name) like '%7f39f8317f%' limit 1001`],
  [
    'a word of the name or a number, and a brand',
    `where (folded(name) like '%7f39f8%' or codes like '%PL1234%')
      and (folded(name) like '%mann%' or codes like '%MANN%' or brand_id = any(array[3, 4]::int8[])) limit 1001`,
  ],
  ['a part of a number', `where codes like '%PL1234%' limit 1001`],
  ['the beginning of a number', `where article_norm like 'W9%' limit 1001`],
  [
    'the beginning of an article, in the order of the index',
    `where article_norm like 'PL12%' order by article_norm using ~<~, product.id limit 5`,
  ],
  [
    'the brands in the order of their names',
    `join brand on brand.id = brand_id order by brand.name collate "unicode", product.id limit 20`,
  ],
  ['a barcode', `where barcodes @> array['4600000010017'] limit 1001`],
  ['what fits no car', 'where has_applicability = false order by updated_at desc, id desc limit 20'],
  ['the few that fit a car', 'where has_applicability = true order by updated_at desc, id desc limit 20'],
  [
    'what has no cross',
    `where exists (select from product_without_crosses where product_id = product.id) order by updated_at desc, id desc limit 20`,
  ],
  [
    'the few that have one',
    `where exists (select from product_cross where product_id = product.id) order by updated_at desc, id desc limit 20`,
  ],
  ['the beginning of a slug', `where slug like 'plan-1999%'`],
])('R4: %s is read by an index, not by a scan of all cards', async (_, query) => {
  const { rows } = await app.db.execute<{ 'QUERY PLAN': string }>(
    sql.raw(`explain select product.id from product ${query}`),
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')

  expect(plan).toContain('Index')
  expect(plan).not.toContain('Seq Scan')
  // An incremental sort only sorts within one brand.
  expect(plan).not.toMatch(/(?<!Incremental )Sort  /)
})

test('R4: hits of a search are sorted, not looked up along the index of their order', async () => {
  const { rows: hits } = await app.db.execute<{ id: number }>(sql`select id from product order by name limit 2000`)
  const few = { text: `{${hits.map(({ id }) => id).join()}}`, total: hits.length }
  const list = { table: product, id: product.id, where: [among(product.id, few)], order: ['name'] }
  let plan = ''
  await listPage(
    app.db,
    {},
    { ...list, sort: { name: alphabetical(product.name) } },
    () =>
      async ({ where, orderBy, limit }) => {
        const { rows } = await app.db.execute<{ 'QUERY PLAN': string }>(
          sql`explain select id from product where ${where} order by ${sql.join(orderBy, sql`, `)} limit ${limit}`,
        )
        plan = rows.map((row) => row['QUERY PLAN']).join('\n')
        return []
      },
  )

  expect(plan).toContain('Sort  ')
  expect(plan).not.toContain('product_name')
})

test('The incomplete cards of a category are counted from an index alone', async () => {
  const { rows } = await app.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain select count(*) from product where category_id = 3 and completeness <= 75`,
  )

  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Only Scan using product_incomplete')
})

test.each([
  ['a description', 'description is null'],
  ['a barcode', `barcodes = '{}'`],
  ['a car', 'has_applicability = false'],
])('The cards without %s are counted for a seller from an index alone', async (_, condition) => {
  const { rows } = await app.db.execute<{ 'QUERY PLAN': string }>(
    sql.raw(`explain select count(*) from (select from product where (company_id = any('{1}'::int8[]) or exists (
      select from product_offer sold where sold.product_id = product.id and sold.company_id = any('{1}'::int8[])))
      and ${condition} limit 10001) counted`),
  )

  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
    /Index Only Scan using product_(?:without|applicable)/,
  )
})
