import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import { formatDay } from '#shared/format-date.ts'
import { textOf, type Filter } from './filter.ts'

/** One day. */
export function dayFilter<Name extends string>(name: Name): Filter<Name> {
  return {
    name,
    control: (context) => (
      <Field label={context.label(name)}>
        <Input
          type="date"
          value={textOf(context, name)}
          onChange={({ target: { value } }) => context.set({ [name]: value || undefined })}
        />
      </Field>
    ),
    chips: (context) => {
      const day = textOf(context, name)
      return day ? [{ id: name, name: context.label(name), value: formatDay(day) }] : []
    },
  }
}
