import History from 'lucide-react/icons/rotate-ccw-clock'
import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'auditLog.list': '/log',
  auditLog: '/log/:id',
  'auditLog.deleted': '/log/deleted',
  'auditLog.asOf': '/log/as-of/:entity/:id',
} as const

export const auditLog = defineSection({
  menu: { path: paths['auditLog.list'], label: m.log_title, icon: History, permission: 'log' },
  screens: [
    {
      path: paths['auditLog.list'],
      title: m.log_title,
      permissions: ['log'],
      hasSavedQuery: true,
      first: 'auditLog.list',
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths['auditLog.deleted'],
      title: m.deleted_title,
      permissions: ['log'],
      hasSavedQuery: true,
      first: 'auditLog.deleted',
      lazy: () => import('./deleted.tsx'),
    },
    {
      path: paths.auditLog,
      title: m.log_title,
      permissions: ['log'],
      first: 'auditLog.view',
      lazy: () => import('./view.tsx'),
    },
    // All who may view the record may look at its past, so the server alone decides.
    { path: paths['auditLog.asOf'], title: m.past_title, lazy: () => import('./past.tsx') },
  ],
})
