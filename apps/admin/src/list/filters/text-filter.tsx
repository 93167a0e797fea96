import { Field } from '@admin-panel/ui/field'
import { SearchInput } from '@admin-panel/ui/search-input'
import { textOf, type Filter } from './filter.ts'

/** Filters by an exact typed value, such as a number or an address. Among the always visible filters it has no room for a label. */
export function textFilter<Name extends string>(name: Name, { isInline = false } = {}): Filter<Name> {
  return {
    name,
    control: (context) => {
      const label = context.label(name)
      const input = (
        <SearchInput
          aria-label={isInline ? label : undefined}
          placeholder={isInline ? label : undefined}
          value={textOf(context, name)}
          onValueChange={(text) => context.set({ [name]: text.trim() || undefined }, { replace: true })}
        />
      )
      return isInline ? input : <Field label={label}>{input}</Field>
    },
    chips: (context) => {
      const value = textOf(context, name)
      return value ? [{ id: name, name: context.label(name), value }] : []
    },
  }
}
