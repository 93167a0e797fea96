import { defineSection } from '#registry/section.ts'
import { reviewTerms } from './routes.ts'
import { seedReviewTerms } from './seed.ts'

export const section = defineSection({
  handlers: reviewTerms,
  resources: {
    'review-term': {
      nameOf: null,
      shownBy: ['review', 'log'],
    },
  },
  seeds: { reviewTerms: { run: seedReviewTerms, after: ['categories'] } },
})
