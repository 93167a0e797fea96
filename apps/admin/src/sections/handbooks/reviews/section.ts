import { m } from '#paraglide/messages.js'
import { defineSection } from '#page/section.ts'

export const reviewTerms = defineSection({
  screens: [
    {
      path: '/handbooks/reviews',
      title: m.review_terms_title,
      permissions: ['review'],
      queried: true,
      lazy: () => import('./terms.tsx'),
    },
  ],
})
