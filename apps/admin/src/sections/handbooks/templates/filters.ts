import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { channels, choices, events, locales } from './labels.ts'

export const filters = () => [
  searchFilter(m.templates_search()),
  choiceFilter('event', choices(events)),
  choiceFilter('channel', choices(channels)),
  choiceFilter('locale', choices(locales)),
  flagFilter('is_active'),
]
