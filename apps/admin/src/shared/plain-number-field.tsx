import { Input } from '@admin-panel/ui/input'
import type { ComponentProps } from 'react'
import { CustomField } from './fields.tsx'

interface PlainNumberInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: number | null
  onValueChange: (value: number | null) => void
}

/** A number that names something, as a year or a code does: no groups of digits. */
export function PlainNumberInput({ value, onValueChange, ...props }: PlainNumberInputProps) {
  return (
    <Input
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      {...props}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => {
        const digits = target.value.replaceAll(/\D/g, '')
        onValueChange(digits ? Number(digits) : null)
      }}
      className="text-end tabular-nums"
    />
  )
}

interface PlainNumberFieldProps {
  name: string
  hint?: string
  /** Digits at most; those of a year by itself. */
  maxLength?: number
}

export function PlainNumberField({ name, hint, maxLength = 4 }: PlainNumberFieldProps) {
  return (
    <CustomField
      name={name}
      hint={hint}
      render={({ value, onChange, onBlur, isReadOnly }) => (
        <PlainNumberInput
          value={typeof value === 'number' ? value : null}
          onValueChange={onChange}
          onBlur={onBlur}
          readOnly={isReadOnly}
          maxLength={maxLength}
        />
      )}
    />
  )
}
