import { formatSeconds } from '#data/time/format-date.ts'
import { m } from '#paraglide/messages.js'

export interface Moments {
  /** Null before one is chosen. */
  at: string | null
  /** The later moment to compare with; null for now. */
  other: string | null
}

/** The moments in the address, the earlier one first; what is no moment is left out. */
export function readMoments(search: URLSearchParams): Moments {
  const [at = null, other = null] = ['at', 'with']
    .flatMap((name) => {
      const time = Date.parse(search.get(name) ?? '')
      return Number.isNaN(time) ? [] : [time]
    })
    .toSorted((one, later) => one - later)
    .map((time) => new Date(time).toISOString())
  return { at, other }
}

export const momentInWords = (moment: string | null) => (moment === null ? m.past_now() : formatSeconds(moment))
