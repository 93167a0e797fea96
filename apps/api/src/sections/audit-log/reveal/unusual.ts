import type { Database } from '#db/database.ts'
import { sql, type SQL } from '#db/drizzle.ts'
import { administrators } from '#records/access/holders.ts'
import { forEachDue } from '#records/deadlines/each-due.ts'
import { user } from '#sections/users/schema.ts'
import { notifyOfUnusual, TYPE } from './notices.ts'

const HOUR = 60 * 60_000
const HEARD_AT_MOST = 50

/**
 * Notifies the administrators, once an hour, of a person who has more personal data shown, or exported, than the
 * settings take for usual.
 */
export function alertOnUnusual(db: Database, at: Date): Promise<void> {
  const since = sql`${new Date(at.getTime() - HOUR).toISOString()}::timestamptz`
  const isPersonal = sql`(event = 'revealed' or event = 'exported' and changes ? 'purpose') and created_at > ${since}`
  const shown = countOf(sql`count(*) filter (where event = 'revealed')`)
  const exported = countOf(sql`coalesce(sum((changes -> 'rows' ->> 1)::int) filter (where event = 'exported'), 0)`)
  const isDue = sql`id in (select user_id from audit_log where event in ('revealed', 'exported') and ${isPersonal})
    and (${exceeds(shown, 'personal_reveals_per_hour', 30)} or ${exceeds(exported, 'personal_export_rows_per_hour', 1000)})
    and not exists (select from notification where type = ${TYPE} and entity_id = ${user.id} and created_at > ${since})`
  function countOf(count: SQL) {
    return sql`(select ${count}::int from audit_log where user_id = ${user.id} and ${isPersonal})`
  }
  return forEachDue({ db, at, table: user, isDue }, async (tx, _actor, id) => {
    const others = (await administrators(tx)).filter((administrator) => administrator !== id)
    const { rows } = await tx.execute<{ name: string; shown: number; exported: number }>(
      sql`select person_label("user") as name, ${shown} as shown, ${exported} as exported from "user" where id = ${id}`,
    )
    for (const row of rows) await notifyOfUnusual(tx, { at, id, ...row }, others.slice(0, HEARD_AT_MOST))
  })
}

/** Zero allows any number. */
function exceeds(count: SQL, setting: string, usual: number) {
  const most = sql`coalesce((select value::text::int from setting where key = ${setting}), ${usual})`
  return sql`(${most} > 0 and ${count} > ${most})`
}
