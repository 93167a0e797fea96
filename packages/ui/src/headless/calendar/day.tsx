import { DayButton, type DayButtonProps } from 'react-day-picker'

export type { DropdownProps } from 'react-day-picker'

/** Props of {@link Day}. */
export interface DayProps extends DayButtonProps {}

/** The button of a day, which takes the focus in a month that the keys have moved to. */
export function Day(props: DayProps) {
  return <DayButton {...props} />
}
