import type { ExceptionFault } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

/** What is wrong with the hours of a day, or with a day that has hours of its own. */
export const faultWords: Record<ExceptionFault['rule'], () => string> = {
  time: m.opening_fault_time,
  order: m.opening_fault_order,
  overlap: m.opening_fault_overlap,
  date: m.opening_fault_date,
  twice: m.opening_fault_twice,
}
