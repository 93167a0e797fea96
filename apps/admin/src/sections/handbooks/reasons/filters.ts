import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#shared/filters/choice-filter.tsx'
import { flagFilter } from '#shared/filters/flag-filter.tsx'
import { searchFilter } from '#shared/filters/search-filter.tsx'
import { initiatorOptions, operationOptions } from './labels.ts'

export const filters = () => [
  searchFilter(m.reasons_search()),
  choiceFilter('operations', operationOptions()),
  choiceFilter('initiator', initiatorOptions()),
  flagFilter('is_active'),
]
