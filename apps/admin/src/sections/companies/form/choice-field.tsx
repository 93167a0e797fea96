import { Field } from '@admin-panel/ui/field'
import { NativeSelect } from '@admin-panel/ui/native-select'
import type { FieldValues } from 'react-hook-form'
import type { NameOf } from '#form/name-of.ts'
import { useField } from '#form/fields/fields.tsx'

interface ChoiceFieldProps<Values extends FieldValues> {
  name: NameOf<Values, string | null>
  options: readonly { value: string; label: string }[]
  hint?: string
  onChoose?: (value: string) => void
}

/** A required choice; a stored value that is no longer offered stays visible. */
export function ChoiceField<Values extends FieldValues>({ name, options, hint, onChoose }: ChoiceFieldProps<Values>) {
  const { field, frame, isReadOnly } = useField<Values>(name)
  const value = String(field.value ?? '')
  const isOffered = options.some((option) => option.value === value)
  return (
    <Field {...frame} isOptional={false} hint={hint}>
      <NativeSelect
        {...field}
        value={value}
        readOnly={isReadOnly}
        onChange={(event) => {
          field.onChange(event.target.value)
          onChoose?.(event.target.value)
        }}
      >
        {!isOffered && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
