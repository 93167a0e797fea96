import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'brandModeration.list': '/moderation/brands',
  brandModeration: '/moderation/brands/:id',
} as const

export const brandModeration = defineSection({
  screens: [
    {
      path: paths['brandModeration.list'],
      title: m.entity_brand_moderation,
      permissions: ['brand-moderation'],
      hasSavedQuery: true,
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths.brandModeration,
      title: m.entity_brand_moderation,
      permissions: ['brand-moderation.view'],
      first: 'brandModeration.view',
      lazy: () => import('./request.tsx'),
    },
  ],
})
