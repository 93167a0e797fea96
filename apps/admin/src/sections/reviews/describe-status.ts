import { m } from '#paraglide/messages.js'
import type { ReviewStatus } from '#shop/reviews/statuses.ts'

const effects: Partial<Record<ReviewStatus, () => string>> = {
  published: m.reviews_effect_published,
  rejected: m.reviews_effect_rejected,
  hidden: m.reviews_effect_hidden,
}

/** The consequences of a decision. */
export const describeStatus = (status: ReviewStatus) => effects[status]?.()
