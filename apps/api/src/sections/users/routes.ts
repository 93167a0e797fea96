import { changesBetween } from '#db/audit.ts'
import { recordStatus } from '#db/status-history.ts'
import type { Database } from '#db/database.ts'
import { conflict } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { exportOf } from '#export/export-list.ts'
import { queueMail } from '#mail/outbox.ts'
import { requireRolesHeld } from '#records/access/grants.ts'
import { statusHistoryOf } from '#records/status-history.ts'
import { voidLinks } from '#sections/auth/public.ts'
import { keepAdministrator } from './administrators.ts'
import { findManageable } from './authority.ts'
import { changeUserStatus } from './change-status.ts'
import { exportColumns } from './export-columns.ts'
import { assertValid, normalize } from './input.ts'
import * as queries from './queries.ts'
import type { UserStatus } from './statuses.ts'
import { userRecords } from './user-records.ts'

export const users = {
  'users.list': ({ query, db, actor }) => queries.listUsers(db, actor, query),
  'users.options': async ({ query, db, actor }) => ({ items: await queries.userOptions(db, actor, query) }),
  'users.view': ({ params, db, actor }) => queries.findUser(db, actor, params.id),
  'users.create': create,
  'users.update': update,
  'users.delete': remove,
  'users.statusChange': changeUserStatus,
  'users.deactivationHistory': history,
  'users.export': exportOf({
    entity: 'user',
    list: ({ db, actor, filters }) => queries.listOf(db, actor, filters),
    columns: ({ actor }) => exportColumns(actor),
    read: ({ db, actor }, ids) => queries.exportRows(db, actor, ids),
  }),
} satisfies Section<'users'>

async function create({ body, db, actor }: Call<'users.create'>) {
  const { role_ids = [], company_ids = [], ...person } = normalize(body)
  const input = { ...person, role_ids, company_ids }
  await assertValid(db, actor, input, { role_ids, company_ids })
  await requireRolesHeld(db, actor, role_ids)
  const created = await userRecords.create({ db, actor }, input)
  await recordStatus(db, {
    entity: 'user',
    entity_id: created.id,
    to_status: created.status,
    user_id: actor.userId,
    created_at: actor.at.toISOString(),
  })
  await queueMail(db, { kind: 'user-invite', recipient: created.email, at: actor.at })
  return created
}

async function update(call: Call<'users.update'>) {
  const { params, body, version, db, actor } = call
  await findManageable(db, actor, params.id)
  const before = await userRecords.lock(call, params.id, version)
  const input = normalize(body)
  const changes = changesBetween(before, input)
  if (Object.keys(changes).length === 0) return before

  const { role_ids = before.role_ids, company_ids = before.company_ids } = input
  await assertValid(db, actor, input, { exceptId: before.id, role_ids, company_ids })
  await requireRolesHeld(
    db,
    actor,
    role_ids.filter((id) => !before.role_ids.includes(id)),
  )
  const after = await userRecords.update(call, before, input)
  if (changes['email']) await followAddress(db, before, after, actor.at)
  if (changes['role_ids']) await keepAdministrator(db, 'Нельзя забрать роль у последнего администратора')
  return after
}

/** A new address invalidates the links sent to the old one, which hears of it, or repeats the invitation. */
async function followAddress(
  tx: Database,
  { email: old }: { email: string },
  { id, status, email }: { id: number; status: UserStatus; email: string },
  at: Date,
) {
  await voidLinks(tx, id)
  if (status === 'invited') await queueMail(tx, { kind: 'user-invite', recipient: email, at })
  else await queueMail(tx, { kind: 'email-changed', recipient: old, payload: { user_id: id }, at })
}

async function remove(call: Call<'users.delete'>) {
  await findManageable(call.db, call.actor, call.params.id)
  await userRecords.remove(call, ['last_name', 'first_name', 'email'], ({ status }) => {
    if (status !== 'invited')
      throw conflict('Удалить можно только приглашённого пользователя. Перенесите учётную запись в архив')
  })
}

async function history({ params, db, actor }: Call<'users.deactivationHistory'>) {
  const { id } = await queries.findUser(db, actor, params.id)
  return { items: await statusHistoryOf(db, actor, 'user', id) }
}
