import type { Counted, FiltersOf } from './lists.ts'

/** The schema of the list's own operation has validated the filters. */
export function asFilters<List extends Counted>(_list: List, filters: Record<string, unknown>): FiltersOf<List> {
  return filters as FiltersOf<List>
}
