/** A range of days, both included; an empty end is open. */
export interface DateRange {
  /** An ISO date such as `2026-11-20`; empty for an open end. */
  from: string
  /** The last day, as `2026-01-31`. */
  to: string
}
