import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#shared/filters/choice-filter.tsx'
import { daysFilter } from '#shared/filters/days-filter.tsx'
import { referenceFilter } from '#shared/filters/reference-filter.tsx'
import { searchFilter } from '#shared/filters/search-filter.tsx'
import { statusOptions } from '#shared/status/statuses.tsx'
import { statuses } from './statuses.ts'

export const filters = () => [
  searchFilter(m.users_search()),
  choiceFilter('status', statusOptions(statuses)),
  referenceFilter('role_id', 'roles'),
  referenceFilter('company_id', 'companies'),
  daysFilter('last_login', m.users_column_last_login()),
]
