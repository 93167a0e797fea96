import { auditEventWords } from '#contract/enums/audit-event.gen.ts'
import { auditSourceWords } from '#contract/enums/audit-source.gen.ts'
import { m } from '#paraglide/messages.js'
import { entityInWords, loggedEntities } from '#text/in-words.ts'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { daysFilter } from '#list/filters/days-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { textFilter } from '#list/filters/text-filter.tsx'
import { fieldFilter } from './field-filter.tsx'
import { optionsOf } from '#text/options-of.ts'

export const filters = () => [
  searchFilter(m.log_search()),
  daysFilter('created', m.log_column_time()),
  referenceFilter('user_id', 'users'),
  choiceFilter('event', optionsOf(auditEventWords)),
  choiceFilter(
    'entity',
    loggedEntities
      .map((value) => ({ value, label: entityInWords(value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
  ),
]

export const moreFilters = () => [
  referenceFilter('company_id', 'companies'),
  choiceFilter('source', optionsOf(auditSourceWords)),
  textFilter('entity_id'),
  fieldFilter(),
  textFilter('ip'),
  textFilter('request_id'),
]
