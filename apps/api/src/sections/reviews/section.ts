import { operationPermissions } from '@admin-panel/sdk'
import { sql } from '#db/drizzle.ts'
import { withinCompanies } from '#query/scope.ts'
import { defineSection } from '#registry/section.ts'
import { english } from './english.ts'
import { reviews } from './routes.ts'
import { review } from './schema.ts'
import { seedReviews } from './seed.ts'
import { states } from './states.ts'
import { listOf, rateAgain } from './queries.ts'

export const section = defineSection({
  english,
  handlers: reviews,
  resources: {
    review: {
      lists: { reviews: (_, actor, filters) => listOf(actor, filters) },
      nameOf: null,
      shownBy: ['review', 'log'],
      states,
      back: { returned: rateAgain },
      files: {
        view: operationPermissions['reviews.view'],
        table: review,
        holds: ({ id }) => sql`${review.photo_ids} @> array[${id}::int8]`,
        scope: (actor) => withinCompanies(actor, review.company_id),
      },
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
