import { m } from '#paraglide/messages.js'
import { BulkStatusChange } from '#list/bulk/bulk-status-change.tsx'
import { client } from '#data/client.ts'
import { reviewStatuses } from '#record/reviews/statuses.ts'
import type { ReviewRow } from './columns.tsx'
import { describeStatus } from './describe-status.ts'

/** Decides on the selected reviews; those in an unsuitable state report why. */
export function BulkStatus({ reviews, onDone }: { reviews: readonly ReviewRow[]; onDone: () => void }) {
  return (
    <BulkStatusChange
      of="reviews"
      rows={reviews}
      nameOf={({ author_name, subject }) => `${author_name}, ${subject.label}`}
      statuses={reviewStatuses}
      targets={[
        { status: 'published', requires_reason: false, requires_comment: false, reason_operation: null },
        { status: 'rejected', requires_reason: true, requires_comment: false, reason_operation: 'review_reject' },
        { status: 'hidden', requires_reason: true, requires_comment: false, reason_operation: 'review_hide' },
      ]}
      countInWords={m.reviews_many}
      describe={describeStatus}
      change={client.api.reviews.statusChange}
      onDone={onDone}
    />
  )
}
