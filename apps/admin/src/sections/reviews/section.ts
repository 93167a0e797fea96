import MessageSquareText from 'lucide-react/icons/message-square-text'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const reviews = defineSection({
  menu: { path: '/reviews', label: m.reviews_title, icon: MessageSquareText, permission: 'log' },
  screens: [
    { path: '/reviews', title: m.reviews_title, permissions: ['log'], queried: true, lazy: () => import('./list.tsx') },
    { path: '/reviews/:id', title: m.reviews_title, permissions: ['log'], lazy: () => import('./view.tsx') },
  ],
})
