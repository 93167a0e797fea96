import History from 'lucide-react/icons/rotate-ccw-clock'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'auditLog.list': '/log',
  auditLog: '/log/:id',
} as const

export const auditLog = defineSection({
  menu: { path: paths['auditLog.list'], label: m.log_title, icon: History, permission: 'log' },
  screens: [
    {
      path: paths['auditLog.list'],
      title: m.log_title,
      permissions: ['log'],
      hasSavedQuery: true,
      lazy: () => import('./list.tsx'),
    },
    { path: paths.auditLog, title: m.log_title, permissions: ['log'], lazy: () => import('./view.tsx') },
  ],
})
