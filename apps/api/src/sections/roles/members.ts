import { and, eq, inArray } from '#db/drizzle.ts'
import { conflict, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { requireRolesHeld } from '#records/access/grants.ts'
import { keepAdministrator, lockMembers, recordTies } from '#sections/users/public.ts'
import { userRole } from '#sections/users/schema.ts'
import { roleRecords } from './role-records.ts'
import { personLabel } from '#text/person-label.ts'
import { say } from '#text/language/say.ts'

interface Ties {
  role_ids: number[]
}

export function attachUsers({ params, body, db, actor }: Call<'roles.attachUsers'>) {
  return giveRole({ db, actor }, params.id, body.user_ids)
}

export async function giveRole(
  { db, actor }: Pick<Call<'roles.attachUsers'>, 'db' | 'actor'>,
  id: number,
  userIds: number[],
): Promise<void> {
  const role = await roleRecords.lock({ db, actor }, id)
  await requireRolesHeld(db, actor, [role.id])
  const members = await lockMembers(db, actor, userIds)
  const withoutCompany = role.scope === 'own' && members.find(({ company_ids }) => company_ids.length === 0)
  if (withoutCompany)
    throw invalid({ user_ids: [say`Роль требует компании, а у пользователя её нет: ${personLabel(withoutCompany)}`] })

  const added = members.filter(({ role_ids }) => !role_ids.includes(role.id))
  if (added.length === 0) return
  await db.insert(userRole).values(added.map(({ id }) => ({ user_id: id, role_id: role.id })))
  const next = ({ role_ids }: Ties) => ({ role_ids: [...role_ids, role.id] })
  await recordTies({ db, actor }, added, next, { event: 'attached', related: { entity: 'role', id: role.id } })
}

export async function detachUsers({ params, body, db, actor }: Call<'roles.detachUsers'>) {
  const role = await roleRecords.lock({ db, actor }, params.id)
  const members = await lockMembers(db, actor, body.user_ids)
  const removed = members.filter(({ role_ids }) => role_ids.includes(role.id))
  if (removed.length === 0) return
  const last = removed.find(({ role_ids }) => role_ids.length === 1)
  if (last) throw conflict(say`Это единственная роль пользователя: ${personLabel(last)}`)

  const ids = removed.map(({ id }) => id)
  await db.delete(userRole).where(and(eq(userRole.role_id, role.id), inArray(userRole.user_id, ids)))
  const next = ({ role_ids }: Ties) => ({ role_ids: role_ids.filter((id) => id !== role.id) })
  await recordTies({ db, actor }, removed, next, { event: 'detached', related: { entity: 'role', id: role.id } })
  if (role.slug === 'administrator') await keepAdministrator(db, 'Нельзя забрать роль у последнего администратора')
}
