import { marketplaceZone } from '@admin-panel/sdk/validation'
import { sql } from '#db/drizzle.ts'
import type { Actor, Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { say } from '#text/language/say.ts'
import { momentIn } from '#text/moment.ts'
import { authorTo } from '#records/author.ts'

interface Missed {
  id: number
  /** How many versions the caller has not seen. */
  count: number
}

/** Changes of a record that the caller has not seen. */
interface Unseen {
  /** Whether the caller made all of them, in another tab or through another program. */
  isOwn: boolean
  /** The author and the moment of the last one. */
  sentence: string
}

type Reader = Principal & Partial<Pick<Actor, 'timeZone'>>

/** The changes of a record that the caller has not seen; undefined if the log has none. */
export async function unseenChange(
  db: Database,
  actor: Reader,
  { entity, ...missed }: Missed & { entity: string },
): Promise<Unseen | undefined> {
  return (await unseenChanges(db, actor, entity, [missed])).get(missed.id)
}

/** The same of many records, with one statement for any number of them. */
export async function unseenChanges(
  db: Database,
  actor: Reader,
  entity: string,
  missed: readonly Missed[],
): Promise<Map<number, Unseen>> {
  // A count that is no version of this record, such as one that is ahead of it, has no author.
  const known = missed.filter(({ count }) => count >= 1)
  if (known.length === 0) return new Map()
  const author = authorTo(actor, sql`user_id`, sql`user_name`)
  const { rows } = await db.execute<{ id: number; own: boolean; by: string | null; at: string }>(sql`
    select missed.id, own, by, at from json_to_recordset(${JSON.stringify(known)}) as missed (id int8, count int8), lateral (
      select bool_and(user_id is not distinct from ${actor.userId}) and ${actor.userId}::int8 is not null as own,
        (array_agg(by order by log_id desc))[1] as by, max(created_at) as at
      from (
        select id as log_id, user_id, created_at, ${author} ->> 'label' as by
        from audit_log where entity = ${entity} and entity_id = missed.id order by id desc limit missed.count
      ) unseen
    ) last where at is not null`)
  const moment = momentIn(actor.timeZone ?? marketplaceZone)
  return new Map(
    rows.map(({ id, own, by, at }) => {
      const when = moment(at) ?? ''
      const others = by === null ? say`Запись изменена автоматически ${when}` : say`Запись уже изменена: ${by}, ${when}`
      return [id, { isOwn: own, sentence: own ? say`Вы уже изменили эту запись ${when}` : others }]
    }),
  )
}
