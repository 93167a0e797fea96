import { sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'

interface Missed {
  entity: string
  id: number
  /** How many versions the caller has not seen. */
  count: number
}

/** Whether the caller made all the changes of a record that they have not seen: in another tab, or through another program. */
export async function areOwnChanges(db: Database, actor: Principal, { entity, id, count }: Missed): Promise<boolean> {
  // A count that is no version of this record, such as one that is ahead of it, has no author.
  if (count < 1) return false
  const { rows } = await db.execute<{ own: boolean | null }>(
    sql`select bool_and(user_id is not distinct from ${actor.userId}) as own from (
          select user_id from audit_log where entity = ${entity} and entity_id = ${id} order by id desc limit ${count}
        ) missed`,
  )
  return actor.userId !== null && rows[0]?.own === true
}
