import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { statusOptions } from '#record/status/statuses.tsx'
import { statuses } from './statuses.ts'

export const filters = () => [
  searchFilter(m.users_search()),
  choiceFilter('status', statusOptions(statuses)),
  referenceFilter('role_id', 'roles'),
  referenceFilter('company_id', 'companies'),
  daysFilter('last_login', m.users_column_last_login()),
]
