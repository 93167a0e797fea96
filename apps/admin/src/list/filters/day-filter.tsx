import { Field } from '@admin-panel/ui/field'
import { isUnread, type Unread } from '@admin-panel/ui/read-number'
import { useState } from 'react'
import { DateInput } from '#form/date-input.tsx'
import { marketplaceZone } from '#data/time/days.ts'
import { formatDay } from '#data/time/format-date.ts'
import { textOf, type Filter, type FilterContext } from './filter.ts'

/** One day of the marketplace's calendar. */
export function dayFilter<Name extends string>(name: Name): Filter<Name> {
  return {
    name,
    control: (context) => <Day name={name} context={context} />,
    chips: (context) => {
      const day = textOf(context, name)
      return day ? [{ id: name, name: context.label(name), value: formatDay(day) }] : []
    },
  }
}

function Day({ name, context }: { name: string; context: FilterContext }) {
  const [unread, setUnread] = useState<Unread | null>(null)
  return (
    <Field label={context.label(name)} error={unread?.why}>
      <DateInput
        timeZone={marketplaceZone}
        value={unread ?? textOf(context, name)}
        onValueChange={(day) => {
          setUnread(isUnread(day) ? day : null)
          context.set({ [name]: isUnread(day) ? undefined : day || undefined })
        }}
      />
    </Field>
  )
}
