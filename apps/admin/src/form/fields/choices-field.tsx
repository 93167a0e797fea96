import { Checkbox } from '@admin-panel/ui/checkbox'
import { cn } from '@admin-panel/ui/cn'
import { FieldGroup } from '@admin-panel/ui/field-group'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { NameOf } from '#form/name-of.ts'
import { useField } from './fields.tsx'

interface ChoicesFieldProps<Values extends FieldValues> {
  name: NameOf<Values, readonly string[]>
  options: readonly { value: string; label: string }[]
  hint?: ReactNode
  className?: string | undefined
}

/** A choice of several known values; the form's value is their list. */
export function ChoicesField<Values extends FieldValues>({
  name,
  hint,
  className,
  options,
}: ChoicesFieldProps<Values>) {
  const { field, frame, isReadOnly } = useField<Values>(name)
  const chosen: unknown[] = Array.isArray(field.value) ? field.value : []
  return (
    <FieldGroup
      id={frame.id}
      tabIndex={-1}
      legend={frame.label}
      hint={hint}
      error={frame.error}
      className={cn('@container outline-none', className)}
    >
      <div className="grid gap-x-6 @min-[28rem]:grid-cols-2 @min-[48rem]:grid-cols-3">
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            disabled={isReadOnly}
            onBlur={field.onBlur}
            onChange={(event) =>
              field.onChange(event.target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
        ))}
      </div>
    </FieldGroup>
  )
}
