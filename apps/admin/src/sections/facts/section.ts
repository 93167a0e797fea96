import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'facts.list': '/orders/incoming',
  facts: '/orders/incoming/:id',
} as const

export const facts = defineSection({
  screens: [
    {
      path: paths['facts.list'],
      title: m.entity_fact,
      permissions: ['order.receive'],
      hasSavedQuery: true,
      first: 'facts.list',
      lazy: () => import('./list.tsx'),
    },
    {
      path: paths.facts,
      title: m.entity_fact,
      permissions: ['order.receive'],
      first: 'facts.view',
      lazy: () => import('./view.tsx'),
    },
  ],
})
