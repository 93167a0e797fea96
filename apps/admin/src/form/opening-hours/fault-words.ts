import type { ExceptionFault } from '@admin-panel/sdk/validation'
import { m } from '#paraglide/messages.js'

/** Error messages for the hours of a day and for dates with special hours. */
export const faultWords: Record<ExceptionFault['rule'], () => string> = {
  time: m.opening_fault_time,
  order: m.opening_fault_order,
  overlap: m.opening_fault_overlap,
  date: m.opening_fault_date,
  twice: m.opening_fault_twice,
}
