import { m } from '#paraglide/messages.js'
import type { ReviewStatus } from '#record/reviews/statuses.ts'

const effects: Partial<Record<ReviewStatus, () => string>> = {
  published: m.reviews_effect_published,
  rejected: m.reviews_effect_rejected,
  hidden: m.reviews_effect_hidden,
}

/** What a decision brings with it. */
export const describeStatus = (status: ReviewStatus) => effects[status]?.()
