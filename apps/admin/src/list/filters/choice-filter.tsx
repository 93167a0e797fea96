import { FilterMenu, type Choice } from './filter-menu.tsx'
import { valuesOf, type Filter, type FilterContext } from './filter.ts'

/** Filters by several known values, or by one where the parameter holds a single value. */
export function choiceFilter<Name extends string>(
  name: Name,
  options: readonly Choice<string | number>[],
  isSingle = false,
): Filter<Name> {
  return {
    name,
    control: (context) => (
      <FilterMenu
        label={context.label(name)}
        options={options}
        values={valuesOf(context, name)}
        summary={choiceChips(context, name, options)[0]?.value}
        isSingle={isSingle}
        onChange={(values) => context.set({ [name]: isSingle ? values[0] : values })}
      />
    ),
    chips: (context) => choiceChips(context, name, options),
  }
}

export function choiceChips(context: FilterContext, name: string, options: readonly Choice<string | number>[]) {
  const values = valuesOf(context, name).map(String)
  const chosen = options.filter(({ value }) => values.includes(String(value)))
  const value = chosen.map(({ label }) => label).join(', ')
  return chosen.length > 0 ? [{ id: name, name: context.label(name), value }] : []
}
