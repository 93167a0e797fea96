import type { Params, Schemas } from '@admin-panel/sdk'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { on, openPanel } from '#test/render.tsx'
import { meta, offer, prices } from '#test/sample-offers.ts'
import { product } from './sample.ts'

const point: Schemas['StorePointRow'] = {
  id: 1,
  code: 'WH-1',
  name: 'Точка 1',
  type: 'warehouse',
  company: { id: 1, label: 'Автодеталь-Север' },
  city: { id: 2, label: 'Владивосток' },
  address: 'Владивосток, ул. Складская, д. 5',
  lat: 43.12,
  lon: 131.88,
  time_zone: 'Asia/Vladivostok',
  today: [],
  open_now: true,
  status: 'active',
  version: 3,
}

const points = Array.from({ length: 106 }, (_, index): Schemas['StorePointRow'] => ({
  ...point,
  id: index + 1,
  code: `WH-${index + 1}`,
  name: `Точка ${index + 1}`,
}))

/** Points in pages of a cursor, as the server answers. */
function pointsByCursor({ after = '0', per_page = 20 }: Params<'storePoints.list'>): Schemas['StorePointRowPage'] {
  const first = Number(after)
  const end = first + per_page
  return {
    items: points.slice(first, end),
    meta: {
      total: points.length,
      total_is_exact: true,
      page: first / per_page + 1,
      per_page,
      page_count: Math.ceil(points.length / per_page),
      ...(end < points.length && { after: String(end) }),
    },
  }
}

test('The sheet of stocks has a line for each point of the seller, more than a page of them', async () => {
  await openPanel('/products/1001?tab=offers', {
    handlers: [
      on.products.view(product),
      on.products.attributes({ items: [] }),
      on.productOffers.list({ items: [{ ...offer, stocks: [] }], meta: { ...meta, total: 1 } }),
      on.productOffers.priceHistory(prices),
      on.storePoints.list(pointsByCursor),
    ],
  })
  const grid = page.getByRole('grid', { name: 'Остатки по точкам' })
  await expect.element(grid).toHaveAttribute('aria-rowcount', '107')
})
