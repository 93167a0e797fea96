import { sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'

interface Missed {
  id: number
  /** How many versions the caller has not seen. */
  count: number
}

/** Whether the caller made all the changes of a record that they have not seen: in another tab, or through another program. */
export async function areOwnChanges(
  db: Database,
  actor: Principal,
  { entity, ...missed }: Missed & { entity: string },
): Promise<boolean> {
  return (await ownlyChanged(db, actor, entity, [missed])).has(missed.id)
}

/** The records whose unseen changes the caller has all made, with one statement for any number of them. */
export async function ownlyChanged(
  db: Database,
  actor: Principal,
  entity: string,
  missed: readonly Missed[],
): Promise<Set<number>> {
  // A count that is no version of this record, such as one that is ahead of it, has no author.
  const known = missed.filter(({ count }) => count >= 1)
  if (known.length === 0 || actor.userId === null) return new Set()
  const { rows } = await db.execute<{ id: number }>(sql`
    select missed.id from json_to_recordset(${JSON.stringify(known)}) as missed (id int8, count int8), lateral (
      select bool_and(user_id is not distinct from ${actor.userId}) as own from (
        select user_id from audit_log where entity = ${entity} and entity_id = missed.id order by id desc limit missed.count
      ) unseen
    ) authors where own`)
  return new Set(rows.map(({ id }) => id))
}
