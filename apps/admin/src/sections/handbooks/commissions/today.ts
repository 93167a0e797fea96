import { userTimeZone } from '#shared/format-date.ts'

/** As `2026-11-20`, in the user's own time zone. */
export const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: userTimeZone() }).format(new Date())
