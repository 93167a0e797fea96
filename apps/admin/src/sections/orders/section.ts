import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'orders.list': '/orders',
  'orders.new': '/orders/create',
  orders: '/orders/id-:id',
  'orders.byNumber': '/orders/:id',
  subOrders: '/orders/suborder/:id',
} as const

export const orders = defineSection({
  menu: { path: paths['orders.list'], label: m.entity_order, icon: ShoppingCart, permission: 'order', group: 'orders' },
  screens: [
    {
      path: paths['orders.list'],
      title: m.entity_order,
      permissions: ['order'],
      hasSavedQuery: true,
      first: 'orders.list',
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths['orders.new'],
      title: m.orders_create,
      permissions: ['order.receive', 'product-offer.index'],
      lazy: () => import('./create/create.tsx'),
    },
    {
      path: paths['orders.byNumber'],
      title: m.entity_order,
      permissions: ['order'],
      first: 'orders.view',
      lazy: () => import('./order.tsx'),
    },
    {
      path: paths.subOrders,
      title: m.entity_order,
      permissions: ['order'],
      first: 'subOrders.view',
      lazy: () => import('./sub-order.tsx'),
    },
  ],
})
