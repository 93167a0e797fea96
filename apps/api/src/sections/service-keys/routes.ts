import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { conflict } from '#errors.ts'
import type { Call, Section } from '#contract/handlers.ts'
import { recordsOf } from '#records/record.ts'
import { hashOf } from '#sections/auth/public.ts'
import { findManageable } from '#sections/users/public.ts'
import { newServiceKey, startOfKey } from '#text/service-key.ts'
import { expiryOf, normalize } from './input.ts'
import { findKey, listKeys } from './queries.ts'
import { serviceKey } from './schema.ts'

const REQUESTS_PER_MINUTE = 600

export const serviceKeys = {
  'serviceKeys.list': ({ query, db, actor }) => listKeys(db, actor, query),
  // A stored response would contain the key.
  'serviceKeys.create': { handle: create, repeatable: false },
  'serviceKeys.update': update,
  'serviceKeys.revoke': revoke,
} satisfies Section<'serviceKeys'>

const records = recordsOf({
  entity: 'service-key',
  table: serviceKey,
  find: findKey,
  label: labelOf,
})

function labelOf({ name, service_account }: { name: string; service_account: { label: string } }): string {
  return `${service_account.label}: ${name}`
}

async function create({ body, db, actor }: Call<'serviceKeys.create'>) {
  const account = await findManageable(db, actor, body.service_account_id, 'service')
  if (account.status === 'archived') throw conflict('Учётная запись в архиве: новых ключей у неё быть не может')
  const { name = '', addresses = [], requests_per_minute = REQUESTS_PER_MINUTE } = normalize(body)
  const expires_at = await expiryOf(db, body.expires_at, actor.at)
  const secret = newServiceKey()
  const created = await records.create(
    { db, actor },
    { name, addresses, requests_per_minute, expires_at, is_agent: body.is_agent ?? false },
    { extraColumns: { user_id: account.id, hash: hashOf(secret), start: startOfKey(secret) } },
  )
  return { ...created, secret }
}

async function update(call: Call<'serviceKeys.update'>) {
  const before = await lockManageable(call, call.version)
  if (before.state === 'revoked') throw conflict('Ключ отозван, изменить его нельзя')
  return records.update(call, before, normalize(call.body))
}

async function revoke(call: Call<'serviceKeys.revoke'>) {
  const before = await lockManageable(call)
  if (before.state === 'revoked') return before
  return records.update(call, before, { revoked_at: call.actor.at.toISOString() })
}

/** Locks a key whose account the actor may manage. */
async function lockManageable(
  { params, db, actor }: { params: { id: number }; db: Database; actor: Actor },
  version?: number,
) {
  const { service_account } = await findKey(db, actor, params.id)
  await findManageable(db, actor, service_account.id, 'service')
  return records.lock({ db, actor }, params.id, version)
}
