import { expect, test } from 'vitest'
import { sql } from '#db/drizzle.ts'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const ALIASES = '/api/catalog/admin/brand-alias'
const list = async (query: string) => (await admin.get(`${ALIASES}?${query}`)).body
const upsert = async (items: object[], more: object = {}) =>
  (await admin.put(`${ALIASES}/upsert`, { body: { items, ...more } })).body
const make = async (name: string, more: object = {}) => {
  await upsert([{ source: 'other', name, ...more }])
  return (await list(`q=${encodeURIComponent(name)}`)).items[0]
}
const brandOf = async (id: number) => (await admin.get(`/api/catalog/admin/brand/${id}`)).body
const remove = (query: string) => admin.delete(`${ALIASES}/delete-by-params?${query}`)

test('R13: 600 spellings are delivered, of both references and of price lists', async () => {
  const { meta } = await list('')
  const { items } = await list('brand_id=12&sort=-articles_count')

  expect(meta.total).toBe(600)
  expect(items.map(({ source, name }: { source: string; name: string }) => [source, name]).toSorted()).toEqual([
    ['abcp', 'MANN-FILTER'],
    ['other', 'MANN'],
    ['other', 'Mann Filter'],
    ['other', 'Манн'],
    ['tecdoc', 'MANN-FILTER'],
  ])
  expect((await list('source=tecdoc&brand_id=12')).items[0]).toMatchObject({
    matchcode: 'MANNFILTER',
    status: 'mapped',
    brand: { id: 12, label: 'MANN-FILTER' },
    suggestions: [],
  })
})

test('R13: the list is filtered and sorted', async () => {
  const total = async (query: string) => (await list(query)).meta.total
  const { items } = await list('source=other&sort=-seen_count&per_page=100')
  const counts = items.map(({ seen_count }: { seen_count: number }) => seen_count)

  expect(await total('status=ignored')).toBe(10)
  expect((await total('status=mapped,unmapped')) + 10).toBe(600)
  expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a))
  expect(await total('last_seen_from=2026-05-01')).toBeLessThan(await total('last_seen_from=2026-01-01'))
  expect(await total('last_seen_to=2020-01-01')).toBe(0)
})

test('R13: a spelling that waits is shown with similar brands, whatever its alphabet', async () => {
  const foreign = await make('Манн Фильтер')
  const misspelt = await make('Brembbo')

  expect(foreign.suggestions[0]).toEqual({ id: 12, label: 'MANN-FILTER', similarity_percent: 100 })
  expect(misspelt.suggestions[0]).toMatchObject({ label: 'Brembo' })
  expect((await make('Щъыь', {})).suggestions).toEqual([])
})

test('R36: spellings are tied to a brand several at once, untied and put aside, each with its row of the log', async () => {
  const first = await make('Гейтс США')
  const second = await make('Gaites')
  const before = await brandOf(7)
  const items = [first, second].map(({ id, version }) => ({ id, version }))
  const tied = await admin.put(`${ALIASES}/tie-by-ids`, { body: { items, brand_id: 7 } })
  const again = await admin.put(`${ALIASES}/tie-by-ids`, { body: { items, brand_id: 7 } })
  const untied = await admin.put(`${ALIASES}/untie-by-ids`, { body: { items: [{ id: first.id, version: 2 }] } })
  const ignored = await admin.put(`${ALIASES}/ignore-by-ids`, { body: { items: [{ id: first.id, version: 3 }] } })

  expect(tied.body).toMatchObject({ processed: 2, skipped: [] })
  expect(again.body.skipped.map(({ id }: { id: number }) => id)).toEqual([first.id, second.id])
  expect(untied.body.processed + ignored.body.processed).toBe(2)
  expect((await list(`q=${encodeURIComponent('Гейтс США')}`)).items[0]).toMatchObject({
    status: 'ignored',
    brand: null,
  })
  expect(await brandOf(7)).toMatchObject({ synonyms: ['Гейтс', 'Gaites'], version: before.version + 2 })
  expect(await app.audited('brand-alias', first.id)).toMatchObject([
    { event: 'status_changed', changes: { status: ['unmapped', 'ignored'] } },
    { event: 'detached', changes: { brand_id: [7, null] } },
    { event: 'attached', changes: { brand_id: [null, 7], status: ['unmapped', 'mapped'] } },
    { event: 'created' },
  ])
  expect((await admin.put(`${ALIASES}/tie-by-ids`, { body: { items, brand_id: 999_999 } })).body.data.details).toEqual({
    brand_id: ['Бренд: выберите значение из списка'],
  })
})

test('R13: an import creates and changes spellings by source and name; the same again changes nothing', async () => {
  const rows = [
    { source: 'abcp', name: 'Импорт А', external_id: '77', brand_id: 3 },
    { source: 'tecdoc', name: 'Импорт А', articles_count: 5 },
  ]
  const dry = await upsert(rows, { dry_run: true })
  const first = await upsert(rows)
  const second = await upsert([{ source: 'abcp', name: 'ИМПОРТ-А', brand_id: null }, ...rows.slice(1)])

  expect(dry).toEqual({ created: 2, updated: 0, unchanged: 0, errors: [] })
  expect(first).toEqual(dry)
  expect(second).toEqual({ created: 0, updated: 1, unchanged: 1, errors: [] })
  expect((await list(`source=abcp&q=${encodeURIComponent('импорт')}`)).items).toMatchObject([
    { name: 'ИМПОРТ-А', external_id: '77', brand_id: null, status: 'unmapped' },
  ])
})

test('R13: wrong rows are reported by number and field, and skip_invalid writes the others', async () => {
  const rows = [
    { source: 'other', name: 'Годная строка', brand_id: 5 },
    { source: 'other', name: 'годная-строка' },
    { source: 'other', name: '—' },
    { source: 'other', name: 'Чужой бренд', brand_id: 999_999 },
    { source: 'other', name: 'Бош', brand_id: 2 },
    { source: 'nowhere', name: 'Нигде' },
  ]
  const refused = await upsert(rows)
  const accepted = await upsert(rows, { skip_invalid: true })

  expect(refused.data).toMatchObject({
    status: 422,
    details: {
      'items.1.name': ['Написание: уже есть в строке 1'],
      'items.2.name': ['Написание: неверный формат'],
      'items.3.brand_id': ['Бренд: выберите значение из списка'],
      'items.4.brand_id': ['Бренд: написание уже у бренда «Bosch»'],
    },
  })
  expect(accepted).toMatchObject({ created: 1, updated: 0, unchanged: 0 })
  expect(accepted.errors.map(({ row }: { row: number }) => row)).toEqual([1, 2, 3, 4, 5])
})

test('R13: aliases that match the filters are deleted after a count; without a filter nothing is', async () => {
  const counted = await remove('status=ignored&source=other&dry_run=true')
  const deleted = await remove('status=ignored&source=other')
  const { rows } = await app.db.execute(
    sql`select count(*)::int as rows from audit_log where entity = 'brand-alias' and event = 'deleted'`,
  )

  expect(deleted.body).toEqual(counted.body)
  expect(deleted.body.count).toBeGreaterThan(0)
  expect(rows).toEqual([{ rows: deleted.body.count }])
  expect((await remove('status=ignored&source=other')).body).toEqual({ count: 0 })
  expect(await remove('')).toMatchObject({ status: 422, body: { data: { message: 'Укажите хотя бы один фильтр' } } })
  expect(await remove('dry_run=true')).toMatchObject({ status: 422 })
})
