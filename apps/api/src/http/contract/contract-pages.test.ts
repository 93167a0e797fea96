import { describe, expect, test } from 'vitest'
import { readContract, type Schema } from '#contract/operations.ts'
import { useApp } from '#test/app.ts'

// Every list goes on after the last row of a page, in each of its orders.
const app = await useApp()
const admin = await app.as('admin@example.com')
const PAGES_AT_MOST = 12
const lists = readContract().filter(({ method, query }) => method === 'GET' && query.properties?.['per_page'])

interface Page {
  items: { id: number }[]
  meta: { page: number; page_count: number; after?: string }
}

async function pageOf(path: string, query: Record<string, string | number | undefined>): Promise<Page> {
  const sent = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const { status, body } = await admin.get(`${path}?${new URLSearchParams(sent)}`)
  expect(status).toBe(200)
  return body
}

async function idsByCursor(path: string, query: Record<string, string | number | undefined>) {
  const ids: number[] = []
  let after: string | undefined
  for (let page = 1; page <= PAGES_AT_MOST; page++) {
    const { items, meta } = await pageOf(path, { ...query, per_page: 10, after })
    expect(meta.page).toBe(page)
    ids.push(...items.map(({ id }) => id))
    after = meta.after
    if (after === undefined) break
  }
  return { ids, hasMore: after !== undefined }
}

const orders = ({ items }: Schema) => (items?.enum ?? []).map(String)

describe.each(lists)('$id', ({ path, query }) => {
  const needed = Object.fromEntries((query.required ?? []).map((name) => [name, 1]))
  const keys = orders(query.properties?.['sort'] ?? {})
  const pair = keys.filter((key) => !key.startsWith('-')).slice(0, 2)
  const sorts = [undefined, ...keys, ...(pair.length > 1 ? [pair.join(), `-${pair.join()}`, pair.join(',-')] : [])]

  test.each(sorts)(
    'in the order %s, a cursor gives the rows that the numbers of pages give, each once',
    async (sort) => {
      const { ids, hasMore } = await idsByCursor(path, { ...needed, sort })
      const numbered: number[] = []
      for (let page = 1; page <= Math.ceil(ids.length / 100); page++)
        numbered.push(...(await pageOf(path, { ...needed, sort, page, per_page: 100 })).items.map(({ id }) => id))

      expect(ids).toEqual(hasMore ? numbered.slice(0, ids.length) : numbered)
      expect(new Set(ids).size).toBe(ids.length)
    },
  )
})

test('Every list of the contract takes a cursor', () => {
  expect(lists.filter(({ query }) => !query.properties?.['after']).map(({ id }) => id)).toEqual([])
})
