import { m } from '#paraglide/messages.js'

const MINUTE = 60_000

/** `40 мин`, `5 ч`, `3 дн.` */
export function spanOf(milliseconds: number) {
  const minutes = Math.floor(milliseconds / MINUTE)
  if (minutes < 60) return m.deadline_minutes({ count: minutes })
  if (minutes < 48 * 60) return m.deadline_hours({ count: Math.floor(minutes / 60) })
  return m.deadline_days({ count: Math.floor(minutes / 60 / 24) })
}
