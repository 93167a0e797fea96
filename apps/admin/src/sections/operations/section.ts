import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'operations.list': '/operations',
  operations: '/operations/:id',
} as const

export const operations = defineSection({
  screens: [
    {
      path: paths['operations.list'],
      title: m.entity_operation,
      part: 'operations',
      hasSavedQuery: true,
      first: ['operations.list', { mine: true }],
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths.operations,
      title: m.entity_operation,
      part: 'operations',
      first: 'operations.view',
      lazy: () => import('./operation.tsx'),
    },
  ],
})
