import { localeWords } from '#contract/enums/locale.gen.ts'
import { templateChannelWords } from '#contract/enums/template-channel.gen.ts'
import { templateEventWords } from '#contract/enums/template-event.gen.ts'
import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { optionsOf } from '#text/options-of.ts'

export const filters = () => [
  searchFilter(m.templates_search()),
  choiceFilter('event', optionsOf(templateEventWords)),
  choiceFilter('channel', optionsOf(templateChannelWords)),
  choiceFilter('locale', optionsOf(localeWords)),
  flagFilter('is_active'),
]
