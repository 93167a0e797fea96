import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = { overview: '/' } as const

export const overview = defineSection({
  screens: [
    {
      path: paths.overview,
      title: m.overview_title,
      // Each of them opens a widget.
      anyPermission: [
        'order.index',
        'moderation.index',
        'brand-moderation.index',
        'review.index',
        'brand.index',
        'company.index',
        'product.index',
        'product-offer.index',
        'audit-log.index',
      ],
      lazy: () => import('./overview.tsx'),
    },
  ],
})
