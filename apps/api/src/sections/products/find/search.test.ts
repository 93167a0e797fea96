import { describe, expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const PRODUCTS = '/api/catalog/admin/product'
const { rows } = await app.db.execute<{ id: number; name: string; brand: string; article: string }>(sql`
  select product.id, product.name, brand.name as brand, article from product join brand on brand.id = brand_id
  where brand.name ilike 'mann%' and article ~ '^W ?\\d{3}/' and product.status = 'active'
  order by product.id limit 1`)
const [card] = rows
if (!card) throw new Error('No card of MANN to look for')
const { id } = card
// The article «W 914/2» without its space, and its first characters.
const article = card.article.replaceAll(' ', '').toLowerCase()
const stem = article.replace(/\/.*$/, '')
const [noun = ''] = card.name.toLowerCase().split(' ')

const namesOf = async (q: string) =>
  (await admin.get(`${PRODUCTS}?q=${encodeURIComponent(q)}`)).body.items.map((item: { name: string }) => item.name)

const queries = {
  'brand and article': `mann ${article}`,
  'article and brand': `${article} mann`,
  'a word of the name and the beginning of the article': `${noun} ${stem}`,
  'article, name and brand': `${stem} ${noun} MANN`,
  'a Cyrillic letter in a Latin brand': `m\u0430nn ${article}`,
  'a Latin letter in a Cyrillic word': `${noun.replace('р', 'p').replace('о', 'o')} ${stem}`,
  'the brand on the Russian layout': `ьфтт ${article}`,
  'the article on the Russian layout': `mann ${stem.replace('w', 'ц')}`,
  'the brand in Cyrillic sounds': `манн ${article}`,
}

describe.each(Object.entries(queries))('R4: a card is found by %s', (_what, q) => {
  test('in the list, in the select and in the palette', async () => {
    const query = encodeURIComponent(q)
    const list = await admin.get(`${PRODUCTS}?q=${query}&per_page=100`)
    const select = await admin.get(`${PRODUCTS}/list?q=${query}&limit=100`)
    const palette = await admin.get(`/api/system/admin/search?q=${query}&limit=5`)

    expect(list.body.items.map((item: { id: number }) => item.id)).toContain(id)
    expect(select.body.items.map((item: { id: number }) => item.id)).toContain(id)
    const hits = palette.body.items.find(({ kind }: { kind: string }) => kind === 'product')
    expect(hits.items.map((hit: { id: number }) => hit.id)).toContain(id)
  })
})

test('R4: a card that has but one of the words is not found', async () => {
  const { body } = await admin.get(`${PRODUCTS}?q=${encodeURIComponent(`${article} нетакого`)}`)

  expect(body.items).toEqual([])
})

test('R4: other spellings of a word are looked for only where it is found nowhere as typed', async () => {
  // The second name is the first word typed in the other keyboard layout.
  for (const [article, name] of [
    ['TYPED-1', 'Бздюшка левая'],
    ['TYPED-2', ',pl.irf левая'],
  ] as const)
    await app.db.execute(sql`
      insert into product (name, slug, article, article_norm, codes, brand_id, category_id, weight_g, length_mm, width_mm, height_mm, vat_rate, status)
      select ${name}, lower(${article}), ${article}, ${article}, ${article}, 1, (select max(id) from category), 1, 1, 1, 1, '22', 'active'`)

  expect(await namesOf('бздюшка')).toEqual(['Бздюшка левая'])
  await app.db.execute(sql`delete from product where article = 'TYPED-1'`)
  expect(await namesOf('бздюшка')).toEqual([',pl.irf левая'])
})
