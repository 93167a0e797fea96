import { useId, useState, type ComponentProps } from 'react'
import { cn } from '#cn.ts'
import { DateInput } from './date-input.tsx'
import { isUnread, whyUnread, type Unread } from './read-number.ts'
import { useTexts } from '#texts/texts.ts'

/** A range of days, both included; an empty end is open. */
export interface DateRange {
  /** An ISO date such as `2026-11-20`; empty for an open end. */
  from: string
  /** The last day, as `2026-01-31`. */
  to: string
}

/** Props of {@link DateRangeInput}. */
export type DateRangeInputProps = Omit<ComponentProps<'span'>, 'onChange'> & {
  /** The days. */
  value: DateRange
  /** Another day was typed or chosen. */
  onValueChange: (value: DateRange) => void
}

/** Two native date inputs in one line; each limits the other. */
export function DateRangeInput({ value, onValueChange, className, ...props }: DateRangeInputProps) {
  const texts = useTexts()
  const noteId = useId()
  const [unread, setUnread] = useState<Partial<Record<keyof DateRange, Unread | undefined>>>({})
  const why = whyUnread(unread.from) ?? whyUnread(unread.to)
  function change(end: keyof DateRange, day: string | Unread) {
    setUnread({ ...unread, [end]: isUnread(day) ? day : undefined })
    onValueChange({ ...value, [end]: isUnread(day) ? '' : day })
  }
  return (
    <span {...props} role="group" className={cn('flex min-w-0 flex-col gap-1.5', className)}>
      <span className="flex min-w-0 items-center gap-1.5 max-[21rem]:flex-wrap">
        <DateInput
          aria-label={texts.from}
          max={value.to || undefined}
          value={unread.from ?? value.from}
          onValueChange={(day) => change('from', day)}
          aria-describedby={why ? noteId : undefined}
          className="w-38 max-[21rem]:w-full"
        />
        <span aria-hidden className="text-muted max-[21rem]:hidden">
          —
        </span>
        <DateInput
          id={undefined}
          aria-label={texts.to}
          min={value.from || undefined}
          value={unread.to ?? value.to}
          onValueChange={(day) => change('to', day)}
          aria-describedby={why ? noteId : undefined}
          className="w-38 max-[21rem]:w-full"
        />
      </span>
      {why && (
        <span id={noteId} role="alert" className="text-xs text-danger">
          {why}
        </span>
      )}
    </span>
  )
}
