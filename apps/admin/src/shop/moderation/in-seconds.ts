import { m } from '#paraglide/messages.js'
import { spanOf } from '#page/deadline.tsx'

/** `38 с`, from two minutes on `5 мин`. */
export function inSeconds(seconds: number) {
  return seconds < 120 ? m.moderation_seconds({ count: seconds }) : spanOf(seconds * 1000)
}
