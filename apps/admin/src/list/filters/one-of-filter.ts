import { choiceFilter } from './choice-filter.tsx'
import type { Choice } from './filter-menu.tsx'
import type { Filter } from './filter.ts'

/** Filters by one known value, for single-value parameters. */
export function oneOfFilter<Name extends string>(
  name: Name,
  options: readonly Choice<string | number>[],
): Filter<Name> {
  return choiceFilter(name, options, true)
}
