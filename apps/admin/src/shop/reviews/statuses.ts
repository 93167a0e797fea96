import type { Schemas } from '@admin-panel/sdk'
import { m } from '#paraglide/messages.js'
import type { Statuses } from '#record/status/statuses.tsx'

export type ReviewStatus = Schemas['ReviewStatus']

export const reviewStatuses: Statuses<ReviewStatus> = {
  new: { label: m.enum_review_status_new, action: m.enum_review_status_new },
  published: { label: m.enum_review_status_published, action: m.review_to_published },
  rejected: { label: m.enum_review_status_rejected, action: m.review_to_rejected, isDanger: true },
  hidden: { label: m.enum_review_status_hidden, action: m.review_to_hidden, isDanger: true },
}
