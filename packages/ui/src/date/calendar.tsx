import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { buttonLook } from '#button/button-look.ts'
import { cn } from '#cn.ts'
import * as Headless from '#headless/calendar/calendar.ts'
import { NativeSelect } from '#input/native-select.tsx'
import { useTexts } from '#texts/texts.ts'
import { useDateTexts } from './texts.ts'

const square = cn(buttonLook({ variant: 'ghost' }, 'square'), 'pointer-coarse:size-11')
const classNames = {
  month: 'grid grid-cols-[auto_1fr_auto] items-center gap-y-2',
  month_caption: 'min-w-0',
  dropdowns: 'flex min-w-0 justify-center gap-1',
  month_grid: 'col-span-full w-full border-separate border-spacing-x-0 border-spacing-y-0.5',
  weekday: 'h-7 text-xs font-text text-muted',
  day: 'p-0',
  range_start: 'rounded-s-lg bg-selected',
  range_middle: 'bg-selected',
  range_end: 'rounded-e-lg bg-selected',
  button_previous: square,
  button_next: square,
}
const components: NonNullable<Headless.MonthProps['components']> = {
  Chevron: ({ orientation }) => (orientation === 'left' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />),
  DayButton,
  Dropdown,
}

/** A month of days. */
export function Calendar(props: Omit<Headless.MonthProps, 'locale' | 'texts'>) {
  const { locale, today } = useTexts()
  const texts = { ...useDateTexts(), today }
  return <Headless.Month {...props} {...{ locale, texts, classNames, components }} />
}

function DayButton({ modifiers, ...props }: Headless.DayProps) {
  const isEnd = modifiers['selected'] && !modifiers['range_middle']
  return (
    <Headless.Day
      modifiers={modifiers}
      {...props}
      className={cn(
        'grid h-9 w-full min-w-9 place-items-center rounded-lg text-body tabular-nums disabled:opacity-40 pointer-coarse:size-11',
        isEnd ? 'bg-primary font-label text-on-primary' : 'enabled:hover:bg-hover',
        modifiers['today'] && 'font-title underline underline-offset-4',
        modifiers['selected'] &&
          'forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none',
      )}
    />
  )
}

function Dropdown({ options, 'aria-label': label, value, onChange, disabled }: Headless.DropdownProps) {
  return (
    <NativeSelect aria-label={label} value={value} onChange={onChange} disabled={disabled}>
      {options?.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  )
}
