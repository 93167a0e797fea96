import { expect, test } from 'vitest'
import { readContract } from '#contract/operations.ts'
import { useApp } from '#test/app.ts'
import { otherLayout } from '#text/spellings/word-spellings.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const searches = readContract().filter(
  ({ id, method, query, path }) =>
    method === 'GET' &&
    query.properties?.['q'] &&
    !query.required?.length &&
    id !== 'search.find' &&
    !path.endsWith('/export'),
)
const NAMES = [
  'label',
  'name',
  'trade_name',
  'last_name',
  'buyer_name',
  'proposed_name',
  'entity_label',
  'title',
  'text',
  'key',
]

interface Row {
  id: number
  [field: string]: unknown
}

async function hitsOf(path: string, q: string): Promise<Row[]> {
  const { status, body } = await admin.get(`${path}?q=${encodeURIComponent(q)}`)
  expect(status).toBe(200)
  return body.items
}

/** A whole word of a row that both layouts can type. */
function wordOf(row: Row): string | undefined {
  const text = NAMES.flatMap((name) => (typeof row[name] === 'string' ? [row[name]] : [])).join(' ')
  return text.split(/\s+/).find((word) => /^(?:[а-яё]{4,}|[a-z]{4,})$/i.test(word))
}

test.each(searches.map(({ id, path }) => [id, path]))(
  '%s finds what was typed in the other keyboard layout',
  async (_, path) => {
    const { body } = await admin.get(path)
    const word = (body.items as Row[]).map(wordOf).find((each) => each !== undefined)
    // The demo data has no such words of some records.
    if (word === undefined) return
    const ids = (await hitsOf(path, word)).map(({ id }) => id)
    expect((await hitsOf(path, otherLayout(word))).map(({ id }) => id)).toEqual(ids)
  },
)

test('The orders of a buyer are found by a name in the other layout: in the list, by the palette, and in the file', async () => {
  const { body } = await admin.get('/api/order/admin/order?per_page=10')
  const [name = ''] = String(body.items[0].buyer_name).split(' ')
  const q = encodeURIComponent(otherLayout(name))
  const list = await admin.get(`/api/order/admin/order?q=${q}`)
  const palette = await admin.get(`/api/system/admin/search?q=${q}&limit=5`)
  const file = await admin.get(`/api/order/admin/order/export?format=csv&purpose=check-it&q=${q}`)

  expect(list.body.items.map(({ buyer_name }: Row) => buyer_name)).toContainEqual(expect.stringContaining(name))
  expect(JSON.stringify(palette.body.items)).toContain(name)
  expect(file.text.trim().split('\r\n')).toHaveLength(list.body.meta.total + 1)
})

test('A search without a match in either layout is empty; a match as typed is not replaced by the other layout', async () => {
  expect(await hitsOf('/api/user/admin/user', 'щщщщ')).toEqual([])
  const { body } = await admin.get('/api/user/admin/user?q=example')
  expect(body.meta.total).toBeGreaterThan(0)
})
