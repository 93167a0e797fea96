import CalendarIcon from 'lucide-react/icons/calendar'
import * as Headless from '#headless/date-input/date-input.ts'
import { useDateTexts } from './texts.ts'

/** The button at the end of a field that opens its calendar. */
export function CalendarButton(props: Headless.CalendarButtonProps) {
  const texts = useDateTexts()
  return (
    <Headless.CalendarButton
      aria-label={texts.open}
      title={texts.open}
      {...props}
      className="absolute inset-y-px end-px grid w-9 place-items-center rounded-lg text-muted hover:text-text disabled:opacity-50 pointer-coarse:w-11"
    >
      <CalendarIcon aria-hidden className="size-4" />
    </Headless.CalendarButton>
  )
}
