import { selectNames } from '#records/names-of.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { findOrders } from './hits.ts'
import { listOf } from './queries.ts'
import { orders } from './routes.ts'
import { order } from './schema.ts'
import { seedOrders } from './seed.ts'

export const section = defineSection({
  english,
  handlers: orders,
  resources: {
    order: {
      nameOf: selectNames(order, order.number),
      states: 'sub-order',
      lists: { orders: listOf },
      search: { permissions: ['order.index', 'order.view'], find: findOrders },
      grants: {
        // Orders come from the marketplace's own systems, not from those who sell.
        merchant: ['index', 'list', 'view', 'update', 'statusChange', 'export', 'personal'],
        'order-operator': '*',
        finance: ['index', 'list', 'view', 'export'],
        viewer: ['index', 'list', 'view'],
      },
    },
  },
  seeds: { orders: { run: seedOrders, after: ['moderation', 'commissions', 'deliveries', 'paymentSystems'] } },
})
