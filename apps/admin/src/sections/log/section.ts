import History from 'lucide-react/icons/rotate-ccw-clock'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const log = defineSection({
  menu: { path: '/log', label: m.log_title, icon: History, permission: 'log' },
  screens: [
    { path: '/log', title: m.log_title, permissions: ['log'], queried: true, lazy: () => import('./list.tsx') },
    { path: '/log/:id', title: m.log_title, permissions: ['log'], lazy: () => import('./view.tsx') },
  ],
})
