import { type SQL, sql } from '#db/drizzle.ts'
import { isAdministrator } from '#records/access/holders.ts'

/** Whether a row of `preview` still holds: its time, its session, both accounts, and the right of its author to see all of it. */
export function isLive(at: SQL, adminCheck: boolean): SQL {
  return sql`(preview.ended_at is null and preview.expires_at > ${at}
    and exists (select from session where session.id = preview.session_id and session.ended_at is null)
    and exists (select from "user" person where person.id = preview.user_id and person.status = 'active')
    and exists (
      select from "user" author join user_role on user_role.user_id = author.id
      join role_permission on role_permission.role_id = user_role.role_id and role_permission.permission = 'user.view-as'
      where author.id = preview.author_id and author.status = 'active')
    and ${isWithinAuthor(adminCheck)})`
}

/**
 * Whether the author of `preview` holds each permission of the person, as far as the person does. A preview whose person has
 * gained more, or whose author has lost some, is over: handlers read rights by the person alone.
 */
function isWithinAuthor(adminCheck: boolean): SQL {
  const passesAll = (id: SQL) => sql`(${adminCheck} and ${isAdministrator(id)})`
  return sql`(${passesAll(sql`preview.author_id`)} or not ${passesAll(sql`preview.user_id`)} and not exists (
    select from user_role
    join role on role.id = user_role.role_id
    join role_permission wanted on wanted.role_id = role.id
    where user_role.user_id = preview.user_id and not exists (
      select from user_role author_role
      join role held_by on held_by.id = author_role.role_id
      join role_permission held on held.role_id = held_by.id and held.permission = wanted.permission
      where author_role.user_id = preview.author_id and (held_by.scope = 'all'
        or role.scope = 'own' and not exists (
          ${companiesOf(sql`preview.user_id`)} except ${companiesOf(sql`preview.author_id`)})))))`
}

const companiesOf = (id: SQL) => sql`select company_id from user_company where user_id = ${id}`
