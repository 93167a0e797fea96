import { sql } from 'drizzle-orm'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { momentIn } from '#text/moment.ts'

/** Writes moments in the time zone of whoever exports. */
export async function momentOf(db: Database, { userId }: Actor): Promise<(moment: string | null) => string | null> {
  const { rows } = await db.execute<{ time_zone: string }>(sql`select time_zone from "user" where id = ${userId}`)
  return momentIn(rows[0]?.time_zone ?? 'UTC')
}
