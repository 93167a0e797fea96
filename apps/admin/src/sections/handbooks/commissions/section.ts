import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const commissions = defineSection({
  screens: [
    {
      path: '/handbooks/commissions',
      title: m.commissions_title,
      permissions: ['commission'],
      queried: true,
      lazy: () => import('./commissions.tsx'),
    },
  ],
})
