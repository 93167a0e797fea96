import { DateInput as Input, type DateInputProps } from '@admin-panel/ui/date-input'
import { DateRangeInput as RangeInput, type DateRangeInputProps } from '@admin-panel/ui/date-range-input'
import { userTimeZone } from '#data/time/format-date.ts'

/** A date whose calendar marks today by the clock of the user, or of the place. */
export function DateInput({ timeZone, ...props }: DateInputProps) {
  return <Input timeZone={timeZone ?? userTimeZone()} {...props} />
}

/** A range of days whose calendar marks today by the user's clock. */
export function DateRangeInput(props: DateRangeInputProps) {
  return <RangeInput timeZone={userTimeZone()} {...props} />
}
