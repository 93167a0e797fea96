import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = { overview: '/' } as const

/** Each of them opens a part of the overview. */
export const overviewPermissions = [
  'order.index',
  'moderation.index',
  'brand-moderation.index',
  'review.index',
  'brand.index',
  'company.index',
  'product.index',
  'product-offer.index',
  'audit-log.index',
] as const

export const overview = defineSection({
  screens: [
    {
      path: paths.overview,
      title: m.overview_title,
      anyPermission: overviewPermissions,
      lazy: () => import('./overview.tsx'),
    },
  ],
})
