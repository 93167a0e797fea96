import { useState } from 'react'
import { isUnread, type Unread } from './unread.ts'

/** A range of days, both included; an empty end is open. */
export interface DateRange {
  /** An ISO date such as `2026-11-20`; empty for an open end. */
  from: string
  /** The last day, as `2026-01-31`. */
  to: string
}

/** What `useDateRange` takes. */
export interface DateRangeArgs {
  /** The range. */
  value: DateRange
  /** Another day was typed, or both were chosen. */
  onValueChange: (value: DateRange) => void
  /** Says that the first day is later than the last. */
  order: string
}

/** Two typed dates: what cannot be read stays in its field, and a range that ends before it begins is named. */
export function useDateRange({ value, onValueChange, order }: DateRangeArgs) {
  const [unread, setUnread] = useState<Partial<Record<keyof DateRange, Unread | undefined>>>({})
  const isWrongOrder = value.from !== '' && value.to !== '' && value.from > value.to
  return {
    /** Why the range is not right. */
    why: unread.from?.why ?? unread.to?.why ?? (isWrongOrder ? order : undefined),
    /** The value of an end and its change, for `useDateField`. */
    field: (end: keyof DateRange) => ({
      value: unread[end] ?? value[end],
      onValueChange: (day: string | Unread) => {
        setUnread({ ...unread, [end]: isUnread(day) ? day : undefined })
        onValueChange({ ...value, [end]: isUnread(day) ? '' : day })
      },
    }),
    /** Takes the days of the calendar. */
    choose: (range: DateRange) => {
      setUnread({})
      onValueChange(range)
    },
  }
}
