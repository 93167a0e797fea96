import { daysAfter, marketplaceZone, weekdayOf } from '@admin-panel/sdk/validation'
import { userTimeZone } from './format-date.ts'
import { clockAt } from './zone-clock.ts'

// All days are counted here: docs/architecture.md says by whose calendar each is.

export { daysAfter, marketplaceZone, weekdayOf }

/** The day that a calendar shows at a moment, as `2026-11-20`: the user's, or that of a place. */
export const dayAt = (moment: Date | number | string, timeZone = userTimeZone()) =>
  clockAt(new Date(moment), timeZone).slice(0, 10)

/** The user's today. */
export const today = () => dayAt(Date.now())

/** The marketplace's today, by which the terms of its records begin and end. */
export const marketDay = () => dayAt(Date.now(), marketplaceZone)
