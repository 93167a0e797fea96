import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'legacyProducts.list': '/products/old',
  legacyProducts: '/products/old?card=:id',
} as const

export const legacyProducts = defineSection({
  screens: [
    {
      path: paths['legacyProducts.list'],
      title: m.old_products_title,
      permissions: ['product'],
      part: 'legacy',
      hasSavedQuery: true,
      first: 'legacyProducts.list',
      lazy: () => import('./list.tsx'),
    },
  ],
})
