import { m } from '#paraglide/messages.js'
import { countryOptions } from '#shared/countries.ts'
import { choiceFilter } from '#shared/filters/choice-filter.tsx'
import { daysFilter } from '#shared/filters/days-filter.tsx'
import { flagFilter } from '#shared/filters/flag-filter.tsx'
import { searchFilter } from '#shared/filters/search-filter.tsx'
import { kindOptions, sourceOptions } from './labels.ts'

export const filters = () => [
  searchFilter(m.brands_search()),
  choiceFilter('kind', kindOptions()),
  choiceFilter('country_code', countryOptions()),
]

export const moreFilters = () => [flagFilter('is_active'), flagFilter('has_products'), flagFilter('is_original')]

/** Of the spellings that wait to be tied. */
export const aliasFilters = () => [
  searchFilter(m.brands_alias_search()),
  choiceFilter('source', sourceOptions()),
  daysFilter('last_seen', m.brands_column_last_seen()),
]
