import type { Database } from '#db/database.ts'
import { sql } from '#db/drizzle.ts'

interface Notice {
  type: string
  title: string
  body: string
  at: Date
  /** The user whose page the notice leads to. */
  leadsTo: number | null
}

/** Puts a notice into the bell of each of these users. */
export async function notifyUsers(
  tx: Database,
  ids: readonly number[],
  { type, title, body, at, leadsTo }: Notice,
): Promise<void> {
  const moment = at.toISOString()
  await tx.execute(sql`
    insert into notification (user_id, type, title, body, entity, entity_id, created_at, updated_at)
    select id, ${type}, ${title}, ${body}, ${leadsTo === null ? null : 'user'}, ${leadsTo}::int8, ${moment}, ${moment}
    from unnest(${sql.param(ids)}::int8[]) as heard (id)`)
}
