import { reviewTargetWords } from '#contract/enums/review-target.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { Moment } from '#page/moment.tsx'
import { Rating } from '#shop/reviews/rating.tsx'
import { reviewStatuses } from '#shop/reviews/statuses.ts'
import { statusColumn } from '#record/status/status-column.tsx'
import { FirstFlag } from './flag-chips.tsx'

export type ReviewRow = Schemas['ReviewRow']

export const columns = (): TableColumn<ReviewRow>[] => [
  {
    id: 'subject',
    header: m.filter_target(),
    width: 264,
    cell: ({ subject }) => subject.label,
    note: ({ target, author_name }) => `${reviewTargetWords[target]()} · ${author_name}`,
  },
  {
    id: 'rating',
    kind: 'code',
    width: 104,
    priority: 'high',
    header: m.filter_rating(),
    sortKey: 'rating',
    cell: ({ rating }) => <Rating rating={rating} hasWords={false} />,
  },
  { id: 'flags', kind: 'code', width: 164, header: m.filter_flags(), cell: (review) => <FirstFlag review={review} /> },
  {
    id: 'text',
    header: m.reviews_column_text(),
    width: 272,
    // A card has the rating and the text, by which it is judged.
    priority: 'high',
    cell: ({ text, pros, cons, reply_text }) => (
      <>
        {[text, pros, cons].filter(Boolean).join(' · ') || '—'}
        {reply_text && <span className="text-muted"> {m.reviews_replied({ text: reply_text })}</span>}
      </>
    ),
  },
  {
    id: 'company',
    header: m.filter_reviewsList_company_id(),
    isHidden: true,
    cell: ({ company }) => company?.label ?? '—',
  },
  statusColumn(reviewStatuses),
  {
    id: 'created',
    kind: 'moment',
    header: m.reviews_column_created(),
    sortKey: 'created_at',
    cell: ({ created_at }) => <Moment time={created_at} />,
  },
]
