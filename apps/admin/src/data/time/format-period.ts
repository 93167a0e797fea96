import { m } from '#paraglide/messages.js'
import { formatDay } from './format-date.ts'

/** `31.05.2026 – 30.06.2026`; without an end, `с 31.05.2026`. */
export function formatPeriod(from: string, to: string | null) {
  return to ? m.period({ from: formatDay(from), to: formatDay(to) }) : m.period_open({ from: formatDay(from) })
}
