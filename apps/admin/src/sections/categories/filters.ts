import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'

const levels = [1, 2, 3, 4, 5, 6]

export const filters = () => [
  searchFilter(m.categories_search()),
  referenceFilter('parent_id', 'categories'),
  choiceFilter(
    'depth',
    levels.map((value) => ({ value, label: m.categories_level({ depth: value }) })),
  ),
]

export const moreFilters = () => [
  flagFilter('is_active'),
  flagFilter('without_attributes'),
  flagFilter('without_products'),
]
