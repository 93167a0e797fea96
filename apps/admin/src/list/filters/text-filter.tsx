import { Field } from '@admin-panel/ui/field'
import { SearchInput } from '@admin-panel/ui/search-input'
import { textOf, type Filter } from './filter.ts'

/** An exact value, typed: a number of a record, an address. Among the filters that are always in view it has no room for its label. */
export function textFilter<Name extends string>(name: Name, { isInline = false } = {}): Filter<Name> {
  return {
    name,
    control: (context) => {
      const label = context.label(name)
      const input = (
        <SearchInput
          {...(isInline && { 'aria-label': label, placeholder: label })}
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
