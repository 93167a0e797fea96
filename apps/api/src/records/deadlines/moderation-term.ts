import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { afterWorkingHours } from './working-hours.ts'

const DEFAULT_HOURS = 24

/** The deadline of a request submitted now, by the setting of working hours. */
export async function moderationDue(db: Database, at: Date): Promise<string> {
  const { rows } = await db.execute<{ hours: number }>(
    sql`select (value #>> '{}')::int as hours from setting where key = 'moderation_sla_hours'`,
  )
  return afterWorkingHours(at, rows[0]?.hours ?? DEFAULT_HOURS).toISOString()
}
