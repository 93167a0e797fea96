import type { Schemas } from '@admin-panel/sdk'
import { and, eq, exists, type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { defineList, equals, words } from '#query/define-list.ts'
import { listPage } from '#query/list.ts'
import type { Reference } from '#query/reference.ts'
import { visibleUsers } from '#sections/users/public.ts'
import { user } from '#sections/users/schema.ts'
import { serviceKey } from './schema.ts'

type State = Schemas['ServiceKeyState']

function stateAt(at: Date): SQL<State> {
  return sql<State>`case when ${serviceKey.revoked_at} is not null then 'revoked'
    when ${serviceKey.expires_at} <= ${at.toISOString()}::timestamptz then 'expired' else 'active' end`
}

function row(at: Date) {
  return {
    id: serviceKey.id,
    service_account: sql<Reference>`(
      select json_build_object('id', account.id, 'label', account.last_name) from "user" account where account.id = "service_key".user_id)`,
    name: serviceKey.name,
    start: serviceKey.start,
    addresses: serviceKey.addresses,
    requests_per_minute: serviceKey.requests_per_minute,
    is_agent: serviceKey.is_agent,
    state: stateAt(at),
    expires_at: serviceKey.expires_at,
    revoked_at: serviceKey.revoked_at,
    last_used_at: serviceKey.last_used_at,
    last_used_ip: serviceKey.last_used_ip,
    created_at: serviceKey.created_at,
    version: serviceKey.version,
  }
}

/** The keys of the accounts that the actor may see. */
function visible(db: Database, actor: Actor): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(user)
      .where(and(eq(user.id, serviceKey.user_id), visibleUsers(db, actor, 'service'))),
  )
}

export function listKeys(db: Database, actor: Actor, query: Call<'serviceKeys.list'>['query']) {
  return listPage(
    db,
    query,
    defineList<'serviceKeys.list'>(query, {
      table: serviceKey,
      scope: [visible(db, actor)],
      where: {
        q: words(sql`${serviceKey.name} || ' ' || ${serviceKey.start}`),
        service_account_id: equals(serviceKey.user_id),
        state: (states) => sql`${stateAt(actor.at)} in ${states}`,
      },
      sort: {
        name: sql`${serviceKey.name} collate "unicode"`,
        expires_at: serviceKey.expires_at,
        last_used_at: serviceKey.last_used_at,
        created_at: serviceKey.created_at,
      },
      order: ['-created_at'],
    }),
    (position) => db.select({ ...row(actor.at), ...position }).from(serviceKey),
  )
}

export async function findKey(db: Database, actor: Actor, id: number) {
  const [key] = await db
    .select(row(actor.at))
    .from(serviceKey)
    .where(and(eq(serviceKey.id, id), visible(db, actor)))
  if (!key) throw notFound()
  return key
}
