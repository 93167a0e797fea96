import { FilterMenu, type Choice } from './filter-menu.tsx'
import { valuesOf, type Filter } from './filter.ts'

/** Any of a few known values. */
export function choiceFilter<Name extends string>(
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
        onChange={(values) => context.set({ [name]: values })}
      />
    ),
    chips: (context) => {
      const chosen = options.filter(({ value }) => valuesOf(context, name).includes(value))
      const value = chosen.map(({ label }) => label).join(', ')
      return chosen.length > 0 ? [{ id: name, name: context.label(name), value }] : []
    },
  }
}
