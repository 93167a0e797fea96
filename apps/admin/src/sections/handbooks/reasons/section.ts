import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const reasons = defineSection({
  screens: [
    {
      path: '/handbooks/reasons',
      title: m.reasons_title,
      permissions: ['operation-reason'],
      queried: true,
      lazy: () => import('./list.tsx'),
    },
    {
      path: '/handbooks/reasons/edit/new',
      title: m.reasons_new_title,
      permissions: ['operation-reason.create'],
      lazy: () => import('./edit.tsx'),
    },
    {
      path: '/handbooks/reasons/edit/:id',
      title: m.reasons_title,
      permissions: ['operation-reason'],
      lazy: () => import('./edit.tsx'),
    },
  ],
})
