import { defineSection } from '#registry/section.ts'
import { findRowOf } from '#records/restore/find-row.ts'
import { reviewTerm } from './schema.ts'
import { flagAgain } from '#sections/reviews/public.ts'
import { reviewTerms } from './routes.ts'
import { seedReviewTerms } from './seed.ts'

export const section = defineSection({
  handlers: reviewTerms,
  resources: {
    'review-term': {
      nameOf: null,
      back: {
        find: findRowOf(reviewTerm),
        seenBy: ['review.index', 'log.index'],
        upsert: 'reviewTerms.upsert',
        returned: (tx, actor) => flagAgain(tx, actor),
      },
      shownBy: ['review', 'log'],
    },
  },
  seeds: { reviewTerms: { run: seedReviewTerms, after: ['categories'] } },
})
