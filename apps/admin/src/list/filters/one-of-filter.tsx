import { choiceChips } from './choice-filter.tsx'
import { FilterMenu, type Choice } from './filter-menu.tsx'
import { valuesOf, type Filter } from './filter.ts'

/** Filters by one known value, for single-value parameters. */
export function oneOfFilter<Name extends string>(
  name: Name,
  options: readonly Choice<string | number>[],
): Filter<Name> {
  return {
    name,
    control: (context) => (
      <FilterMenu
        label={context.label(name)}
        options={options}
        values={valuesOf(context, name)}
        shown={choiceChips(context, name, options)[0]?.value}
        isSingle
        onChange={([value]) => context.set({ [name]: value })}
      />
    ),
    chips: (context) => choiceChips(context, name, options),
  }
}
