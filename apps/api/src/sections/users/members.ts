import { and, asc, inArray, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import { audit, type AuditEntry, changesBetween } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { invalid } from '#errors.ts'
import type { Context } from '#records/record.ts'
import { requireAuthority, visibleUsers } from './authority.ts'
import { personLabel } from '#text/person-label.ts'
import { user } from './schema.ts'
import { validation } from '#text/language/say.ts'

type Member = Awaited<ReturnType<typeof lockMembers>>[number]

/** Locks the users before the actor changes their roles or companies. */
export async function lockMembers(tx: Database, actor: Actor, userIds: number[]) {
  const ids = [...new Set(userIds)]
  await tx.select({ id: user.id }).from(user).where(inArray(user.id, ids)).orderBy(asc(user.id)).for('no key update')
  const members = await tx
    .select({
      id: user.id,
      last_name: user.last_name,
      first_name: user.first_name,
      middle_name: user.middle_name,
      role_ids: sql<number[]>`(
        select coalesce(json_agg(role_id order by role_id), '[]') from user_role where user_id = "user".id)`,
      company_ids: sql<number[]>`(
        select coalesce(json_agg(company_id order by company_id), '[]') from user_company where user_id = "user".id)`,
      needs_company: sql<boolean>`exists (
        select from user_role join role on role.id = role_id where user_id = "user".id and role.scope = 'own')`,
    })
    .from(user)
    .where(and(inArray(user.id, ids), visibleUsers(tx, actor)))
    .orderBy(asc(user.id))
  if (members.length < ids.length) throw invalid({ user_ids: [validation().enum('Пользователи')] })
  await requireAuthority(tx, actor, ids)
  return members
}

/** The record of a user shows roles and companies, so a change of either increments its version and is logged. */
export async function recordTies(
  { db, actor }: Context,
  members: Member[],
  next: (member: Member) => { role_ids: number[] } | { company_ids: number[] },
  entry: Pick<AuditEntry, 'event' | 'company_id' | 'related'>,
): Promise<void> {
  const ids = members.map(({ id }) => id)
  await db
    .update(user)
    .set({ version: sql`${user.version} + 1`, updated_at: actor.at.toISOString(), updated_by: actor.userId })
    .where(inArray(user.id, ids))
  const entries = members.map((member) => ({
    ...entry,
    entity: 'user',
    entity_id: member.id,
    entity_label: personLabel(member),
    changes: changesBetween(member, next(member)),
  }))
  await audit(db, actor, ...entries)
}
