import { companyTypeWords } from '#contract/enums/company-type.gen.ts'
import { taxSystemWords } from '#contract/enums/tax-system.gen.ts'
import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { statusOptions } from '#record/status/statuses.tsx'
import { statuses } from './statuses.ts'
import { optionsOf } from '#text/options-of.ts'

export const filters = () => [
  searchFilter(m.sellers_search()),
  choiceFilter('status', statusOptions(statuses)),
  choiceFilter('type', optionsOf(companyTypeWords)),
  referenceFilter('manager_id', 'users'),
]

export const moreFilters = () => [
  referenceFilter('city_id', 'cities'),
  choiceFilter('tax_system', optionsOf(taxSystemWords)),
  flagFilter('has_active_contract'),
  flagFilter('contract_ends_soon'),
  daysFilter('created', m.sellers_column_created()),
]
