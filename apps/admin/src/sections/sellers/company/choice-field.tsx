import { Field } from '@admin-panel/ui/field'
import { NativeSelect } from '@admin-panel/ui/native-select'
import { useField } from '#form/fields/fields.tsx'

interface ChoiceFieldProps {
  name: string
  options: readonly { value: string; label: string }[]
  hint?: string
  onChoose?: (value: string) => void
}

/** One of several, always; one that is no longer offered is still shown where it is stored. */
export function ChoiceField({ name, options, hint, onChoose }: ChoiceFieldProps) {
  const { field, frame, isReadOnly } = useField(name)
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
