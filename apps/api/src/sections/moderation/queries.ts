import { and, asc, desc, eq, inArray, notInArray, or, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { withinCompanies } from '#query/scope.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { defineList, either, oneOf, words } from '#query/define-list.ts'
import { containsWords, listPage, type OptionsQuery } from '#query/list.ts'
import { since, until } from '#query/days.ts'
import { referenceTo } from '#query/reference.ts'
import { assignedTo, overdue, queueColumns } from './queue/queue-columns.ts'
import { moderation } from './schema.ts'

const isOpen = inArray(moderation.status, ['new', 'in_work', 'revision'])

export function row(actor: Actor) {
  return {
    id: moderation.id,
    number: moderation.number,
    company: referenceTo('company', moderation.company_id),
    status: moderation.status,
    assigned_until: moderation.assigned_until,
    due_at: moderation.due_at,
    attempt: moderation.attempt,
    created_at: moderation.created_at,
    updated_at: moderation.updated_at,
    decided_at: moderation.decided_at,
    version: moderation.version,
    ...queueColumns(moderation, actor),
    entity: moderation.entity,
    entity_id: moderation.entity_id,
    entity_label: moderation.entity_label,
    kind: moderation.kind,
    priority: moderation.priority,
    changed_fields: moderation.changed_fields,
  }
}

type Filters = ListFilters<'moderation.list'>

export function listOf(db: Database, actor: Actor, filters: Filters) {
  return defineList<'moderation.list'>(filters, {
    table: moderation,
    scope: [withinCompanies(actor, moderation.company_id)],
    where: {
      q: words(sql`${moderation.number} || ' ' || ${moderation.search_text}`),
      entity: oneOf(moderation.entity),
      kind: oneOf(moderation.kind),
      status: oneOf(moderation.status),
      company_id: oneOf(moderation.company_id),
      assignee_id: (ids) => assignedTo(moderation, actor, ids),
      priority: oneOf(moderation.priority),
      overdue: either(overdue(moderation, actor)),
      reason_id: (ids) =>
        or(...ids.map((id) => sql`${moderation.reasons} @> ${JSON.stringify([{ reason_id: id }])}::jsonb`)),
      created_from: since(actor, moderation.created_at),
      created_to: until(actor, moderation.created_at),
    },
    sort: {
      due_at: moderation.due_at,
      created_at: moderation.created_at,
      priority: moderation.priority_rank,
      attempt: moderation.attempt,
    },
    order: ['due_at'],
  })
}

export function listRequests(db: Database, actor: Actor, query: Call<'moderation.list'>['query']) {
  return listPage(db, query, listOf(db, actor, query), (position) =>
    db.select({ ...row(actor), ...position }).from(moderation),
  )
}

/** Reads the rows of an export. */
export function exportRows(db: Database, actor: Actor, ids: number[]) {
  return db.select(row(actor)).from(moderation).where(inArray(moderation.id, ids))
}

export function requestOptions(db: Database, actor: Actor, { q, ids, limit = 50 }: OptionsQuery) {
  return db
    .select({
      id: moderation.id,
      label: moderation.number,
      hint: moderation.entity_label,
      is_active: sql<boolean>`${isOpen}`,
    })
    .from(moderation)
    .where(
      and(
        withinCompanies(actor, moderation.company_id),
        ids && inArray(moderation.id, ids),
        containsWords(sql`${moderation.number} || ' ' || ${moderation.search_text}`, q),
      ),
    )
    .orderBy(desc(moderation.created_at), desc(moderation.id))
    .limit(limit)
}

/** The most urgent request without an assignee. */
export async function nextInQueue(db: Database, actor: Actor, { entity, skip }: Call<'moderation.next'>['query']) {
  const [next] = await db
    .select({ id: moderation.id })
    .from(moderation)
    .where(
      and(
        eq(moderation.status, 'new'),
        withinCompanies(actor, moderation.company_id),
        entity && inArray(moderation.entity, entity),
        skip && notInArray(moderation.id, skip),
      ),
    )
    .orderBy(desc(moderation.priority_rank), asc(moderation.due_at), asc(moderation.id))
    .limit(1)
  return { id: next?.id ?? null }
}
