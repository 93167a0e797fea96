import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import { Button } from '#button/button.tsx'
import { IconButton } from '#button/icon-button.tsx'
import { MaskedInput } from '#input/masked-input.tsx'
import { NativeSelect } from '#input/native-select.tsx'
import { useScheduleTexts } from './texts.ts'
import { hoursIn, modeOf, withBreak, type ScheduleDay, type ScheduleInterval, type ScheduleMode } from './schedule.ts'

/** Props of {@link DayHours}. */
export interface DayHoursProps {
  /** The name of the day. */
  name: string
  /** The hours of the day. */
  day: ScheduleDay
  /** The hours that a day off starts with when it gets hours. */
  likely: ScheduleDay
  /** The error of the hours. */
  fault: string | undefined
  /** The hours have changed. */
  onDayChange: (day: ScheduleDay) => void
}

/**
 * Two cells of a grid: the mode of a day and its hours, which move to a line of their own where the grid is narrow.
 */
export function DayHours({ name, day, likely, fault, onDayChange }: DayHoursProps) {
  const texts = useScheduleTexts()
  const noteId = useId()
  const mode = modeOf(day)
  const parted = withBreak(day)
  const change = (index: number, part: Partial<ScheduleInterval>) =>
    onDayChange(day.map((interval, at) => (at === index ? { ...interval, ...part } : interval)))
  const input = (index: number, part: keyof ScheduleInterval, label: string) => (
    <MaskedInput
      mask="##:##"
      inputMode="numeric"
      autoComplete="off"
      id={undefined}
      aria-label={label}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault ? noteId : undefined}
      value={day[index]?.[part] ?? ''}
      onChange={({ currentTarget: { value } }) => change(index, { [part]: value })}
      className="w-18 text-center"
    />
  )
  return (
    <>
      <NativeSelect
        id={undefined}
        aria-label={texts.mode(name)}
        value={mode}
        onChange={({ currentTarget: { value } }) => isMode(value) && onDayChange(hoursIn(value, likely))}
        className="w-44"
      >
        <option value="hours">{texts.hours}</option>
        <option value="always">{texts.always}</option>
        <option value="dayOff">{texts.dayOff}</option>
      </NativeSelect>
      <div
        data-slot="day-hours"
        className="order-last col-span-full flex min-w-0 flex-col gap-1 empty:hidden @xl:order-none @xl:empty:flex @xl:col-span-1"
      >
        {mode === 'hours' && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
            {day.map(({ from, to }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- an interval has no name but its place
              <span key={index} className="flex items-center gap-1.5">
                {input(index, 'from', texts.opens(name))}
                <span aria-hidden className="text-muted">
                  –
                </span>
                {input(index, 'to', texts.closes(name))}
                {day.length > 1 && (
                  <IconButton
                    label={texts.removeInterval(`${from}–${to}`)}
                    onClick={() => onDayChange(day.filter((_, at) => at !== index))}
                  >
                    <X aria-hidden />
                  </IconButton>
                )}
              </span>
            ))}
            {parted !== day && (
              <Button variant="ghost" size="sm" onClick={() => onDayChange(parted)}>
                <Plus aria-hidden />
                {texts.addBreak}
              </Button>
            )}
          </div>
        )}
        {fault && (
          <p id={noteId} className="flex gap-1 text-xs text-danger">
            <CircleAlert aria-hidden className="mt-px size-3.5 shrink-0" />
            {fault}
          </p>
        )}
      </div>
    </>
  )
}

const MODES: readonly string[] = ['hours', 'always', 'dayOff'] satisfies ScheduleMode[]
const isMode = (value: string): value is ScheduleMode => MODES.includes(value)
