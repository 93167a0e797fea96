import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const orders = defineSection({
  menu: { path: '/orders', label: m.orders_title, icon: ShoppingCart, permission: 'order', group: 'orders' },
  screens: [
    { path: '/orders', title: m.orders_title, permissions: ['order'], queried: true, lazy: () => import('./list.tsx') },
    { path: '/orders/:id', title: m.orders_title, permissions: ['order'], lazy: () => import('./order.tsx') },
    {
      path: '/orders/suborder/:id',
      title: m.orders_title,
      permissions: ['order'],
      lazy: () => import('./sub-order.tsx'),
    },
  ],
})
