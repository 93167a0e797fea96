import type { Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { type Client, useApp } from '#test/app.ts'

const app = await useApp()
const TERMS = '/api/system/admin/overview/terms'
const SHIPMENTS = '/api/order/admin/sub-order?per_page=100&status=new,confirmed,assembling,ready_to_ship&sort=due'
const REQUESTS = '/api/moderation/admin/moderation?per_page=100&status=new,in_work&sort=due_at'
const SETTLEMENTS = '/api/company/admin/settlement?per_page=100&status=open&sort=due_on'
const CONTRACTS = '/api/company/admin/contract?per_page=100&ends_soon=true&sort=end_date'

async function termsOf(client: Client, lists: string): Promise<Schemas['Terms']> {
  const { status, body } = await client.get(`${TERMS}?lists=${lists}`)
  expect(status).toBe(200)
  return body
}

/** What the rows of these lists have of a term. */
interface Row {
  id: number
  number: string
  company: { label: string }
  entity_label: string
  ship_by: string
  due_at: string
  due_on: string
  end_date: string
}

async function rowsOf(client: Client, path: string): Promise<{ items: Row[]; meta: { total: number } }> {
  const { status, body } = await client.get(path)
  expect(status).toBe(200)
  return body
}

const shipment = ({ id, number, company, ship_by }: Row) => ({
  list: 'subOrders',
  id,
  number,
  label: company.label,
  due_at: ship_by,
  due_on: null,
})

test.each(['admin', 'orders', 'merchant1', 'merchant2'])(
  'What is due of the shipments of %s are the first hundred of their list, in its order',
  async (role) => {
    const client = await app.as(`${role}@example.com`)
    const { items, meta } = await rowsOf(client, SHIPMENTS)
    expect(items.length).toBeGreaterThan(0)
    expect(await termsOf(client, 'subOrders')).toEqual({ items: items.map(shipment), is_whole: meta.total <= 100 })
  },
)

async function sellersOf(role: string) {
  const { items } = await termsOf(await app.as(`${role}@example.com`), 'subOrders')
  return new Set(items.map(({ label }) => label))
}

test('What is due of a seller belongs to the own company, and staff see that of all', async () => {
  expect((await sellersOf('merchant1')).size).toBe(1)
  expect(await sellersOf('merchant2')).not.toEqual(await sellersOf('merchant1'))
  expect((await sellersOf('orders')).size).toBeGreaterThan(1)
})

test('A request that is due has its number, its record and its hour', async () => {
  const client = await app.as('moderator@example.com')
  const { items, meta } = await rowsOf(client, REQUESTS)
  expect(await termsOf(client, 'moderation')).toEqual({
    items: items.map(({ id, number, entity_label: label, due_at }) => ({
      list: 'moderation',
      id,
      number,
      label,
      due_at,
      due_on: null,
    })),
    is_whole: meta.total <= 100,
  })
})

test('Settlements and contracts stand together by their days', async () => {
  const client = await app.as('finance@example.com')
  const settlements = (await rowsOf(client, SETTLEMENTS)).items.map(({ id, company: { label }, due_on }) => {
    return { list: 'settlements', id, number: null, label, due_at: null, due_on }
  })
  const contracts = (await rowsOf(client, CONTRACTS)).items.map(({ id, number, company: { label }, end_date }) => {
    return { list: 'contracts', id, number, label, due_at: null, due_on: end_date }
  })
  const { items } = await termsOf(client, 'settlements,contracts')
  expect(contracts.length).toBeGreaterThan(0)
  expect(items.toSorted(byName)).toEqual([...settlements, ...contracts].toSorted(byName))
  const days = items.map(({ due_on }) => due_on ?? '')
  expect(days).toEqual(days.toSorted())
})

const byName = (a: { list: string; id: number }, b: { list: string; id: number }) =>
  a.list.localeCompare(b.list) || a.id - b.id

test('Of more than a hundred the earliest are shown, and the answer says that there are others', async () => {
  const client = await app.as('admin@example.com')
  const both = await termsOf(client, 'subOrders,moderation')
  const parts = [...(await termsOf(client, 'subOrders')).items, ...(await termsOf(client, 'moderation')).items]
  expect(parts.length).toBeGreaterThan(100)
  expect(both.is_whole).toBe(false)
  const moments = parts.map(({ due_at }) => due_at ?? '').toSorted()
  expect(both.items.map(({ due_at }) => due_at)).toEqual(moments.slice(0, 100))
})

test('P7: a list that the user may not open is refused, alone and beside another one', async () => {
  const client = await app.holding(['order.index', 'order.statusChange'])
  expect((await termsOf(client, 'subOrders')).items.length).toBeGreaterThan(0)
  const status = async (lists: string) => (await client.get(`${TERMS}?lists=${lists}`)).status
  expect([await status('settlements'), await status('subOrders,contracts')]).toEqual([403, 403])
  expect([await status('products'), (await client.get(TERMS)).status]).toEqual([422, 422])
  const nothing = await app.as('no-rights@example.com')
  expect((await nothing.get(`${TERMS}?lists=subOrders`)).status).toBe(403)
})
