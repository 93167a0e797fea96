import { isoDay } from '@admin-panel/ui/iso-day'
import { userTimeZone } from '#data/time/format-date.ts'

/** As `2026-11-20`, in the user's own time zone. */
export const today = () => isoDay(new Date(), userTimeZone())
