import { localeWords } from '#contract/enums/locale.gen.ts'
import { templateChannelWords } from '#contract/enums/template-channel.gen.ts'
import { templateEventWords } from '#contract/enums/template-event.gen.ts'
import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { choices } from './labels.ts'

export const filters = () => [
  searchFilter(m.templates_search()),
  choiceFilter('event', choices(templateEventWords)),
  choiceFilter('channel', choices(templateChannelWords)),
  choiceFilter('locale', choices(localeWords)),
  flagFilter('is_active'),
]
