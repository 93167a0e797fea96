import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#shared/filters/choice-filter.tsx'
import { flagFilter } from '#shared/filters/flag-filter.tsx'
import { searchFilter } from '#shared/filters/search-filter.tsx'
import { channels, choices, events, locales } from './labels.ts'

export const filters = () => [
  searchFilter(m.templates_search()),
  choiceFilter('event', choices(events)),
  choiceFilter('channel', choices(channels)),
  choiceFilter('locale', choices(locales)),
  flagFilter('is_active'),
]
