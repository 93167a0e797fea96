import type { Database } from '#db/database.ts'
import { sql } from '#db/drizzle.ts'
import { forEachDue } from '#records/deadlines/each-due.ts'
import { user } from '#sections/users/schema.ts'
import { notifyOfUnusual, TYPE } from './notices.ts'

const HOUR = 60 * 60_000
const USUAL = 30

/**
 * Notifies the administrators, once an hour, of a person who has more personal data shown than the setting takes for usual. A
 * file counts by its rows.
 */
export function alertOnUnusual(db: Database, at: Date): Promise<void> {
  const since = sql`${new Date(at.getTime() - HOUR).toISOString()}::timestamptz`
  const isPersonal = sql`(event = 'revealed' or event = 'exported' and changes ? 'purpose') and created_at > ${since}`
  const most = sql`coalesce((select value::text::int from setting where key = 'personal_reveals_per_hour'), ${USUAL})`
  const shown = sql`(
    select sum(case event when 'exported' then (changes -> 'rows' ->> 1)::int else 1 end)::int from audit_log
    where user_id = ${user.id} and ${isPersonal})`
  const isDue = sql`id in (select user_id from audit_log where event in ('revealed', 'exported') and ${isPersonal})
    and ${most} > 0 and ${shown} > ${most}
    and not exists (select from notification where type = ${TYPE} and entity_id = ${user.id} and created_at > ${since})`
  return forEachDue({ db, at, table: user, isDue }, async (tx, _actor, id) => {
    const { rows: administrators } = await tx.execute<{ id: number }>(sql`
      select "user".id::int as id from "user" join user_role on user_id = "user".id join role on role.id = role_id
      where slug = 'administrator' and status = 'active' and kind = 'person' and "user".id <> ${id} order by id limit 50`)
    const { rows } = await tx.execute<{ name: string; count: number }>(
      sql`select person_label("user") as name, ${shown} as count from "user" where id = ${id}`,
    )
    for (const { name, count } of rows)
      await notifyOfUnusual(
        tx,
        { at, id, name, count },
        administrators.map((administrator) => administrator.id),
      )
  })
}
