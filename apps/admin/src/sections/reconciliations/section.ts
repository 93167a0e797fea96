import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = { 'reconciliations.list': '/sellers/reconciliation' } as const

export const reconciliations = defineSection({
  screens: [
    {
      path: paths['reconciliations.list'],
      title: m.entity_reconciliation,
      permissions: ['reconciliation'],
      hasSavedQuery: true,
      first: 'reconciliations.list',
      lazy: () => import('./list.tsx'),
    },
  ],
})
