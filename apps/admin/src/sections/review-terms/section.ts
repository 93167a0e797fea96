import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const paths = {
  'reviewTerms.list': '/handbooks/reviews',
} as const

export const reviewTerms = defineSection({
  screens: [
    {
      path: paths['reviewTerms.list'],
      title: m.entity_review_term,
      permissions: ['review'],
      hasSavedQuery: true,
      first: 'reviewTerms.list',
      lazy: () => import('./terms.tsx'),
    },
  ],
})
