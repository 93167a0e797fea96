import type { ComponentProps } from 'react'
import { dateMark, useDateField, type Unread } from '#headless/date-input/date-input.ts'
import { Input } from '#input/input.tsx'
import { useUnreadTexts } from '#input/unread-texts.ts'
import { useTexts } from '#texts/texts.ts'
import { useDateTexts } from './texts.ts'

export interface TypedDateProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max'
> {
  value: string | Unread
  onValueChange: (value: string | Unread) => void
  hasTime?: boolean
  min?: string | undefined
  max?: string | undefined
}

/** The text field of a date. */
export function TypedDate({
  value,
  onValueChange,
  hasTime = false,
  min,
  max,
  onBlur,
  onKeyDown,
  ...props
}: TypedDateProps) {
  const placeholders = useDateTexts()
  const field = useDateField({
    value,
    onValueChange,
    hasTime,
    min,
    max,
    mark: dateMark(useTexts().locale),
    reasons: useUnreadTexts(),
  })
  return (
    <Input
      placeholder={hasTime ? placeholders.moment : placeholders.day}
      {...field}
      {...props}
      value={field.value}
      onChange={field.onChange}
      onBlur={(event) => {
        field.onBlur()
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        field.onKeyDown(event)
        onKeyDown?.(event)
      }}
    />
  )
}
