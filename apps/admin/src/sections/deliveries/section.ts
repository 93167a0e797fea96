import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'
import { shippedByTerm } from './shipped.ts'

export const paths = {
  delivery: '/delivery',
  'shipments.list': '/delivery?tab=shipments',
  'deliveries.list': '/delivery?tab=methods',
  'deliveries.new': '/delivery/methods/new',
  deliveries: '/delivery/methods/:id',
  'paymentSystems.list': '/delivery?tab=payment',
  'paymentSystems.new': '/delivery/payment/new',
  paymentSystems: '/delivery/payment/:id',
} as const

export const deliveries = defineSection({
  screens: [
    {
      path: paths.delivery,
      title: m.delivery_title,
      permissions: ['order'],
      hasSavedQuery: true,
      first: ['subOrders.list', shippedByTerm],
      lazy: () => import('./delivery.tsx'),
    },
    {
      path: paths['deliveries.new'],
      title: m.delivery_title,
      permissions: ['delivery.create'],
      lazy: () => import('./form.tsx'),
    },
    {
      path: paths.deliveries,
      title: m.delivery_title,
      permissions: ['delivery'],
      first: 'deliveries.view',
      lazy: () => import('./form.tsx'),
    },
    {
      path: paths['paymentSystems.new'],
      title: m.delivery_title,
      permissions: ['payment-system.create'],
      lazy: () => import('./payment-system.tsx'),
    },
    {
      path: paths.paymentSystems,
      title: m.delivery_title,
      permissions: ['payment-system'],
      first: 'paymentSystems.view',
      lazy: () => import('./payment-system.tsx'),
    },
  ],
})
