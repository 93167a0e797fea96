import type { Schemas } from '@admin-panel/sdk'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import type { Call } from '#http/handlers.ts'
import { reachOf } from '#records/reach.ts'
import { personLabel } from '#sections/users/person.ts'
import { presence } from './schema.ts'
import { permissionsOf } from './watched.ts'

const LASTS = 30_000

/** Who else looks at the record; whoever may not see such records is told of nobody, and is not told of. */
export async function report({ db, actor, body }: Call<'presence.report'>): Promise<Schemas['Viewers']> {
  const { entity, entity_id, is_editing } = body
  const reach = await reachOf(db, actor, permissionsOf(entity))
  if (reach === 'none') return { items: [] }
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

export async function leave({ db, actor, body: { entity, entity_id } }: Call<'presence.leave'>): Promise<void> {
  await db
    .delete(presence)
    .where(and(eq(presence.entity, entity), eq(presence.entity_id, entity_id), eq(presence.user_id, actor.userId)))
}

export async function sweepPresence(db: Database, at: Date): Promise<void> {
  await db.delete(presence).where(lt(presence.seen_at, new Date(at.getTime() - LASTS).toISOString()))
}
