import { useState, type ComponentProps } from 'react'
import { Input } from '#input/input.tsx'
import { keepCaret } from '#input/keep-caret.ts'
import { isUnread, type Unread } from '#input/read-number.ts'
import { useUnreadTexts } from '#input/unread-texts.ts'
import { useTexts } from '#texts/texts.ts'
import { dateMark, readDay, readMoment, spacedDate, writeDate } from './date-text.ts'
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

const countDigits = (text: string) => text.replaceAll(/\D/g, '').length

/** The text field of a date. A whole date is reported while typing, everything else when the field is left or submitted. */
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
  const mark = dateMark(useTexts().locale)
  const placeholders = useDateTexts()
  const why = useUnreadTexts()
  const [draft, setDraft] = useState<string>()

  function valueOf(text: string): string | Unread {
    if (text.trim() === '') return ''
    const date = hasTime ? readMoment(text, mark) : readDay(text, mark)
    if (date === null) return { unread: text, why: hasTime ? why.moment : why.day }
    const day = date.slice(0, 10)
    if (min && day < min) return { unread: text, why: why.early(writeDate(min, mark)) }
    if (max && day > max) return { unread: text, why: why.late(writeDate(max, mark)) }
    return date
  }
  function type(text: string) {
    setDraft(text)
    const next = valueOf(text)
    // 31.12.20 may become 31.12.2026.
    const isWhole = text === '' || /\d{4}/.test(text)
    if (isWhole && !isUnread(next) && next !== value) onValueChange(next)
  }
  function settle() {
    if (draft === undefined) return
    setDraft(undefined)
    const next = valueOf(draft)
    if (isUnread(next) || next !== value) onValueChange(next)
  }
  return (
    <Input
      placeholder={hasTime ? placeholders.moment : placeholders.day}
      inputMode="numeric"
      autoComplete="off"
      aria-invalid={isUnread(value) || undefined}
      {...props}
      value={draft ?? (isUnread(value) ? value.unread : writeDate(value, mark))}
      onChange={({ currentTarget }) => {
        keepCaret(currentTarget, (text) => spacedDate(text, mark, hasTime), countDigits)
        type(currentTarget.value)
      }}
      onBlur={(event) => {
        settle()
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        // Enter and Ctrl+S submit the form without a blur.
        if (event.key === 'Enter' || (event.code === 'KeyS' && (event.ctrlKey || event.metaKey))) settle()
        onKeyDown?.(event)
      }}
    />
  )
}
