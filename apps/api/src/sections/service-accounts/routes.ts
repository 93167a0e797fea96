import type { Actor } from '#db/actor.ts'
import { changesBetween } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { recordStatus } from '#db/status-history.ts'
import { conflict, invalid } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { changeStatus } from '#records/change-status.ts'
import { recordsOf } from '#records/record.ts'
import { statusHistoryOf } from '#records/status-history.ts'
import { requireRolesHeld } from '#records/access/grants.ts'
import { revokeKeysOf } from '#sections/service-keys/public.ts'
import { distinct, findManageable, saveTies, tieDetails } from '#sections/users/public.ts'
import { user } from '#sections/users/schema.ts'
import { oneLine } from '#text/one-line.ts'
import { findServiceAccount, listServiceAccounts } from './queries.ts'
import { serviceAccountStatuses } from './statuses.ts'

export const serviceAccounts = {
  'serviceAccounts.list': ({ query, db, actor }) => listServiceAccounts(db, actor, query),
  'serviceAccounts.view': ({ params, db, actor }) => findServiceAccount(db, actor, params.id),
  'serviceAccounts.create': create,
  'serviceAccounts.update': update,
  'serviceAccounts.statusChange': statusChange,
  'serviceAccounts.deactivationHistory': history,
} satisfies Section<'serviceAccounts'>

interface Parts {
  name?: string | undefined
  role_ids?: number[] | undefined
  company_ids?: number[] | undefined
}

function saveParts(tx: Database, actor: Actor, id: number, { role_ids, company_ids }: Parts): Promise<void> {
  return saveTies(tx, actor, id, { role_ids, company_ids })
}

const records = recordsOf({
  entity: 'service-account',
  table: user,
  find: findServiceAccount,
  label: ({ name }) => name,
  saveParts,
  derived: ({ name }) => (name === undefined ? {} : { last_name: name }),
})

function normalize({ name, role_ids, company_ids }: Call<'serviceAccounts.update'>['body']) {
  return {
    ...(name !== undefined && { name: oneLine(name) }),
    ...(role_ids && { role_ids: distinct(role_ids) }),
    ...(company_ids && { company_ids: distinct(company_ids) }),
  }
}

type Input = ReturnType<typeof normalize>

async function assertValid(
  tx: Database,
  actor: Actor,
  input: Input,
  ties: { role_ids: number[]; company_ids: number[] },
): Promise<void> {
  const details = await tieDetails(tx, actor, input, ties)
  if (input.name !== undefined && input.name.length < 2) details['name'] = ['Название: не короче 2 символов']
  if (Object.keys(details).length > 0) throw invalid(details)
}

async function create({ body, db, actor }: Call<'serviceAccounts.create'>) {
  const { role_ids = [], company_ids = [], name = '' } = normalize(body)
  const input = { name, role_ids, company_ids }
  await assertValid(db, actor, input, input)
  await requireRolesHeld(db, actor, role_ids)
  const empty = { first_name: '', email: '' }
  const created = await records.create({ db, actor }, input, {
    extraColumns: { kind: 'service', status: 'active', ...empty },
  })
  await recordStatus(db, {
    entity: 'service-account',
    entity_id: created.id,
    to_status: created.status,
    user_id: actor.userId,
    created_at: actor.at.toISOString(),
  })
  return created
}

async function update(call: Call<'serviceAccounts.update'>) {
  const { params, body, version, db, actor } = call
  await findManageable(db, actor, params.id, 'service')
  const before = await records.lock(call, params.id, version)
  const input = normalize(body)
  if (Object.keys(changesBetween(before, input)).length === 0) return before
  const { role_ids = before.role_ids, company_ids = before.company_ids } = input
  await assertValid(db, actor, input, { role_ids, company_ids })
  const added = role_ids.filter((id) => !before.role_ids.includes(id))
  await requireRolesHeld(db, actor, added)
  return records.update(call, before, input)
}

async function statusChange(call: Call<'serviceAccounts.statusChange'>) {
  const { params, body, version, db, actor } = call
  await findManageable(db, actor, params.id, 'service')
  const before = await records.lock(call, params.id, version)
  if (before.id === actor.userId) throw conflict('Нельзя изменить статус собственной учётной записи')
  if (body.until) throw invalid({ until: ['Срок: у сервисной учётной записи его нет'] })
  const machine = serviceAccountStatuses
  const after = await changeStatus({ db, actor, records, machine, before, input: body, fields: {} })
  if (after.status === 'archived') await revokeKeysOf(db, actor, after.id)
  return findServiceAccount(db, actor, after.id)
}

async function history({ params, db, actor }: Call<'serviceAccounts.deactivationHistory'>) {
  const { id } = await findServiceAccount(db, actor, params.id)
  return { items: await statusHistoryOf(db, actor, 'service-account', id) }
}
