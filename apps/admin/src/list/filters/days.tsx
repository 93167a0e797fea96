import type { DateRange } from '@admin-panel/ui/date-range-input'
import { DateRangeInput } from '#form/date-input.tsx'
import { DayPresets } from './day-presets.tsx'

interface DaysProps {
  label: string
  value: DateRange
  onChange: (range: DateRange) => void
}

/** Offers the most common periods and a custom one. */
export function Days({ label, value, onChange }: DaysProps) {
  return (
    <>
      <DayPresets value={value} onChange={onChange} />
      <DateRangeInput aria-label={label} value={value} onValueChange={onChange} />
    </>
  )
}
