import { Field } from '@admin-panel/ui/field'
import { SearchInput } from '@admin-panel/ui/search-input'
import { textOf, type Filter } from './filter.ts'

/** An exact value, typed: a number of a record, an address. */
export function textFilter<Name extends string>(name: Name): Filter<Name> {
  return {
    name,
    control: (context) => (
      <Field label={context.label(name)}>
        <SearchInput
          value={textOf(context, name)}
          onValueChange={(text) => context.set({ [name]: text.trim() || undefined }, { replace: true })}
        />
      </Field>
    ),
    chips: (context) => {
      const value = textOf(context, name)
      return value ? [{ id: name, name: context.label(name), value }] : []
    },
  }
}
