import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'commissions.list': '/handbooks/commissions',
} as const

export const commissions = defineSection({
  screens: [
    {
      path: paths['commissions.list'],
      title: m.entity_commission,
      permissions: ['commission'],
      hasSavedQuery: true,
      first: 'commissions.list',
      lazy: () => import('./commissions.tsx'),
    },
  ],
})
