import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const delivery = defineSection({
  screens: [
    {
      path: '/delivery',
      title: m.delivery_title,
      permissions: ['order'],
      queried: true,
      lazy: () => import('./delivery.tsx'),
    },
    {
      path: '/delivery/methods/new',
      title: m.delivery_title,
      permissions: ['delivery.create'],
      lazy: () => import('./method.tsx'),
    },
    {
      path: '/delivery/methods/:id',
      title: m.delivery_title,
      permissions: ['delivery'],
      lazy: () => import('./method.tsx'),
    },
    {
      path: '/delivery/payment/new',
      title: m.delivery_title,
      permissions: ['payment-system.create'],
      lazy: () => import('./payment-system.tsx'),
    },
    {
      path: '/delivery/payment/:id',
      title: m.delivery_title,
      permissions: ['payment-system'],
      lazy: () => import('./payment-system.tsx'),
    },
  ],
})
