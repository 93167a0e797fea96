import type { ChangeEvent, ComponentProps } from 'react'
import { Input } from './input.tsx'
import { keepCaret } from './keep-caret.ts'

interface FormattedInputProps extends ComponentProps<'input'> {
  /** The text as it is shown; of what is shown already, the same. */
  format: (text: string) => string
  /** How many characters of a part of it the person has typed. */
  significant: (text: string) => number
}

/** Gives `onChange` the text as it is shown. */
export function FormattedInput({ format, significant, value, defaultValue, onChange, ...props }: FormattedInputProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    keepCaret(event.currentTarget, format, significant)
    onChange?.(event)
  }
  return (
    <Input
      {...props}
      {...(value !== undefined && { value: format(String(value)) })}
      {...(defaultValue !== undefined && { defaultValue: format(String(defaultValue)) })}
      onChange={change}
    />
  )
}
