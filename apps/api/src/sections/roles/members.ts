import { russianValidation } from '@admin-panel/sdk/validation'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '#db/actor.ts'
import { audit, changesBetween } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { conflict, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { keepAdministrator, requireAuthority, visibleUsers, personLabel } from '#sections/users/public.ts'
import { user, userRole } from '#sections/users/schema.ts'
import { requireRolesHeld } from './grants.ts'
import { roleRecords } from './role-records.ts'

export async function attachUsers({ params, body, db, actor }: Call<'roles.attachUsers'>) {
  const role = await roleRecords.lock({ db, actor }, params.id)
  await requireRolesHeld(db, actor, [role.id])
  const members = await findMembers(db, actor, body.user_ids)
  const homeless = role.scope === 'own' && members.find(({ companies }) => companies === 0)
  if (homeless)
    throw invalid({ user_ids: [`Роль требует компании, а у пользователя её нет: ${personLabel(homeless)}`] })

  const added = members.filter(({ role_ids }) => !role_ids.includes(role.id))
  if (added.length === 0) return
  await db.insert(userRole).values(added.map(({ id }) => ({ user_id: id, role_id: role.id })))
  await touch(db, actor, added)
  await record(db, actor, 'attached', role, added, ({ role_ids }) => [...role_ids, role.id])
}

export async function detachUsers({ params, body, db, actor }: Call<'roles.detachUsers'>) {
  const role = await roleRecords.lock({ db, actor }, params.id)
  const members = await findMembers(db, actor, body.user_ids)
  const removed = members.filter(({ role_ids }) => role_ids.includes(role.id))
  if (removed.length === 0) return
  const last = removed.find(({ role_ids }) => role_ids.length === 1)
  if (last) throw conflict(`Это единственная роль пользователя: ${personLabel(last)}`)

  const ids = removed.map(({ id }) => id)
  await db.delete(userRole).where(and(eq(userRole.role_id, role.id), inArray(userRole.user_id, ids)))
  await touch(db, actor, removed)
  if (role.slug === 'administrator') await keepAdministrator(db, 'Нельзя забрать роль у последнего администратора')
  await record(db, actor, 'detached', role, removed, ({ role_ids }) => role_ids.filter((id) => id !== role.id))
}

type Member = Awaited<ReturnType<typeof findMembers>>[number]

/** Locks the users whose roles the actor is about to change. */
async function findMembers(tx: Database, actor: Actor, userIds: number[]) {
  const ids = [...new Set(userIds)]
  await tx.select({ id: user.id }).from(user).where(inArray(user.id, ids)).orderBy(asc(user.id)).for('no key update')
  const found = await tx
    .select({
      id: user.id,
      last_name: user.last_name,
      first_name: user.first_name,
      middle_name: user.middle_name,
      role_ids: sql<
        number[]
      >`(select coalesce(json_agg(role_id order by role_id), '[]') from user_role where user_id = "user".id)`,
      companies: sql<number>`(select count(*)::int from user_company where user_id = "user".id)`,
    })
    .from(user)
    .where(and(inArray(user.id, ids), visibleUsers(tx, actor)))
    .orderBy(asc(user.id))
  if (found.length < ids.length) throw invalid({ user_ids: [russianValidation.enum('Пользователи')] })
  await requireAuthority(tx, actor, ids)
  return found
}

/** A user's page shows the roles, so changing them increments the user's version. */
async function touch(tx: Database, actor: Actor, members: Member[]) {
  const ids = members.map(({ id }) => id)
  await tx
    .update(user)
    .set({ version: sql`${user.version} + 1`, updated_at: actor.at.toISOString(), updated_by: actor.userId })
    .where(inArray(user.id, ids))
}

async function record(
  tx: Database,
  actor: Actor,
  event: 'attached' | 'detached',
  role: { id: number },
  members: Member[],
  next: (member: Member) => number[],
) {
  const entries = members.map((member) => ({
    event,
    entity: 'user',
    entity_id: member.id,
    entity_label: personLabel(member),
    changes: changesBetween(member, { role_ids: next(member) }),
    related: { entity: 'role', id: role.id },
  }))
  await audit(tx, actor, ...entries)
}
