import type { ComponentProps, SyntheticEvent } from 'react'
import { Input } from './input.tsx'
import { isUnread, type Unread } from './read-number.ts'
import { useUnreadTexts } from './unread-texts.ts'

/** Props of {@link DateInput}. */
export interface DateInputProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** An ISO date such as `2026-12-31`, with `hasTime` such as `2026-12-31T18:00`; empty for none, or an `Unread`. */
  value: string | Unread
  /** Another day was typed or chosen, or something that is none. */
  onValueChange: (value: string | Unread) => void
  /**
   * Takes hours and minutes as well.
   * @default false
   */
  hasTime?: boolean
}

/**
 * A native date input that reports an incomplete or impossible date, such as 31.02.2026, instead of an empty value.
 */
export function DateInput({ value, onValueChange, hasTime = false, onBlur, onKeyDown, ...props }: DateInputProps) {
  const texts = useUnreadTexts()
  function settle({ currentTarget: { value: typed, validity } }: SyntheticEvent<HTMLInputElement>) {
    if (validity.badInput) onValueChange({ unread: '', why: texts.day })
    else if (isUnread(value)) onValueChange(typed)
  }
  return (
    <Input
      aria-invalid={isUnread(value) || undefined}
      {...props}
      type={hasTime ? 'datetime-local' : 'date'}
      value={isUnread(value) ? '' : value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      onBlur={(event) => {
        settle(event)
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        // Enter submits the form without a blur.
        if (event.key === 'Enter') settle(event)
        onKeyDown?.(event)
      }}
    />
  )
}
