import {
  openingState,
  type OpeningException,
  type OpeningHours,
  type OpeningState as State,
} from '@admin-panel/sdk/validation'
import { StatusChip } from '@admin-panel/ui/status-chip'
import { m } from '#paraglide/messages.js'
import { placeOffset } from '#data/time/format-date.ts'
import { getLocale } from '#text/locale.ts'

interface OpeningStateProps {
  hours: OpeningHours
  exceptions?: readonly OpeningException[]
  worksOnHolidays: boolean
  timeZone: string
  now: Date
}

const DAY = 86_400_000

/** «Открыто до 18:00» or «Закрыто, откроется завтра в 09:00», in the place's own time zone. */
export function OpeningState({ now, ...place }: OpeningStateProps) {
  const state = openingState(place, now)
  return <StatusChip tone={state.isOpen ? 'green' : 'grey'}>{textOf(state, now, place.timeZone)}</StatusChip>
}

function textOf({ isOpen, change }: State, now: Date, timeZone: string) {
  if (!change) return isOpen ? m.opening_always() : m.opening_never()
  const { inDays } = change
  const time = change.time + placeOffset(timeZone, now)
  const dayIn = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(getLocale(), { timeZone, ...options }).format(now.getTime() + inDays * DAY)
  const day = inDays < 7 ? dayIn({ weekday: 'short' }) : dayIn({ day: 'numeric', month: 'short' })
  if (isOpen) return m.opening_open_until({ when: inDays > 1 ? `${day} ${time}` : time })
  const at = [m.opening_at, m.opening_tomorrow][inDays]
  return m.opening_closed_until({ when: at ? at({ time }) : m.opening_on_day({ day, time }) })
}
