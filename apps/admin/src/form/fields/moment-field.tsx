import { Field } from '@admin-panel/ui/field'
import { isUnread, type Unread } from '@admin-panel/ui/read-number'
import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { localTime, momentAt } from '#data/time/local-time.ts'
import { DateInput } from '#form/date-input.tsx'
import type { NameOf } from '#form/name-of.ts'
import { useField } from './fields.tsx'

interface MomentFieldProps<Values extends FieldValues> extends Pick<
  ComponentProps<typeof Field>,
  'hint' | 'className'
> {
  name: NameOf<Values, string | Unread | null>
  /** The time zone of the place; defaults to the user's. */
  timeZone?: string
}

/** A day and an hour by the clock of a place; the form's value is the moment in UTC, or null. */
export function MomentField<Values extends FieldValues>({ name, hint, className, timeZone }: MomentFieldProps<Values>) {
  const { field, frame, isReadOnly } = useField<Values>(name)
  const value: string | Unread | null = field.value
  return (
    <Field {...frame} hint={hint} className={className}>
      <DateInput
        {...field}
        hasTime
        timeZone={timeZone}
        value={typeof value === 'string' ? localTime(value, timeZone) : (value ?? '')}
        onValueChange={(local) => field.onChange(isUnread(local) ? local : local ? momentAt(local, timeZone) : null)}
        readOnly={isReadOnly}
      />
    </Field>
  )
}
