import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { statusOptions } from '#record/status/statuses.tsx'
import { entityNames, kindNames, optionsOf, priorityNames, requestStatuses, resolutionNames } from './words.ts'

const assignees = () =>
  choiceFilter('assignee_id', [
    { value: 'me', label: m.moderation_assignee_me() },
    { value: 'none', label: m.moderation_assignee_none() },
  ])

export const filters = () => [
  searchFilter(m.moderation_search()),
  choiceFilter('entity', optionsOf(entityNames)),
  choiceFilter('status', statusOptions(requestStatuses)),
  flagFilter('overdue'),
]

export const moreFilters = (isStaff: boolean) => [
  choiceFilter('kind', optionsOf(kindNames)),
  choiceFilter('priority', optionsOf(priorityNames)),
  referenceFilter('company_id', 'companies'),
  ...(isStaff ? [assignees()] : []),
  referenceFilter('reason_id', 'operationReasons'),
  daysFilter('created', m.moderation_column_created()),
]

export const brandFilters = () => [
  searchFilter(m.moderation_brands_search()),
  choiceFilter('status', statusOptions(requestStatuses)),
  flagFilter('overdue'),
]

export const moreBrandFilters = (isStaff: boolean) => [
  choiceFilter('resolution', optionsOf(resolutionNames)),
  referenceFilter('company_id', 'companies'),
  ...(isStaff ? [assignees()] : []),
  daysFilter('created', m.moderation_column_created()),
]
