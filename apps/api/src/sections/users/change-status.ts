import { audit } from '#db/audit.ts'
import { recordStatus } from '#db/status-history.ts'
import { conflict, invalid, Stale } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { requireReason } from '#records/given-reason.ts'
import { voidLinks, endSessionsOf } from '#sections/auth/public.ts'
import { keepAdministrator } from './administrators.ts'
import { findManageable } from './authority.ts'
import { personLabel } from './person.ts'
import * as queries from './queries.ts'
import { userStatuses } from './statuses.ts'

export async function changeStatus({ params, body, version, db, actor }: Call<'users.statusChange'>) {
  const before = await findManageable(db, actor, params.id)
  if (version !== undefined && version !== before.version) throw new Stale(await queries.findUser(db, actor, before.id))
  if (before.id === actor.userId) throw conflict('Нельзя изменить статус собственной учётной записи')
  if (before.status === body.status) return queries.findUser(db, actor, before.id)
  const { reason = null } = userStatuses.require(before.status, body.status, actor)
  const given = await requireReason(db, reason, body)
  const until = endOf(body, actor.at)

  await queries.updateUser(db, actor, before.id, { status: body.status, blocked_until: until })
  await recordStatus(db, {
    entity: 'user',
    entity_id: before.id,
    from_status: before.status,
    to_status: body.status,
    ...given,
    until,
    user_id: actor.userId,
    created_at: actor.at.toISOString(),
  })
  await voidLinks(db, before.id)
  if (before.status === 'active') {
    await endSessionsOf(db, before.id, actor.at)
    await keepAdministrator(db, 'Нельзя заблокировать последнего администратора')
  }
  await audit(db, actor, {
    event: 'status_changed',
    entity: 'user',
    entity_id: before.id,
    entity_label: personLabel(before),
    changes: { status: [before.status, body.status], ...(until && { blocked_until: [before.blocked_until, until] }) },
    ...given,
  })
  return queries.findUser(db, actor, before.id)
}

function endOf({ status, until }: Call<'users.statusChange'>['body'], at: Date): string | null {
  if (!until) return null
  if (status !== 'blocked') throw invalid({ until: ['Срок: можно указать только для блокировки'] })
  if (Date.parse(until) <= at.getTime()) throw invalid({ until: ['Срок: укажите время в будущем'] })
  return new Date(until).toISOString()
}
