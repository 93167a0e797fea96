import { reviewFlagWords } from '#contract/enums/review-flag.gen.ts'
import { reviewTargetWords } from '#contract/enums/review-target.gen.ts'
import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { reviewStatuses } from '#shop/reviews/statuses.ts'
import { statusOptions } from '#record/status/statuses.tsx'
import { optionsOf } from '#text/options-of.ts'

export const filters = () => [
  searchFilter(m.reviews_search()),
  choiceFilter('status', statusOptions(reviewStatuses)),
  choiceFilter(
    'rating',
    [5, 4, 3, 2, 1].map((rating) => ({ value: rating, label: m.review_rating({ rating }) })),
  ),
  choiceFilter('flags', optionsOf(reviewFlagWords)),
]

export const moreFilters = () => [
  choiceFilter('target', optionsOf(reviewTargetWords)),
  referenceFilter('product_id', 'products'),
  referenceFilter('store_point_id', 'storePoints'),
  referenceFilter('company_id', 'companies'),
  flagFilter('has_reply'),
  flagFilter('has_photo'),
  flagFilter('has_complaint'),
  daysFilter('created', m.reviews_column_created()),
]
