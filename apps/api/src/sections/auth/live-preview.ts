import { type SQL, sql } from '#db/drizzle.ts'

/** Whether a row of `preview` still holds: its time, its session, and the account and the right of its author. */
export function isLive(at: SQL): SQL {
  return sql`(preview.ended_at is null and preview.expires_at > ${at}
    and exists (select from session where session.id = preview.session_id and session.ended_at is null)
    and exists (select from "user" person where person.id = preview.user_id and person.status = 'active')
    and exists (
      select from "user" author join user_role on user_role.user_id = author.id
      join role_permission on role_permission.role_id = user_role.role_id and role_permission.permission = 'user.view-as'
      where author.id = preview.author_id and author.status = 'active'))`
}
