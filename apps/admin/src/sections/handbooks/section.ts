import BookOpen from 'lucide-react/icons/book-open'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = { handbooks: '/handbooks' } as const

export const handbooks = defineSection({
  menu: { path: paths.handbooks, label: m.handbooks_title, icon: BookOpen },
  screens: [{ path: paths.handbooks, title: m.handbooks_title, lazy: () => import('./hub.tsx') }],
})
