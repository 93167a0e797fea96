import { defineSection } from '#section.ts'
import { reviews } from './routes.ts'
import { seedReviews } from './seed.ts'
import { states } from './states.ts'

export const section = defineSection({
  handlers: reviews,
  resources: {
    review: {
      nameOf: null,
      shownBy: ['review', 'log'],
      states,
      grants: {
        merchant: ['index', 'view', 'update'],
        moderator: ['index', 'view', 'update', 'statusChange', 'export'],
        'order-operator': ['index', 'view'],
        viewer: ['index', 'view'],
      },
    },
  },
  seeds: { reviews: { run: seedReviews, after: ['orders', 'reviewTerms'] } },
})
