import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { lockFree } from '#query/claims.ts'
import { forEachDue } from '#records/deadlines/each-due.ts'
import { lockOperation } from './access.ts'
import { AUTHOR_GONE } from './authors/actor.ts'
import { settle } from './finish.ts'
import { operation } from './schema.ts'

const GIVEN_UP = 'За сутки после проверки её никто не запустил'

/** Its author can no longer sign in, or their key is revoked. */
const isOrphan = sql`(
  exists (select from "user" where "user".id = author_id and "user".status <> 'active')
  or exists (select from service_key where service_key.id = author_key_id and revoked_at is not null))`

/** Operations that have changed nothing yet, and still could. */
const isUnrun = sql`(kind <> 'export' and started_at is null
  and status in ('checking', 'prepared', 'waiting', 'stopped', 'failed'))`

/** Withdraws operations that changed nothing: of authors who are gone, and checks left for a day. */
export async function withdrawAbandoned(db: Database, at: Date): Promise<void> {
  const dayAgo = sql`${at.toISOString()}::timestamptz - interval '1 day'`
  const isGivenUp = sql`status in ('prepared', 'stopped', 'failed') and coalesce(finished_at, stepped_at, created_at) <= ${dayAgo}`
  const isDue = sql`${isUnrun} and (${isOrphan} or ${isGivenUp})`
  await forEachDue({ db, at, table: operation, isDue }, async (tx, _actor, id) => {
    const { rows } = await tx.execute<{ orphan: boolean }>(
      sql`select ${isOrphan} as orphan from operation where id = ${id}`,
    )
    await withdraw(tx, id, rows[0]?.orphan ? AUTHOR_GONE : GIVEN_UP, at)
  })
}

/**
 * Takes back at once what these people have prepared. A batch of a check holds its operation, and is not waited for: the
 * next one finds that its author is gone.
 */
export async function withdrawOf(tx: Database, authors: readonly number[], at: Date): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from operation where author_id = any(${sql.param(authors)}::int8[]) and ${isUnrun} order by id ${lockFree}`)
  for (const { id } of rows) await withdraw(tx, id, AUTHOR_GONE, at)
}

async function withdraw(tx: Database, id: number, explanation: string, at: Date): Promise<void> {
  const locked = await lockOperation(tx, id)
  if (locked) await settle(tx, locked, { command: 'withdraw', status: 'withdrawn', explanation, at })
}
