import { m } from '#paraglide/messages.js'
import { countryOptions } from '#text/countries.ts'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { kindOptions, sourceOptions } from './labels.ts'

export const filters = () => [
  searchFilter(m.brands_search()),
  choiceFilter('kind', kindOptions()),
  choiceFilter('country_code', countryOptions()),
]

export const moreFilters = () => [flagFilter('is_active'), flagFilter('has_products'), flagFilter('is_original')]

/** Filters of unassigned spellings. */
export const aliasFilters = () => [
  searchFilter(m.brands_alias_search()),
  choiceFilter('source', sourceOptions()),
  daysFilter('last_seen', m.brands_column_last_seen()),
]
