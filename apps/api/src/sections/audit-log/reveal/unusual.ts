import type { Call } from '#contract/handlers.ts'
import { sql } from '#db/drizzle.ts'
import { notifyOfUnusual, TYPE } from './notices.ts'

const HOUR = 60 * 60_000
const USUAL = 30

/** Notifies the administrators, once an hour, of a person who has more personal data shown than the setting takes for usual. */
export async function alertOnUnusual({ db, actor }: Pick<Call<'auditLog.reveal'>, 'db' | 'actor'>): Promise<void> {
  // Calls of one person take turns, so that none misses the row of another.
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`personal ${actor.userId}`}, 0))`)
  const since = new Date(actor.at.getTime() - HOUR).toISOString()
  const { rows } = await db.execute<{ most: number; shown: number; is_said: boolean }>(sql`
    select coalesce((select value::text::int from setting where key = 'personal_reveals_per_hour'), ${USUAL}) as most,
      (select count(*)::int from audit_log where user_id = ${actor.userId} and event = 'revealed' and created_at > ${since}) as shown,
      exists (select from notification where type = ${TYPE} and entity_id = ${actor.userId} and created_at > ${since}) as is_said`)
  const [seen] = rows
  if (!seen || seen.most === 0 || seen.is_said || seen.shown <= seen.most) return
  const { rows: administrators } = await db.execute<{ id: number }>(sql`
    select "user".id::int as id from "user" join user_role on user_id = "user".id join role on role.id = role_id
    where slug = 'administrator' and status = 'active' and kind = 'person' and "user".id <> ${actor.userId} order by id limit 50`)
  await notifyOfUnusual(
    db,
    actor,
    administrators.map(({ id }) => id),
    seen.shown,
  )
}
