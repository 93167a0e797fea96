import type { Schemas } from '@admin-panel/sdk'
import { and, eq, sql } from '#db/drizzle.ts'
import { expired } from '#db/time/expired.ts'
import type { Call, Handlers, Section } from '#contract/handlers.ts'
import { mayEdit, viewerOf } from '#records/access/record-access.ts'
import { reachOf } from '#records/access/reach.ts'
import { personLabel } from '#text/person-label.ts'
import { presence } from './schema.ts'
import { permissionsOf } from './watched.ts'

const LASTS = 30_000

type Report = Call<'presence.report'>

/** Presence on records; the record's own operations control viewing and editing. */
export function presenceOf(handlersOf: () => Handlers) {
  async function report(call: Report): Promise<Schemas['Viewers']> {
    const { entity, is_editing } = call.body
    const reach = await reachOf(call.db, call.actor, permissionsOf(entity))
    if (reach === 'none' || !(await viewerOf(handlersOf(), call, call.body))) return { items: [] }
    return reported(call, reach, is_editing && (await mayEdit(handlersOf(), call, call.body)))
  }
  // Presence is not a change, so it is not logged.
  return {
    'presence.report': { handle: report, transaction: false, audited: false },
    'presence.leave': { handle: leave, transaction: false, audited: false },
  } satisfies Section<'presence'>
}

/** Registers the caller as a viewer for a while and returns the other viewers. */
async function reported({ db, actor, body: { entity, entity_id } }: Report, reach: 'all' | 'own', is_editing: boolean) {
  const seen_at = actor.at.toISOString()
  await db
    .insert(presence)
    .values({ user_id: actor.userId, entity, entity_id, is_editing, seen_at })
    .onConflictDoUpdate({
      target: [presence.entity, presence.entity_id, presence.user_id],
      set: { is_editing, seen_at },
    })
  const companies = sql`${sql.param(actor.companyIds)}::int8[]`
  const colleagues = sql`exists (select from user_company where user_company.user_id = "user".id and company_id = any(${companies}))`
  const { rows } = await db.execute<{
    id: number
    last_name: string
    first_name: string
    middle_name: string | null
    is_editing: boolean
  }>(sql`
    select "user".id, last_name, first_name, middle_name, is_editing from presence join "user" on "user".id = user_id
    where entity = ${entity} and entity_id = ${entity_id} and user_id <> ${actor.userId}
      and seen_at > ${new Date(actor.at.getTime() - LASTS).toISOString()} and ${reach === 'all' ? sql`true` : colleagues}
    order by is_editing desc, last_name collate "unicode", "user".id limit 20`)
  return { items: rows.map((person) => ({ id: person.id, label: personLabel(person), is_editing: person.is_editing })) }
}

async function leave({ db, actor, body: { entity, entity_id } }: Call<'presence.leave'>): Promise<void> {
  await db
    .delete(presence)
    .where(and(eq(presence.entity, entity), eq(presence.entity_id, entity_id), eq(presence.user_id, actor.userId)))
}

export const sweepPresence = expired(presence, presence.seen_at, LASTS)
