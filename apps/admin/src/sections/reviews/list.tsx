import { Link } from 'react-router'
import { m } from '#paraglide/messages.js'
import { ExportMenu } from '#list/export/export-menu.tsx'
import { lazyPart } from '#page/lazy-part.tsx'
import { listScreen } from '#list/list-screen.ts'
import { useCan } from '#data/queries.ts'
import { reviewsListRules } from '#contract/lists/reviews.gen.ts'
import { columns } from './columns.tsx'
import { pathTo } from '#data/paths.ts'
import { reviewFlagWords } from '#contract/enums/review-flag.gen.ts'
import { reviewTargetWords } from '#contract/enums/review-target.gen.ts'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { reviewStatuses } from '#shop/reviews/statuses.ts'
import { statusOptions } from '#record/status/statuses.tsx'
import { optionsOf } from '#text/options-of.ts'

const filters = () => [
  searchFilter(m.reviews_search()),
  choiceFilter('status', statusOptions(reviewStatuses)),
  choiceFilter(
    'rating',
    [5, 4, 3, 2, 1].map((rating) => ({ value: rating, label: m.review_rating({ rating }) })),
  ),
  choiceFilter('flags', optionsOf(reviewFlagWords)),
]

const moreFilters = () => [
  choiceFilter('target', optionsOf(reviewTargetWords)),
  referenceFilter('product_id', 'products'),
  referenceFilter('store_point_id', 'storePoints'),
  referenceFilter('company_id', 'companies'),
  flagFilter('has_reply'),
  flagFilter('has_photo'),
  flagFilter('has_complaint'),
  daysFilter('created', m.reviews_column_created()),
]

/** The daily lists of a moderator. */
const views = () => ({
  counted: 'reviews' as const,
  presets: [
    { id: 'new', name: m.reviews_view_new(), query: 'status=new' },
    { id: 'complaint', name: m.reviews_view_complaint(), query: 'has_complaint=true' },
    { id: 'bad', name: m.reviews_view_bad(), query: 'rating=1,2' },
    { id: 'unanswered', name: m.reviews_view_unanswered(), query: 'status=published&has_reply=false' },
  ],
})

// Loaded on the first selection: most visits only read the list.
const BulkStatus = lazyPart(async () => (await import('./bulk-status.tsx')).BulkStatus)

// Not shown: is_verified, photos_count, is_processed. The review itself shows them.
const { loader, useList, ListPage } = listScreen('reviews.list', reviewsListRules)

function ReviewList() {
  const page = useList()
  const canExport = useCan('review.export')
  const canChangeStatus = useCan('review.statusChange')
  return (
    <ListPage
      title={m.entity_review()}
      name="reviews"
      {...page}
      columns={columns()}
      rowName={({ author_name, subject }) => `${author_name}, ${subject.label}`}
      rowLink={({ id }) => <Link to={pathTo('reviews', id)} />}
      filters={filters()}
      moreFilters={moreFilters()}
      views={views()}
      isBulkByFilter
      bulk={canChangeStatus ? (chosen, clear) => <BulkStatus chosen={chosen} onDone={clear} /> : undefined}
      actions={canExport && <ExportMenu call="reviews.export" query={page.list.unpaged} />}
    />
  )
}

export { ReviewList as Component, loader }
