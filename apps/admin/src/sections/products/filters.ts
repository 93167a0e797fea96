import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { oneOfFilter } from '#list/filters/one-of-filter.ts'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { productStatuses } from '#shop/products/product-statuses.ts'
import { statusOptions } from '#record/status/statuses.tsx'
import { optionsOf } from '#text/options-of.ts'
import { productConditionWords } from '#contract/enums/product-condition.gen.ts'

export const filters = () => [
  searchFilter(m.products_search()),
  choiceFilter('status', statusOptions(productStatuses)),
  referenceFilter('brand_id', 'brands'),
  referenceFilter('category_id', 'categories'),
]

export const moreFilters = () => [
  flagFilter('has_offers'),
  flagFilter('has_images'),
  flagFilter('has_barcodes'),
  flagFilter('has_applicability'),
  flagFilter('has_description'),
  oneOfFilter(
    'completeness_to',
    [25, 50, 75, 99].map((value) => ({ value, label: m.products_completeness_to({ percent: value }) })),
  ),
  choiceFilter('condition', optionsOf(productConditionWords)),
  referenceFilter('company_id', 'companies'),
  referenceFilter('reason_id', 'operationReasons'),
  daysFilter('created', m.record_created()),
  daysFilter('updated', m.record_updated()),
]
