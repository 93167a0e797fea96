import Copy from 'lucide-react/icons/copy'
import type { ComponentProps } from 'react'
import { DayHours } from './day-hours.tsx'
import { DropdownMenu, MenuItem } from '#menu/dropdown-menu.tsx'
import { IconButton } from '#button/icon-button.tsx'
import { useScheduleTexts } from './texts.ts'

interface ScheduleDayProps extends ComponentProps<typeof DayHours> {
  /** Stands for the name where the row has no room for it. */
  shortName: string
  onCopy: (to: 'weekdays' | 'weekend' | 'all') => void
}

/** One row of the editor. */
export function ScheduleDay({ shortName, onCopy, ...hours }: ScheduleDayProps) {
  const texts = useScheduleTexts()
  return (
    <li className="grid grid-cols-[1fr_auto_auto] items-start gap-x-2 gap-y-1.5 border-b border-line py-2 last:border-0 @xl:grid-cols-[7.5rem_11rem_1fr_auto]">
      <span className="flex min-h-(--control) items-center">
        <span aria-hidden className="@min-[20.5rem]:hidden">
          {shortName}
        </span>
        <span className="@max-[20.5rem]:sr-only">{hours.name}</span>
      </span>
      <DayHours {...hours} />
      <DropdownMenu
        trigger={
          <IconButton label={texts.copy(hours.name)} size="md">
            <Copy aria-hidden />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => onCopy('weekdays')}>{texts.toWeekdays}</MenuItem>
        <MenuItem onSelect={() => onCopy('weekend')}>{texts.toWeekend}</MenuItem>
        <MenuItem onSelect={() => onCopy('all')}>{texts.toAll}</MenuItem>
      </DropdownMenu>
    </li>
  )
}
