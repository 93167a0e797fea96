import { sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { conflict } from '#errors.ts'
import { say } from '#text/language/say.ts'

/** The limit of unstarted operations of one author: as many as those who decide can review. */
const OPEN = { operations: 20, records: 300_000 }

/** An author, be it a person or a key's account, prepares no more than others can decide on. */
export async function requireFewOpen(db: Database, { userId }: Pick<Actor, 'userId'>): Promise<void> {
  // Requests that are sent at once are counted in turn.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`operations ${userId}`}, 0))`)
  const { rows } = await db.execute<{ operations: number; records: number }>(sql`
    select count(*)::int as operations, coalesce(sum(total), 0)::float8 as records from operation
    where author_id = ${userId} and kind <> 'export' and started_at is null and status in ('checking', 'prepared', 'waiting')`)
  const { operations = 0, records = 0 } = rows[0] ?? {}
  if (operations >= OPEN.operations)
    throw conflict(say`Не запущено ваших операций: ${operations}. Дождитесь решения по ним или отзовите лишние`)
  if (records >= OPEN.records)
    throw conflict(
      say`В ваших операциях, которые не запущены, записей: ${records}. Дождитесь решения по ним или отзовите лишние`,
    )
}
