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
    id: 'created',
    width: 148,
    header: m.reviews_column_created(),
    sortKey: 'created_at',
    cell: ({ created_at }) => <Moment time={created_at} />,
    note: ({ author_name }) => author_name,
  },
  {
    id: 'subject',
    header: m.filter_target(),
    width: 176,
    cell: ({ subject }) => subject.label,
    note: ({ target }) => reviewTargetWords[target](),
  },
  {
    id: 'rating',
    width: 136,
    priority: 'high',
    header: m.filter_rating(),
    sortKey: 'rating',
    cell: ({ rating }) => <Rating rating={rating} />,
  },
  {
    id: 'text',
    header: m.reviews_column_text(),
    width: 200,
    // A card has the rating and the text, by which it is judged.
    priority: 'high',
    cell: ({ text, pros, cons }) => [text, pros, cons].filter(Boolean).join(' · ') || '—',
    note: ({ reply_text }) => reply_text && m.reviews_replied({ text: reply_text }),
  },
  {
    id: 'company',
    header: m.filter_reviewsList_company_id(),
    isHidden: true,
    cell: ({ company }) => company?.label ?? '—',
  },
  { id: 'flags', width: 140, header: m.filter_flags(), cell: (review) => <FirstFlag review={review} /> },
  statusColumn(reviewStatuses),
]
