import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'settlements.list': '/sellers/settlements',
  settlements: '/sellers/settlements/:id',
} as const

export const settlements = defineSection({
  screens: [
    {
      path: paths['settlements.list'],
      title: m.entity_settlement,
      permissions: ['settlement'],
      hasSavedQuery: true,
      first: 'settlements.list',
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths.settlements,
      title: m.entity_settlement,
      permissions: ['settlement.view'],
      first: 'settlements.view',
      lazy: () => import('./view.tsx'),
    },
  ],
})
