import { reviewTargetWords } from '#contract/enums/review-target.gen.ts'
import type { Schemas } from '@admin-panel/sdk'
import type { TableColumn } from '@admin-panel/ui/table-view'
import { m } from '#paraglide/messages.js'
import { Moment } from '#page/moment.tsx'
import { Rating } from '#record/reviews/rating.tsx'
import { reviewStatuses } from '#record/reviews/statuses.ts'
import { StatusBadge } from '#record/status/statuses.tsx'
import { FlagChips } from './flag-chips.tsx'

export type ReviewRow = Schemas['ReviewRow']

export const columns = (): TableColumn<ReviewRow>[] => [
  {
    id: 'created',
    header: m.reviews_column_created(),
    sortKey: 'created_at',
    cell: ({ created_at }) => <Moment time={created_at} />,
  },
  {
    id: 'subject',
    header: m.filter_target(),
    className: '@min-[40rem]:min-w-44',
    cell: ({ subject, target }) => (
      <>
        <span className="line-clamp-2">{subject.label}</span>
        <span className="block text-xs text-muted">{reviewTargetWords[target]()}</span>
      </>
    ),
  },
  { id: 'rating', header: m.filter_rating(), sortKey: 'rating', cell: ({ rating }) => <Rating rating={rating} /> },
  {
    id: 'text',
    header: m.reviews_column_text(),
    className: '@min-[40rem]:min-w-64',
    cell: ({ text, pros, cons }) => (
      <span className="line-clamp-2 break-words">{[text, pros, cons].filter(Boolean).join(' · ') || '—'}</span>
    ),
  },
  {
    id: 'author',
    header: m.reviews_column_author(),
    cell: ({ author_name }) => <span className="whitespace-nowrap">{author_name}</span>,
  },
  {
    id: 'company',
    header: m.filter_reviewsList_company_id(),
    isHidden: true,
    cell: ({ company }) => company?.label ?? '—',
  },
  { id: 'flags', header: m.filter_flags(), cell: (review) => <FlagChips review={review} /> },
  {
    id: 'status',
    header: m.field_status(),
    cell: ({ status }) => <StatusBadge statuses={reviewStatuses} status={status} />,
  },
  {
    id: 'reply',
    header: m.field_reply_text(),
    className: '@min-[40rem]:min-w-44',
    cell: ({ reply_text }) => <span className="line-clamp-2 break-words">{reply_text ?? '—'}</span>,
  },
]
