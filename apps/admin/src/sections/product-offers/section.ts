import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'productOffers.list': '/products/offers',
  productOffers: '/products/offers?offer=:id',
} as const

export const productOffers = defineSection({
  screens: [
    {
      path: paths['productOffers.list'],
      title: m.entity_product_offer,
      permissions: ['product-offer'],
      hasSavedQuery: true,
      first: 'productOffers.list',
      lazy: () => import('./list.tsx'),
    },
  ],
})
