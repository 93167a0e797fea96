import { conflict, invalid } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { changeStatus, endOf } from '#records/change-status.ts'
import { voidLinks, endSessionsOf } from '#sections/auth/public.ts'
import { withdrawOf } from '#sections/operations/public.ts'
import { keepAdministrator } from './administrators.ts'
import { findManageable } from './authority.ts'
import { userStatuses } from './statuses.ts'
import { userRecords } from './user-records.ts'

export async function changeUserStatus(call: Call<'users.statusChange'>) {
  const { params, body, version, db, actor } = call
  await findManageable(db, actor, params.id)
  const before = await userRecords.lock(call, params.id, version)
  if (before.id === actor.userId) throw conflict('Нельзя изменить статус собственной учётной записи')
  if (before.status === body.status) return before
  userStatuses.require(before.status, body.status, actor)
  if (body.until && body.status !== 'blocked') throw invalid({ until: ['Срок: можно указать только для блокировки'] })
  const until = endOf(body.until, actor)
  const after = await changeStatus({
    db,
    actor,
    records: userRecords,
    machine: userStatuses,
    before,
    input: { ...body, until },
    fields: { blocked_until: until },
  })
  await voidLinks(db, before.id)
  if (before.status === 'active') {
    await endSessionsOf(db, [before.id], actor.at)
    await withdrawOf(db, [before.id], actor.at)
    await keepAdministrator(db, 'Нельзя заблокировать последнего администратора')
  }
  return after
}
