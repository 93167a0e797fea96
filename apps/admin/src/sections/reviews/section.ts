import MessageSquareText from 'lucide-react/icons/message-square-text'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'reviews.list': '/reviews',
  reviews: '/reviews/:id',
} as const

export const reviews = defineSection({
  menu: {
    path: paths['reviews.list'],
    label: m.entity_review,
    icon: MessageSquareText,
    permission: 'log',
    part: 'reviews',
  },
  screens: [
    {
      path: paths['reviews.list'],
      title: m.entity_review,
      permissions: ['log'],
      part: 'reviews',
      hasSavedQuery: true,
      first: 'reviews.list',
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths.reviews,
      title: m.entity_review,
      permissions: ['log'],
      part: 'reviews',
      first: 'reviews.view',
      lazy: () => import('./view.tsx'),
    },
  ],
})
