import { storePointTypeWords } from '#contract/enums/store-point-type.gen.ts'
import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#list/filters/choice-filter.tsx'
import type { Filter } from '#list/filters/filter.ts'
import { flagFilter } from '#list/filters/flag-filter.tsx'
import { referenceFilter } from '#list/filters/reference-filter.tsx'
import { searchFilter } from '#list/filters/search-filter.tsx'
import { statusOptions } from '#record/status/statuses.tsx'
import { typesOf, type PointKind } from '#shop/store-points/kinds.ts'
import { pointStatuses } from '#shop/store-points/words.ts'
import { optionsOf } from '#text/options-of.ts'
import { storePointServiceWords } from '#contract/enums/store-point-service.gen.ts'

export const filters = (kind: PointKind) => [
  searchFilter(m.points_search()),
  choiceFilter('type', optionsOf(storePointTypeWords, typesOf[kind])),
  choiceFilter('status', statusOptions(pointStatuses)),
  referenceFilter('city_id', 'cities'),
  flagFilter('open_now'),
]

export const moreFilters = (kind: PointKind) => [
  referenceFilter('company_id', 'companies'),
  referenceFilter('region_id', 'regions'),
  ...(kind === 'pickup'
    ? [flagFilter('has_cash'), flagFilter('has_card'), choiceFilter('services', optionsOf(storePointServiceWords))]
    : []),
]

/** Set only by the map. */
export const areaFilter = (): Filter<'bbox'> => ({
  name: 'bbox',
  control: () => null,
  chips: ({ params, label }) =>
    params['bbox'] === undefined ? [] : [{ id: 'bbox', name: label('bbox'), value: m.points_area() }],
})
