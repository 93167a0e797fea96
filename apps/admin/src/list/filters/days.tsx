import { DateRangeInput, type DateRange } from '@admin-panel/ui/date-range-input'
import { DayPresets } from './day-presets.tsx'

interface DaysProps {
  label: string
  value: DateRange
  onChange: (range: DateRange) => void
}

/** The spans that are asked for most, and any other. */
export function Days({ label, value, onChange }: DaysProps) {
  return (
    <>
      <DayPresets value={value} onChange={onChange} />
      <DateRangeInput aria-label={label} value={value} onValueChange={onChange} />
    </>
  )
}
