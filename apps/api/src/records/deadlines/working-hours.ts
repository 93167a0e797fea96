const HOUR = 60 * 60_000
const DAY = 24 * HOUR
// Moscow stays at UTC+3 all year.
const MOSCOW = 3 * HOUR
const OPENS = 9 * HOUR
const CLOSES = 18 * HOUR

/** Adds working hours to a time: Monday to Friday, 9:00 to 18:00 in Moscow. */
export function afterWorkingHours(from: Date, hours: number): Date {
  let local = from.getTime() + MOSCOW
  let remaining = hours * HOUR
  for (;;) {
    const midnight = Math.floor(local / DAY) * DAY
    const start = Math.max(local, midnight + OPENS)
    const available = isWorkday(midnight) ? Math.max(0, midnight + CLOSES - start) : 0
    if (available > 0 && remaining <= available) return new Date(start + remaining - MOSCOW)
    remaining -= available
    local = midnight + DAY
  }
}

function isWorkday(midnight: number): boolean {
  const day = new Date(midnight).getUTCDay()
  return day >= 1 && day <= 5
}
