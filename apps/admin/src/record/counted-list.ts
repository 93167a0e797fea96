import type { Schemas } from '@admin-panel/sdk'
import { pathTo } from '#data/paths.ts'

type List = Schemas['OverviewList'] | NonNullable<Schemas['Obstacle']['list']>

/** The screen of each list that the overview counts, or that shows what stands in the way of a change. */
const screens: Readonly<Record<List, () => string>> = {
  orders: () => pathTo('orders.list'),
  subOrders: () => pathTo('shipments.list'),
  facts: () => pathTo('facts.list'),
  moderation: () => pathTo('moderation.list'),
  brandModeration: () => pathTo('brandModeration.list'),
  reviews: () => pathTo('reviews.list'),
  products: () => pathTo('products.list'),
  productOffers: () => pathTo('productOffers.list'),
  companies: () => pathTo('companies.list'),
  // Its own filter is the state.
  brandAliases: () => pathTo('brands.unmapped'),
  settlements: () => pathTo('settlements.list'),
  auditLog: () => pathTo('auditLog.list'),
  cities: () => pathTo('cities.list'),
  commissions: () => pathTo('commissions.list'),
}

/** The address of a list without its filters. */
export const screenOfList = (list: List) => screens[list]().split('?')[0] ?? ''

/** The address of a list under the filters that give its total. */
export function countedList(list: List, query: string) {
  const screen = screens[list]()
  return `${screen}${screen.includes('?') ? '&' : '?'}${query}`
}
