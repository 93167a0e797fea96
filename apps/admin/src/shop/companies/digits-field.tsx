import { cn } from '@admin-panel/ui/cn'
import { Field } from '@admin-panel/ui/field'
import { Input } from '@admin-panel/ui/input'
import type { FieldValues } from 'react-hook-form'
import type { NameOf } from '#form/name-of.ts'
import { useField } from '#form/fields/fields.tsx'
import type { Mistakes } from '#form/check-values.ts'
import { widthClass, widthOfText } from '#form/field-width.ts'

interface DigitsFieldProps<Values extends FieldValues> {
  name: NameOf<Values, string | null>
  /** A label that fits every kind of seller, if the contract's does not. */
  label?: string
  /** The length of a complete number. */
  length: number
  mistakes: Mistakes
  /** Required here although the contract does not require it of all sellers. */
  isRequired?: boolean
  hint?: string
  className?: string
}

/** A number with check digits, validated as soon as it is complete. */
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
  // A server error stays until the number changes.
  const error = isWhole && fieldError?.type !== 'server' ? mistakes[name] : fieldError?.message
  return (
    <Field
      {...frame}
      label={label ?? frame.label}
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
        className={cn('tabular-nums', widthClass(widthOfText({ maxLength: length })))}
      />
    </Field>
  )
}
