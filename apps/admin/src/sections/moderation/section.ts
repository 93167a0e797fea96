import Inbox from 'lucide-react/icons/inbox'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const moderation = defineSection({
  menu: { path: '/moderation', label: m.moderation_title, icon: Inbox, permission: 'moderation', group: 'sellers' },
  screens: [
    {
      path: '/moderation',
      title: m.moderation_title,
      permissions: ['moderation'],
      queried: true,
      lazy: () => import('./requests/list.tsx'),
    },
    {
      path: '/moderation/brands',
      title: m.moderation_brands_title,
      permissions: ['brand-moderation'],
      queried: true,
      lazy: () => import('./brands/list.tsx'),
    },
    {
      path: '/moderation/brands/:id',
      title: m.moderation_brands_title,
      permissions: ['brand-moderation.view'],
      lazy: () => import('./brands/request.tsx'),
    },
    {
      path: '/moderation/:id',
      title: m.moderation_title,
      permissions: ['moderation.view'],
      lazy: () => import('./requests/request.tsx'),
    },
  ],
})
