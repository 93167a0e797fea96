import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { type Client, useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const merchant = await app.as('merchant1@example.com')

await app.db.execute(sql`
  with bought as (
    insert into "order" (number, buyer_name, buyer_phone, city_id, delivery_type, payment_system_id, payment_status,
      items_kopecks, delivery_kopecks, total_kopecks, status, source, placed_at)
    select number, buyer, phone, (select min(id) from city), 'post', (select min(id) from payment_system), 'paid', 100, 0, 100, 'new', 'site', now()
    from (values ('9990123', 'Ильин Пётр', '+79005550123'), ('9990124', 'Котова Вера', '+79005550124')) as buyers (number, buyer, phone)
    returning id, number)
  insert into sub_order (number, order_id, company_id, status, items_kopecks, total_kopecks, ship_by)
  select number || '-' || company_id, id, company_id, 'new', 100, 100, now()
  from bought join (values ('9990123', 1), ('9990123', 2), ('9990124', 2)) as parts (of, company_id) on of = number`)

interface Group {
  kind: string
  items: { id: number; label: string; hint: string | null }[]
}

async function search(client: Client, q: string, limit = 5): Promise<Record<string, Group['items']>> {
  const { body } = await client.get(`/api/system/admin/search?q=${encodeURIComponent(q)}&limit=${limit}`)
  return Object.fromEntries(body.items.map(({ kind, items }: Group) => [kind, items]))
}

const labels = (items: { label: string }[] | undefined) => items?.map(({ label }) => label)

test('A part number typed in the other alphabet finds its card, here and in the list', async () => {
  const { rows } = await app.db.execute<{ id: number; article: string }>(sql`
    select id, article from product where article_norm ~ '^[ABEKMHOPCTYX]{2}[0-9]{3,}$' and status = 'active' order by id limit 1`)
  const [{ id, article } = { id: 0, article: '' }] = rows
  const typed = Array.from(article, (letter) => 'АВЕКМНОРСТУХ'['ABEKMHOPCTYX'.indexOf(letter)] ?? letter).join('')
  const hits = await search(admin, typed)
  const list = await admin.get(`/api/catalog/admin/product?q=${encodeURIComponent(typed)}`)

  expect(typed).not.toBe(article)
  expect(Object.values(hits).flat()).toContainEqual(expect.objectContaining({ id }))
  expect(list.body.items.map((row: { id: number }) => row.id)).toContain(id)
})

test.each(['W 914/2', 'w9142', 'W-914 2'])(
  'R2: «%s» finds the card by its article, and says where it is',
  async (q) => {
    const { product } = await search(admin, q)

    expect(product?.[0]).toEqual({
      id: 1001,
      label: expect.stringContaining('W 914/2'),
      hint: 'MANN-FILTER · W 914/2',
    })
  },
)

test('R2: a card is found by the beginning of its article, in either alphabet or layout, and by a part of it', async () => {
  await app.db.execute(sql`
    insert into product (name, slug, article, article_norm, codes, brand_id, category_id, weight_g, length_mm, width_mm, height_mm, vat_rate, status)
    select 'Деталь W 914 № ' || n, 'half-' || n, 'HALF' || n, 'HALF' || n, 'HALF' || n || ' XW9142', 1, category_id, 1, 1, 1, 1, '22', 'active'
    from generate_series(1, 30) n, (select category_id from product where id = 1001) as placed`)
  await app.db.execute(sql`update product set article_norm = 'A' || article_norm where slug = 'half-30'`)
  const first = async (q: string) => (await search(admin, q))['product']?.[0]?.id
  const half = await search(admin, 'half3')

  expect(await Promise.all(['W 914', 'w-914', 'Ц 914', 'ц914/', '914/2'].map(first))).toEqual([
    1001, 1001, 1001, 1001, 1001,
  ])
  expect(half['product']?.map(({ label }) => label)).toEqual(['Деталь W 914 № 3', 'Деталь W 914 № 30'])
})

test('R5: the whole number of an order is its first hit, however many newer ones begin alike', async () => {
  await app.db.execute(sql`
    insert into "order" (number, buyer_name, buyer_phone, city_id, delivery_type, payment_system_id, payment_status,
      items_kopecks, delivery_kopecks, total_kopecks, status, source, placed_at)
    select '9980123' || coalesce(n::text, ''), 'Сорокин Марк', '+79005550777', (select min(id) from city), 'post', (select min(id) from payment_system), 'paid', 100, 0, 100, 'new', 'site', now() + make_interval(days => coalesce(n, 0))
    from (select null union all select generate_series(10, 90)) numbered (n)`)

  expect(labels((await search(admin, '9980123'))['order'])?.slice(0, 2)).toEqual(['9980123', '998012390'])
  expect(labels((await search(admin, '+7 900 555-07-77'))['order'])?.[0]).toBe('998012390')
})

test.each(['w9', '12', 'ма', 'Ё1', 'м-1', '914 2-'])(
  'R2: «%s», too short for a trigram, is still searched',
  async (q) => {
    expect(await admin.get(`/api/system/admin/search?q=${encodeURIComponent(q)}`)).toMatchObject({ status: 200 })
  },
)

test('R5: an order and its parts are found by number, by the buyer’s name, and by the end of the phone', async () => {
  const byNumber = await search(admin, '9990123')
  const byPart = await search(admin, '9990123-2')
  const byPhone = await search(admin, '8 900 555-01-24')

  expect(byNumber['order']).toMatchObject([{ label: '9990123', hint: 'Ильин Пётр' }])
  expect(labels(byNumber['sub-order'])).toEqual(['9990123-1', '9990123-2'])
  expect(labels(byPart['sub-order'])).toEqual(['9990123-2'])
  expect(labels((await search(admin, 'пётр ильин'))['order'])).toEqual(['9990123'])
  expect(await search(merchant, 'Котова Вера')).not.toHaveProperty('order')
  expect(byPhone).toMatchObject({ order: [{ label: '9990124' }] })
})

test('Sellers, users, categories, brands and points are found by their names, numbers and addresses', async () => {
  expect((await search(admin, '7700001010'))['company']?.[0]).toMatchObject({ id: 1, hint: 'ИНН 7700001010' })
  expect((await search(admin, 'moderator@'))['user']).toEqual([
    { id: 2, label: 'Орлова Дарья Сергеевна', hint: 'moderator@example.com' },
  ])
  expect((await search(admin, 'МАСЛЯНЫЕ'))['category']).toContainEqual(expect.objectContaining({ hint: 'Фильтры' }))
  expect((await search(admin, 'манн'))['brand']?.[0]).toMatchObject({ id: 12, label: 'MANN-FILTER' })
  const { rows } = await app.db.execute<{ code: string; id: number }>(
    sql`select code, id from store_point where type = 'warehouse' order by id limit 1`,
  )
  expect((await search(admin, rows[0]?.code ?? ''))['store-point']?.[0]?.id).toBe(rows[0]?.id)
})

test('R10: a request is found by its number, with or without its letter and zeros', async () => {
  const { rows } = await app.db.execute<{ id: number; number: string }>(
    sql`insert into moderation (id, entity, entity_id, entity_label, entity_version, company_id, kind, after, changed_fields, due_at)
        values (900017, 'store-point', 900017, 'Склад', 1, 2, 'update', '{}', '{}', now()) returning id, number`,
  )
  const expected = [{ id: rows[0]?.id, label: 'М-900017', hint: 'Склад' }]

  expect((await search(admin, 'м-900017'))['moderation']).toEqual(expected)
  expect((await search(admin, '900017'))['moderation']).toEqual(expected)
  expect((await search(merchant, 'М-900017'))['moderation']).toBeUndefined()
})

test('P7: a seller finds only their own records, and no person by phone', async () => {
  const own = await search(merchant, '9990123')

  expect(labels(own['order'])).toEqual(['9990123'])
  expect(labels(own['sub-order'])).toEqual(['9990123-1'])
  expect(await search(merchant, '9990124')).not.toHaveProperty('order')
  expect(await search(merchant, '+79005550123')).not.toHaveProperty('order')
  expect(await search(merchant, '5550123')).not.toHaveProperty('order')
  expect(await search(merchant, '780000012366')).not.toHaveProperty('company')
  expect(labels((await search(merchant, '7700001010'))['company'])).toHaveLength(1)
  expect(await search(merchant, 'example.com')).not.toHaveProperty('user')
})

test('P7: each kind needs the permission of its page, in its own scope', async () => {
  const nobody = await app.as('no-rights@example.com')
  const mixed = await app.holding(['user.view'], { scope: 'own', companies: [1] })
  const { user } = await search(mixed, 'example.com')

  expect(await search(nobody, 'ма')).toEqual({})
  expect(Object.keys(await search(mixed, 'масл'))).toEqual([])
  expect(user?.map(({ hint }) => hint)).toContain('merchant1@example.com')
  expect(user?.map(({ hint }) => hint)).not.toContain('merchant2@example.com')
})

test('A group has at most the requested number of lines, and an empty search finds nothing', async () => {
  expect((await search(admin, 'example', 2))['user']).toHaveLength(2)
  expect(await search(admin, '   ')).toEqual({})
  expect(await search(admin, '%%')).toEqual({})
  expect(await admin.get('/api/system/admin/search?q=a')).toMatchObject({ status: 422 })
})

test('R5: a sub-order is found by its track number, and by a seller only if it is the own one', async () => {
  await app.db.execute(sql`update sub_order set track_number = 'RB987654321RU' where number = '9990123-2'`)

  expect((await search(admin, 'rb98765'))['sub-order']).toMatchObject([
    { label: '9990123-2', hint: expect.stringContaining('RB987654321RU') },
  ])
  expect((await search(merchant, 'RB987654321RU'))['sub-order']).toBeUndefined()
})
