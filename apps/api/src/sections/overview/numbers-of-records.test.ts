import { expect, test } from 'vitest'
import { useApp } from '#test/app.ts'

const app = await useApp()
const admin = await app.as('admin@example.com')
const SUB_ORDERS = '/api/order/admin/sub-order'
const OPEN =
  'awaiting_payment,new,confirmed,assembling,ready_to_ship,in_delivery,at_pickup,not_delivered,returning,dispute'

interface Linked {
  from: string
  /** The field that holds the number. */
  field: string
  list: (id: number) => string
}

const linked: Record<string, Linked> = {
  'the open sub-orders of a seller': {
    from: '/api/company/admin/company',
    field: 'open_orders_count',
    list: (id) => `${SUB_ORDERS}?company_id=${id}&status=${OPEN}`,
  },
  'the cards of a seller': {
    from: '/api/company/admin/company',
    field: 'products_count',
    list: (id) => `/api/catalog/admin/product?company_id=${id}`,
  },
  'the cards of a brand': {
    from: '/api/catalog/admin/brand',
    field: 'products_count',
    list: (id) => `/api/catalog/admin/product?brand_id=${id}`,
  },
  'the users of a role': {
    from: '/api/user/admin/role',
    field: 'users_count',
    list: (id) => `/api/user/admin/user?role_id=${id}`,
  },
}

test.each(Object.entries(linked))('R2: %s are as many as the list that the number opens', async (_, linkedTo) => {
  const { body } = await admin.get(`${linkedTo.from}?per_page=20`)
  const pairs: { id: number; number: number; total: number }[] = await Promise.all(
    body.items.map(async (row: { id: number } & Record<string, number>) => {
      const { body: list } = await admin.get(`${linkedTo.list(row.id)}&per_page=10`)
      return { id: row.id, number: row[linkedTo.field], total: list.meta.total }
    }),
  )
  expect(pairs.length).toBeGreaterThan(4)
  expect(pairs.some(({ number }) => number > 0)).toBe(true)
  expect(pairs.filter(({ number, total }) => number !== total)).toEqual([])
})
