import { m } from '#paraglide/messages.js'
import { BulkStatusChange } from '#list/bulk/bulk-status-change.tsx'
import { bulkCall } from '#list/bulk/bulk-call.ts'
import type { Chosen } from '#list/selection.ts'
import { reviewStatuses } from '#shop/reviews/statuses.ts'
import { Notice } from '@admin-panel/ui/notice'
import type { ReviewRow } from './columns.tsx'
import { describeStatus } from './describe-status.ts'
import { FlagChips } from './flag-chips.tsx'

/** Decides on the selected reviews; those in an unsuitable state report why. */
export function BulkStatus({ chosen, onDone }: { chosen: Chosen<ReviewRow>; onDone: () => void }) {
  return (
    <BulkStatusChange
      chosen={chosen}
      nameOf={({ author_name, subject }) => `${author_name}, ${subject.label}`}
      statuses={reviewStatuses}
      targets={[
        { status: 'published', requires_reason: false, requires_comment: false, reason_operation: null },
        { status: 'rejected', requires_reason: true, requires_comment: false, reason_operation: 'review_reject' },
        { status: 'hidden', requires_reason: true, requires_comment: false, reason_operation: 'review_hide' },
      ]}
      countInWords={m.reviews_many}
      describe={describeStatus}
      warning={(status) => status === 'published' && <Flagged reviews={chosen.rows} />}
      call={(change) => bulkCall('reviews.statusChange', change)}
      onDone={onDone}
    />
  )
}

/** The reviews in which the check has found a stop word, a link or a contact, since a bulk change shows no texts. */
function Flagged({ reviews }: { reviews: readonly ReviewRow[] }) {
  const flagged = reviews.filter(({ flags, has_complaint }) => flags.length > 0 || has_complaint)
  if (flagged.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <Notice tone="amber">{m.reviews_flagged({ count: flagged.length })}</Notice>
      <ul className="flex max-h-48 flex-col gap-1 overflow-y-auto">
        {flagged.map((review) => (
          <li key={review.id} className="flex flex-wrap items-baseline gap-x-2">
            <span className="min-w-0 break-words">{`${review.author_name}, ${review.subject.label}`}</span>
            <FlagChips review={review} />
          </li>
        ))}
      </ul>
    </div>
  )
}
