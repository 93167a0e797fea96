import type { Stand } from '../stand/stand.ts'

export interface Fault {
  /** The argument of `pnpm drill`. */
  readonly name: string
  readonly title: string
  /** How often the primary changes, and so how often each open panel may have to read everything again. */
  readonly failovers?: number
  /** For so many seconds there may be no write, where it is more than a failover takes. */
  readonly stallWithin?: number
  /**
   * Breaks something and mends what a person would have to mend, which is nothing in most faults. A fault that lasts
   * returns the moment when it was over: from then on recovery counts.
   */
  readonly run: (stand: Stand) => Promise<number | void>
}
