import type { ChangeEvent, ComponentProps } from 'react'
import { Input } from './input.tsx'
import { keepCaret } from '#headless/date-input/keep-caret.ts'

/** Props of {@link FormattedInput}. */
export interface FormattedInputProps extends ComponentProps<'input'> {
  /** Formats a text; formatting a formatted text must not change it. */
  format: (text: string) => string
  /** Counts the characters of a part that the user typed, without those that the format added. */
  significant: (text: string) => number
}

/** An input whose text is formatted while typing. `onChange` receives the formatted text. */
export function FormattedInput({ format, significant, value, defaultValue, onChange, ...props }: FormattedInputProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    keepCaret(event.currentTarget, format, significant)
    onChange?.(event)
  }
  return (
    <Input
      data-slot="formatted-input"
      {...props}
      value={value === undefined ? undefined : format(String(value))}
      defaultValue={defaultValue === undefined ? undefined : format(String(defaultValue))}
      onChange={change}
    />
  )
}
