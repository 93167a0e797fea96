import CalendarIcon from 'lucide-react/icons/calendar'
import type { CalendarState } from './use-calendar.ts'
import { useDateTexts } from './texts.ts'

interface CalendarButtonProps {
  calendar: CalendarState
  disabled: boolean | undefined
}

/** The button at the end of a field that opens its calendar. */
export function CalendarButton({ calendar, disabled }: CalendarButtonProps) {
  const { button, isOpen, open, close, prepare } = calendar
  const texts = useDateTexts()
  return (
    <button
      ref={button}
      type="button"
      aria-label={texts.open}
      title={texts.open}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      disabled={disabled}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={({ currentTarget }) => (isOpen ? close() : open(currentTarget))}
      className="absolute inset-y-px end-px grid w-9 place-items-center rounded-lg text-muted hover:text-text disabled:opacity-50 pointer-coarse:w-11"
    >
      <CalendarIcon aria-hidden className="size-4" />
    </button>
  )
}
