import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import type { FieldValues } from 'react-hook-form'
import type { NameOf } from '#form/name-of.ts'
import { useField } from '#form/fields/fields.tsx'
import type { Mistakes } from '#form/check-values.ts'

interface DigitsFieldProps<Values extends FieldValues> {
  name: NameOf<Values, string | null>
  /** Where the contract's own does not say it for every kind of seller. */
  label?: string
  /** How many characters the whole number has. */
  length: number
  mistakes: Mistakes
  /** Needed here, although the contract does not ask for it of everybody. */
  isRequired?: boolean
  hint?: string
  className?: string
}

/** A number with check digits: judged as soon as it is whole, without waiting for the field to be left. */
export function DigitsField<Values extends FieldValues>({
  name,
  label,
  length,
  mistakes,
  isRequired = false,
  hint,
  className,
}: DigitsFieldProps<Values>) {
  const { field, fieldState, frame, isReadOnly } = useField<Values>(name)
  const text = typeof field.value === 'string' ? field.value : ''
  const isWhole = text.replaceAll(/\s/g, '').length >= length
  const fieldError = fieldState.error
  // What the server said stays until the number is changed.
  const error = isWhole && fieldError?.type !== 'server' ? mistakes[name] : fieldError?.message
  return (
    <Field
      {...frame}
      {...(label && { label })}
      isOptional={frame.isOptional && !isRequired}
      error={error}
      hint={hint}
      className={className}
    >
      <Input
        {...field}
        value={text}
        readOnly={isReadOnly}
        inputMode={name === 'kpp' ? 'text' : 'numeric'}
        autoComplete="off"
        spellCheck={false}
        className="tabular-nums"
      />
    </Field>
  )
}
