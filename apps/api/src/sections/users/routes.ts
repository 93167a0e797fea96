import { audit, type Changes, changesBetween } from '#db/audit.ts'
import { recordStatus } from '#db/status-history.ts'
import type { Database } from '#db/database.ts'
import { conflict, invalid, Stale } from '#errors.ts'
import { isDuplicate } from '#db/failures.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { exportOf } from '#export/export-list.ts'
import { queueMail } from '#mail/outbox.ts'
import { statusHistoryOf } from '#records/status-history.ts'
import { voidLinks } from '#sections/auth/public.ts'
import { requireRolesHeld } from '#sections/roles/public.ts'
import { keepAdministrator } from './administrators.ts'
import { findManageable } from './authority.ts'
import { changeStatus } from './change-status.ts'
import { exportColumns } from './export-columns.ts'
import { refuseWrong, TAKEN, tidy } from './input.ts'
import { personLabel } from './person.ts'
import * as queries from './queries.ts'
import type { UserStatus } from './statuses.ts'

export const users = {
  'users.list': ({ query, db, actor }) => queries.listUsers(db, actor, query),
  'users.options': async ({ query, db, actor }) => ({ items: await queries.userOptions(db, actor, query) }),
  'users.view': ({ params, db, actor }) => queries.findUser(db, actor, params.id),
  'users.create': create,
  'users.update': update,
  'users.delete': remove,
  'users.statusChange': changeStatus,
  'users.deactivationHistory': history,
  'users.export': exportOf({
    entity: 'user',
    name: 'Пользователи',
    list: ({ db, actor, filters }) => queries.listOf(db, actor, filters),
    columns: ({ actor }) => exportColumns(actor),
    read: ({ db, actor }, ids) => queries.rowsOf(db, actor, ids),
  }),
} satisfies Section<'users'>

async function create({ body, db, actor }: Call<'users.create'>) {
  const { last_name = '', first_name = '', email = '', role_ids = [], company_ids = [], ...rest } = tidy(body)
  const input = { last_name, first_name, email, role_ids, company_ids, ...rest }
  await refuseWrong(db, actor, input, { role_ids, company_ids })
  await requireRolesHeld(db, actor, role_ids)
  const values = { last_name, first_name, email, ...rest, status: 'invited' as const }
  const id = await queries.insertUser(db, actor, values, role_ids, company_ids).catch(refuseDuplicate)
  await recordStatus(db, {
    entity: 'user',
    entity_id: id,
    to_status: 'invited',
    user_id: actor.userId,
    created_at: actor.at.toISOString(),
  })
  await queueMail(db, 'user-invite', email, actor.at)
  await audit(db, actor, {
    event: 'created',
    entity: 'user',
    entity_id: id,
    entity_label: personLabel({ middle_name: null, ...values }),
    changes: changesBetween({}, input),
  })
  return queries.findUser(db, actor, id)
}

async function update({ params, body, version, db, actor }: Call<'users.update'>) {
  await findManageable(db, actor, params.id)
  const before = await queries.findUser(db, actor, params.id)
  if (version !== undefined && version !== before.version) throw new Stale(before)
  const input = tidy(body)
  const changes = changesBetween(before, input)
  if (Object.keys(changes).length === 0) return before

  const { role_ids = before.role_ids, company_ids = before.company_ids, ...values } = input
  await refuseWrong(db, actor, input, { exceptId: before.id, role_ids, company_ids })
  await requireRolesHeld(
    db,
    actor,
    role_ids.filter((id) => !before.role_ids.includes(id)),
  )
  await queries.updateUser(db, actor, before.id, values).catch(refuseDuplicate)
  if (input.email !== undefined && changes['email']) await followAddress(db, before, input.email, actor.at)
  if (changes['role_ids']) await queries.replaceRoles(db, before.id, role_ids)
  if (changes['company_ids']) await queries.replaceCompanies(db, before.id, company_ids)
  if (changes['role_ids']) await keepAdministrator(db, 'Нельзя забрать роль у последнего администратора')
  await audit(db, actor, { event: 'updated', ...subject(before), changes })
  return queries.findUser(db, actor, before.id)
}

/** A link that went to the old address is void, and an invitation goes out once more. */
async function followAddress(
  tx: Database,
  { id, status }: { id: number; status: UserStatus },
  email: string,
  at: Date,
) {
  await voidLinks(tx, id)
  if (status === 'invited') await queueMail(tx, 'user-invite', email, at)
}

async function remove({ params, version, db, actor }: Call<'users.delete'>) {
  await findManageable(db, actor, params.id)
  const user = await queries.findUser(db, actor, params.id)
  if (version !== user.version) throw new Stale(user)
  if (user.status !== 'invited')
    throw conflict('Удалить можно только приглашённого пользователя. Переведите учётную запись в архив')
  await queries.deleteUser(db, user.id)
  const { last_name, first_name, email } = user
  const changes: Changes = { last_name: [last_name, null], first_name: [first_name, null], email: [email, null] }
  await audit(db, actor, { event: 'deleted', ...subject(user), changes })
}

async function history({ params, db, actor }: Call<'users.deactivationHistory'>) {
  const { id } = await queries.findUser(db, actor, params.id)
  return { items: await statusHistoryOf(db, actor, 'user', id) }
}

/** Somebody else took the address or the number in the very moment between the look and the write. */
function refuseDuplicate(error: unknown): never {
  if (isDuplicate(error, 'user_email_key')) throw invalid({ email: [TAKEN.email] })
  if (isDuplicate(error, 'user_phone_key')) throw invalid({ phone: [TAKEN.phone] })
  throw error
}

function subject(user: { id: number; last_name: string; first_name: string; middle_name: string | null }) {
  return { entity: 'user', entity_id: user.id, entity_label: personLabel(user) }
}
