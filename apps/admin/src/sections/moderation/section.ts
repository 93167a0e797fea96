import Inbox from 'lucide-react/icons/inbox'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'moderation.list': '/moderation',
  moderation: '/moderation/:id',
} as const

export const moderation = defineSection({
  menu: {
    path: paths['moderation.list'],
    label: m.entity_moderation,
    icon: Inbox,
    permission: 'moderation',
    group: 'sellers',
  },
  screens: [
    {
      path: paths['moderation.list'],
      title: m.entity_moderation,
      permissions: ['moderation'],
      hasSavedQuery: true,
      lazy: () => import('./requests/list.tsx'),
    },
    {
      path: paths.moderation,
      title: m.entity_moderation,
      permissions: ['moderation.view'],
      first: 'moderation.view',
      lazy: () => import('./requests/request.tsx'),
    },
  ],
})
