import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { optionsOf } from '#text/options-of.ts'
import { attributeTypeWords } from '#contract/enums/attribute-type.gen.ts'

export const filters = () => [
  searchFilter(m.attributes_search()),
  choiceFilter('type', optionsOf(attributeTypeWords)),
  referenceFilter('category_id', 'categories'),
]

export const moreFilters = () => [flagFilter('is_active'), flagFilter('is_filterable'), flagFilter('without_synonyms')]
