import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { rangeFilter } from '#list/filters/range-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { statusOptions } from '#record/status/statuses.tsx'
import { offerStatuses } from '#shop/product-offers/statuses.ts'

export const filters = (hasSellers: boolean) => [
  searchFilter(m.offers_search()),
  choiceFilter('status', statusOptions(offerStatuses)),
  ...(hasSellers ? [referenceFilter('company_id', 'companies')] : []),
  referenceFilter('brand_id', 'brands'),
  referenceFilter('category_id', 'categories'),
]

export const moreFilters = () => [
  flagFilter('out_of_stock'),
  flagFilter('price_quarantine'),
  rangeFilter('price', { label: m.field_price_kopecks(), fraction: 2 }),
  referenceFilter('store_point_id', 'storePoints'),
]
