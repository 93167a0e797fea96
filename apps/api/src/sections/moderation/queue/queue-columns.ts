import type { Schemas } from '@admin-panel/sdk'
import { inArray, isNull, lt, or, type PgColumn, type PgTable, type SQL, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { type Reference, referenceTo } from '#query/reference.ts'
import { isSeller } from '#query/scope.ts'

type Column = 'id' | 'status' | 'assignee_id' | 'due_at' | 'author_id' | 'decided_by' | 'reasons'

type QueueTable = PgTable & Record<Column, PgColumn>

/** The computed columns of both queues. Sellers must not see which staff member handles their requests. */
export function queueColumns(table: QueueTable, actor: Actor) {
  const ofStaff = (column: PgColumn) =>
    isSeller(actor) ? sql<Reference | null>`null::json` : referenceTo('user', column)
  return {
    assignee: ofStaff(table.assignee_id),
    is_overdue: sql<boolean>`${overdue(table, actor)}`,
    author: referenceTo('user', table.author_id),
    decided_by: ofStaff(table.decided_by),
  }
}

export function overdue({ status, due_at }: QueueTable, { at }: Actor): SQL {
  return sql`(${inArray(status, ['new', 'in_work'])} and ${lt(due_at, at.toISOString())})`
}

/** Filters by assignees, which may be `me` and `none`; for a seller, who does not see them, every request has none. */
export function assignedTo({ assignee_id }: QueueTable, actor: Actor, assignees: string[]): SQL | undefined {
  if (isSeller(actor)) return assignees.includes('none') ? undefined : sql`false`
  const ids = assignees
    .filter((assignee) => assignee !== 'none')
    .map((assignee) => (assignee === 'me' ? actor.userId : Number(assignee)))
  return or(
    assignees.includes('none') ? isNull(assignee_id) : undefined,
    ids.length > 0 ? inArray(assignee_id, ids) : undefined,
  )
}

/** The reasons of a decision in the order in which the moderator chose them. */
export async function reasonsOf(db: Database, table: QueueTable, id: number): Promise<Schemas['ModerationReason'][]> {
  const { rows } = await db.execute<{ reasons: Schemas['ModerationReason'][] }>(sql`
    select coalesce(json_agg(json_build_object(
      'reason', json_build_object('id', reason.id, 'label', reason.name), 'field', item.value ->> 'field',
      'comment', item.value ->> 'comment', 'text_public', reason.text_public) order by item.ordinality), '[]') as reasons
    from ${table} request, jsonb_array_elements(request.reasons) with ordinality item
      join operation_reason reason on reason.id = (item.value ->> 'reason_id')::int8
    where request.id = ${id}`)
  return rows[0]?.reasons ?? []
}
