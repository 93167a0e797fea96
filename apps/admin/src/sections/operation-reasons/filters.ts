import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { initiatorOptions, operationOptions } from './labels.ts'

export const filters = () => [
  searchFilter(m.reasons_search()),
  choiceFilter('operations', operationOptions()),
  choiceFilter('initiator', initiatorOptions()),
  flagFilter('is_active'),
]
