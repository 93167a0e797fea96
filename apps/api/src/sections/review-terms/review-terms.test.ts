import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const TERMS = '/api/review/admin/review-term'
const list = async (query: string) => (await admin.get(`${TERMS}?per_page=100&${query}`)).body
const upsert = (items: object[], more: object = {}) => admin.put(`${TERMS}/upsert`, { body: { items, ...more } })

test('R19: the handbook is delivered with criteria, tags, stop words and templates of replies', async () => {
  const { items } = await list('kind=criterion')

  expect(items.map(({ text }: { text: string }) => text)).toEqual([
    'Соответствие описанию',
    'Упаковка',
    'Срок доставки',
  ])
  expect((await list('kind=pro_tag,con_tag')).meta.total).toBe(12)
  expect((await list(`q=${encodeURIComponent('КОРОБКА')}`)).items).toMatchObject([{ kind: 'con_tag' }])
  expect((await list('is_active=false')).meta.total).toBe(0)
  const { items: sorted } = await list('kind=stop_word&sort=text')
  expect(sorted[0].text).toBe('барахл')
})

test('R19: rows are created and changed by kind and text, or by id where the text changes; nothing twice', async () => {
  const first = await upsert([
    { kind: 'pro_tag', text: ' Долго   служит ' },
    { kind: 'pro_tag', text: 'Оригинал', is_active: false },
    { kind: 'pro_tag', text: 'Есть инструкция' },
  ])
  const { items } = await list('kind=pro_tag')
  const term = items.find(({ text }: { text: string }) => text === 'Долго служит')
  const renamed = await upsert([{ id: term.id, kind: 'pro_tag', text: 'Служит долго' }])

  expect(first.body).toEqual({ created: 1, updated: 1, unchanged: 1, errors: [] })
  expect(term).toMatchObject({ position: 7, is_active: true })
  expect(renamed.body).toMatchObject({ created: 0, updated: 1 })
  expect(await app.audited('review-term', term.id)).toMatchObject([
    { event: 'updated', changes: { text: ['Долго служит', 'Служит долго'] } },
    { event: 'created', changes: { text: [null, 'Долго служит'] } },
  ])
})

test('R19: a wrong row is reported by number and field and nothing is written, unless skip_invalid takes the others', async () => {
  const rows = [
    { kind: 'con_tag', text: 'Без гарантии' },
    { kind: 'con_tag', text: '   ' },
    { kind: 'con_tag', text: 'Без гарантии' },
    { kind: 'con_tag', text: 'Чужая категория', category_id: 999_999 },
    { id: 999_999, kind: 'con_tag', text: 'Чужая запись' },
    { kind: 'nonsense', text: 'Чужой вид' },
  ]
  const refused = await upsert(rows)
  const dry = await upsert(rows, { dry_run: true })
  const skipped = await upsert(rows, { skip_invalid: true })

  expect(refused).toMatchObject({ status: 422 })
  expect(refused.body.data.details).toMatchObject({
    'items.1.text': ['Текст: не менее 2 символов'],
    'items.2.text': ['Текст: уже есть в строке 1'],
    'items.3.category_id': ['Категория: выберите значение из списка'],
    'items.4.id': ['Запись: выберите значение из списка'],
  })
  expect(dry.body).toMatchObject({ created: 1, errors: [{ row: 1 }, { row: 2 }, { row: 3 }, { row: 4 }, { row: 5 }] })
  expect(skipped.body).toMatchObject({ created: 1, updated: 0 })
})

test('R19: a deletion needs a filter, counts in a dry run, and keeps the criteria of reviews', async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from review_term where text = 'Упаковка'`)
  const id = rows[0]?.id ?? 0
  await app.db.execute(sql`
    insert into review (target, company_id, author_name, rating, criteria)
    values ('company', 1, 'Пётр К.', 5, ${JSON.stringify([{ id, rating: 4 }])})`)
  await upsert([{ kind: 'con_tag', text: 'Лишнее' }])
  const { items } = await list(`q=${encodeURIComponent('Лишнее')}`)

  expect(await admin.delete(`${TERMS}/delete-by-params`)).toMatchObject({ status: 422 })
  expect((await admin.delete(`${TERMS}/delete-by-params?kind=stop_word&dry_run=true`)).body).toEqual({ count: 10 })
  const used = await admin.delete(`${TERMS}/delete-by-params?ids=${id}`)
  expect(used).toMatchObject({ status: 409 })
  expect(used.body.data.message).toMatch(/^Нельзя удалить: используется в/)
  expect((await admin.delete(`${TERMS}/delete-by-params?ids=${items[0].id}`)).body).toEqual({ count: 1 })
  expect(await app.audited('review-term', items[0].id)).toMatchObject([{ event: 'deleted' }, { event: 'created' }])
})

test('R19: a new stop word marks the reviews that wait, its removal clears them; published ones stay', async () => {
  const { rows } = await app.db.execute<{ id: number }>(sql`
    insert into review (target, company_id, author_name, rating, status, text)
    values ('company', 1, 'Ольга С.', 1, 'new', 'СПЛОШНОЕ РАЗОЧАРОВАНИЕ'), ('company', 1, 'Олег С.', 1, 'published', 'Разочарован')
    returning id`)
  const flags = async () =>
    (await app.db.execute(sql`select flags from review where id in (${rows[0]?.id}, ${rows[1]?.id}) order by id`)).rows
  await upsert([{ kind: 'stop_word', text: 'Разочаров' }])
  const marked = await flags()
  const { items } = await list('q=' + encodeURIComponent('разочаров'))
  await admin.delete(`${TERMS}/delete-by-params?ids=${items[0].id}`)

  expect(items).toMatchObject([{ text: 'разочаров' }])
  expect(marked).toEqual([{ flags: ['stop_word', 'caps'] }, { flags: [] }])
  expect(await flags()).toEqual([{ flags: ['caps'] }, { flags: [] }])
})
