import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'

/** The reasons that the background jobs give, and the state of the sub-orders that they end. */
export const reasonsOfJobs = { 'cancel.not_paid': 'awaiting_payment', 'cancel.pickup_expired': 'at_pickup' } as const

export type ReasonOfJobs = keyof typeof reasonsOfJobs

/** Finds the reason of a job; null if it cannot be given without a person. */
export async function reasonIdOf(db: Database, code: ReasonOfJobs): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from operation_reason where code = ${code} and is_active and not requires_comment
      and (order_statuses = '{}' or ${reasonsOfJobs[code]} = any(order_statuses))`)
  return rows[0]?.id ?? null
}

/** The state in which a job needs the reason; undefined for a reason that only people give. */
export function stateOfJob(code: string): string | undefined {
  return Object.hasOwn(reasonsOfJobs, code) ? states[code] : undefined
}

const states: Readonly<Record<string, string>> = reasonsOfJobs
