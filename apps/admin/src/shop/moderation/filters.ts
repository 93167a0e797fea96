import { brandResolutionWords } from '#contract/enums/brand-resolution.gen.ts'
import { moderatedEntityWords } from '#contract/enums/moderated-entity.gen.ts'
import { moderationKindWords } from '#contract/enums/moderation-kind.gen.ts'
import { moderationPriorityWords } from '#contract/enums/moderation-priority.gen.ts'
import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { statusOptions } from '#record/status/statuses.tsx'
import { requestStatuses } from './words.ts'
import { optionsOf } from '#text/options-of.ts'

const assignees = () =>
  choiceFilter('assignee_id', [
    { value: 'me', label: m.moderation_assignee_me() },
    { value: 'none', label: m.moderation_assignee_none() },
  ])

export const filters = () => [
  searchFilter(m.moderation_search()),
  choiceFilter('entity', optionsOf(moderatedEntityWords)),
  choiceFilter('status', statusOptions(requestStatuses)),
  flagFilter('overdue'),
]

export const moreFilters = (isStaff: boolean) => [
  choiceFilter('kind', optionsOf(moderationKindWords)),
  choiceFilter('priority', optionsOf(moderationPriorityWords)),
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
  choiceFilter('resolution', optionsOf(brandResolutionWords)),
  referenceFilter('company_id', 'companies'),
  ...(isStaff ? [assignees()] : []),
  daysFilter('created', m.moderation_column_created()),
]
