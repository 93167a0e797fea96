import { m } from '#paraglide/messages.js'
import { choiceFilter } from '#shared/filters/choice-filter.tsx'
import type { Filter } from '#shared/filters/filter.ts'
import { flagFilter } from '#shared/filters/flag-filter.tsx'
import { referenceFilter } from '#shared/filters/reference-filter.tsx'
import { searchFilter } from '#shared/filters/search-filter.tsx'
import { statusOptions } from '#shared/status/statuses.tsx'
import { typesOf, type PointKind } from '#shared/store-points/kinds.ts'
import { pointStatuses, pointTypes } from '#shared/store-points/words.ts'
import { serviceOptions } from './services.ts'

export const filters = (kind: PointKind) => [
  searchFilter(m.points_search()),
  choiceFilter(
    'type',
    typesOf[kind].map((value) => ({ value, label: pointTypes[value]() })),
  ),
  choiceFilter('status', statusOptions(pointStatuses)),
  referenceFilter('city_id', 'cities'),
  flagFilter('open_now'),
]

export const moreFilters = (kind: PointKind) => [
  referenceFilter('company_id', 'companies'),
  referenceFilter('region_id', 'regions'),
  ...(kind === 'pickup'
    ? [flagFilter('has_cash'), flagFilter('has_card'), choiceFilter('services', serviceOptions())]
    : []),
]

/** Set by the map alone. */
export const areaFilter = (): Filter<'bbox'> => ({
  name: 'bbox',
  control: () => null,
  chips: ({ params, label }) =>
    params['bbox'] === undefined ? [] : [{ id: 'bbox', name: label('bbox'), value: m.points_area() }],
})
