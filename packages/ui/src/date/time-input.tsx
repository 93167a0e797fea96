import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { cn } from '#cn.ts'
import { readTime } from '#headless/date-input/date-text.ts'
import { isUnread, type Unread } from '#headless/date-input/unread.ts'
import { MaskedInput } from '#input/masked-input.tsx'
import { useUnreadTexts } from '#input/unread-texts.ts'
import { mergeProps } from '#headless/props/merge-props.ts'

/** Props of {@link TimeInput}. */
export interface TimeInputProps extends Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** Hours and minutes such as `18:05`; empty for none, or an `Unread`. */
  value: string | Unread
  /** Another time, or text that is no time, was typed. */
  onValueChange: (value: string | Unread) => void
}

/**
 * Hours and minutes, typed as `1805`, `18:05` or `9:05`. What is no time is reported as `Unread` when the field is left.
 *
 * @example
 * <TimeInput value={opens} onValueChange={setOpens} />
 */
export function TimeInput({ value, onValueChange, className, ...props }: TimeInputProps) {
  const { time: why } = useUnreadTexts()
  const [draft, setDraft] = useState<string>()
  const valueOf = (text: string) => (text.trim() === '' ? '' : (readTime(text) ?? { unread: text, why }))
  function settle() {
    if (draft === undefined) return
    setDraft(undefined)
    const next = valueOf(draft)
    if (isUnread(next) || next !== value) onValueChange(next)
  }
  return (
    <MaskedInput
      data-slot="time-input"
      mask={(text) => (/^\d:/.test(text) ? '#:##' : '##:##')}
      inputMode="numeric"
      autoComplete="off"
      placeholder="00:00"
      aria-invalid={isUnread(value) || undefined}
      {...mergeProps(
        {
          onBlur: settle,
          onKeyDown: ({ key }: KeyboardEvent) => {
            if (key === 'Enter') settle()
          },
        },
        props,
      )}
      value={draft ?? (isUnread(value) ? value.unread : value)}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value
        setDraft(text)
        const next = valueOf(text)
        // A whole time is reported at once, so that a form that is sent without a blur has it.
        if ((text === '' || text.length === 5) && !isUnread(next) && next !== value) onValueChange(next)
      }}
      className={cn('w-18 text-center', className)}
    />
  )
}
