import { useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { readTime } from '#headless/date-input/date-text.ts'
import type { CalendarState } from '#headless/date-input/use-calendar.ts'
import { todayIn, within } from './days.ts'

/** What the calendar of a field gets from it. */
export interface DayPanelArgs {
  /** The state of the calendar. */
  calendar: Pick<CalendarState, 'close'>
  /** The chosen day, with `hasTime` and a time; empty for none. */
  value: string
  /** Another day or time was chosen, or none. */
  onChange: (value: string) => void
  /**
   * Takes hours and minutes as well: the calendar stays open until both are chosen.
   * @default false
   */
  hasTime?: boolean
  /** The first day that may be chosen. */
  min?: string | undefined
  /** The last day that may be chosen. */
  max?: string | undefined
  /** The time zone of «today»; the browser's by default. */
  timeZone?: string | undefined
}

/**
 * The calendar of one day. Returns the props of its parts: `month`, the input of the time, and the buttons.
 *
 * @example
 * const { month, today } = useDayPanel({ calendar, value, onChange })
 */
export function useDayPanel({ calendar, value, onChange, hasTime = false, min, max, timeZone }: DayPanelArgs) {
  const day = value.slice(0, 10)
  const [time, setTime] = useState(value.slice(11, 16))
  const chosenTime = readTime(time)
  const today = todayIn(timeZone)
  function pick(chosen: string) {
    onChange(hasTime ? `${chosen}T${chosenTime ?? '00:00'}` : chosen)
    if (hasTime) setTime(chosenTime ?? '00:00')
    else calendar.close()
  }
  function changeTime(text: string) {
    setTime(text)
    const nextTime = readTime(text)
    // 1:20 may become 1:205, which is no time, but 120 may become 12:05.
    if (nextTime && text.length > 3 && day) onChange(`${day}T${nextTime}`)
  }
  return {
    /** Props of the month. */
    month: { from: day, to: day, today, min, max, onPick: pick },
    /** Props of the input of the time. */
    time: {
      inputMode: 'numeric',
      autoComplete: 'off',
      'aria-invalid': (time !== '' && !chosenTime) || undefined,
      value: time,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => changeTime(currentTarget.value),
      onKeyDown: ({ key }: KeyboardEvent) => key === 'Enter' && calendar.close(),
    },
    /** Props of the button that chooses today. */
    today: { disabled: within(today, min, max) !== today, onClick: () => pick(today) },
    /** Props of the button that takes the day away. */
    clear: {
      onClick: () => {
        onChange('')
        calendar.close()
      },
    },
  } as const
}
