import { useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { readDay, readMoment, spacedDate, writeDate, type DateMark } from './date-text.ts'
import { keepCaret } from './keep-caret.ts'
import { isUnread, type Unread } from './unread.ts'

/** Why a date was not read. */
export interface DateReasons {
  /** There is no such day. */
  day: string
  /** There is no such day or time. */
  moment: string
  /** A day before the first that is allowed. */
  early: (first: string) => string
  /** A day after the last that is allowed. */
  late: (last: string) => string
}

/** What `useDateField` takes. */
export interface DateFieldArgs {
  /** An ISO date such as `2026-12-31`, with `hasTime` such as `2026-12-31T18:00`; empty for none, or an `Unread`. */
  value: string | Unread
  /** Another day, or text that is no day, was typed. */
  onValueChange: (value: string | Unread) => void
  /** The separator of day, month and year; `dateMark(locale)` knows it. */
  mark: DateMark
  /** Says why a text was not read. */
  reasons: DateReasons
  /**
   * Takes hours and minutes as well.
   * @default false
   */
  hasTime?: boolean
  /** The first day that may be chosen, such as `2026-12-01`. */
  min?: string | undefined
  /** The last day that may be chosen. */
  max?: string | undefined
}

const countDigits = (text: string) => text.replaceAll(/\D/g, '').length

/**
 * The text field of a date: its marks are set while typing. A whole date is reported while typing, everything else when the
 * field is left or submitted. Returns the props of the input.
 *
 * @example
 * <input {...useDateField({ value, onValueChange, mark: '.', reasons })} />
 */
export function useDateField({ value, onValueChange, mark, reasons, hasTime = false, min, max }: DateFieldArgs) {
  const [draft, setDraft] = useState<string>()

  function valueOf(text: string): string | Unread {
    if (text.trim() === '') return ''
    const date = hasTime ? readMoment(text, mark) : readDay(text, mark)
    if (date === null) return { unread: text, why: hasTime ? reasons.moment : reasons.day }
    const day = date.slice(0, 10)
    if (min && day < min) return { unread: text, why: reasons.early(writeDate(min, mark)) }
    if (max && day > max) return { unread: text, why: reasons.late(writeDate(max, mark)) }
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
  return {
    inputMode: 'numeric',
    autoComplete: 'off',
    'aria-invalid': isUnread(value) || undefined,
    value: draft ?? (isUnread(value) ? value.unread : writeDate(value, mark)),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      keepCaret(currentTarget, (text) => spacedDate(text, mark, hasTime), countDigits)
      type(currentTarget.value)
    },
    onBlur: settle,
    onKeyDown: (event: KeyboardEvent) => {
      // Enter and Ctrl+S submit the form without a blur.
      if (event.key === 'Enter' || (event.code === 'KeyS' && (event.ctrlKey || event.metaKey))) settle()
    },
  } as const
}
