import { sql } from '#db/drizzle.ts'
import type { Database } from '#db/database.ts'
import { forEachDue } from '#records/deadlines/each-due.ts'
import { lockOperation } from './access.ts'
import { settle } from './finish.ts'
import { operation } from './schema.ts'

const GONE = 'Учётная запись или ключ автора больше не действует'
const GIVEN_UP = 'За сутки после проверки её никто не запустил'

/** Its author can no longer sign in, or their key is revoked. */
const isOrphan = sql`(
  exists (select from "user" where "user".id = author_id and "user".status <> 'active')
  or exists (select from service_key where service_key.id = author_key_id and revoked_at is not null))`

/** Takes back what has changed nothing and whose author is gone, and checks that nobody has followed up for a day. */
export async function withdrawAbandoned(db: Database, at: Date): Promise<void> {
  const dayAgo = sql`${at.toISOString()}::timestamptz - interval '1 day'`
  const isUnrun = sql`kind <> 'export' and started_at is null`
  const isGivenUp = sql`status in ('prepared', 'stopped', 'failed') and coalesce(finished_at, stepped_at, created_at) <= ${dayAgo}`
  const isOpen = sql`status in ('checking', 'prepared', 'waiting', 'stopped', 'failed')`
  const isDue = sql`${isUnrun} and ${isOpen} and (${isOrphan} or ${isGivenUp})`
  await forEachDue({ db, at, table: operation, isDue }, async (tx, _actor, id) => {
    const locked = await lockOperation(tx, id)
    const { rows } = await tx.execute<{ orphan: boolean }>(
      sql`select ${isOrphan} as orphan from operation where id = ${id}`,
    )
    const explanation = rows[0]?.orphan ? GONE : GIVEN_UP
    if (locked) await settle(tx, locked, { command: 'withdraw', status: 'withdrawn', explanation, at })
  })
}
