import { and, asc, desc, eq, inArray, isNull, lt, not, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { isSeller, withinCompanies } from '#query/scope.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { containsWords, listPage, type ListOptions, type OptionsQuery } from '#query/list.ts'
import { onDays } from '#query/days.ts'
import { type Reference, referenceTo } from '#query/reference.ts'
import { moderation } from './schema.ts'

const company = referenceTo('company', moderation.company_id)

function person(column: 'assignee_id' | 'author_id' | 'decided_by') {
  return sql<Reference | null>`(
    select json_build_object('id', person.id, 'label', person_label(person)) from "user" person
    where person.id = "moderation".${sql.identifier(column)})`
}

const isWaiting = inArray(moderation.status, ['new', 'in_work'])
const isOpen = inArray(moderation.status, ['new', 'in_work', 'revision'])

function overdue({ at }: Actor): SQL {
  return sql`(${isWaiting} and ${lt(moderation.due_at, at.toISOString())})`
}

/** Sellers must not see which staff member handles their requests. */
export function row(actor: Actor) {
  const ofStaff = (column: 'assignee_id' | 'decided_by') =>
    isSeller(actor) ? sql<Reference | null>`null` : person(column)
  return {
    id: moderation.id,
    number: moderation.number,
    entity: moderation.entity,
    entity_id: moderation.entity_id,
    entity_label: moderation.entity_label,
    kind: moderation.kind,
    company,
    status: moderation.status,
    priority: moderation.priority,
    assignee: ofStaff('assignee_id'),
    assigned_until: moderation.assigned_until,
    due_at: moderation.due_at,
    is_overdue: sql<boolean>`${overdue(actor)}`,
    attempt: moderation.attempt,
    changed_fields: moderation.changed_fields,
    author: person('author_id'),
    decided_by: ofStaff('decided_by'),
    created_at: moderation.created_at,
    updated_at: moderation.updated_at,
    decided_at: moderation.decided_at,
    version: moderation.version,
  }
}

type Filters = ListFilters<'moderation.list'>

export function listOf(db: Database, actor: Actor, filters: Filters): ListOptions {
  const { q, entity, kind, status, company_id, assignee_id, priority, reason_id, created_from, created_to } = filters
  return {
    table: moderation,
    id: moderation.id,
    where: [
      withinCompanies(actor, moderation.company_id),
      containsWords(sql`${moderation.number} || ' ' || ${moderation.search_text}`, q),
      entity && inArray(moderation.entity, entity),
      kind && inArray(moderation.kind, kind),
      status && inArray(moderation.status, status),
      company_id && inArray(moderation.company_id, company_id),
      assignee_id && assignedTo(actor, assignee_id),
      priority && inArray(moderation.priority, priority),
      filters.overdue === undefined ? undefined : filters.overdue ? overdue(actor) : not(overdue(actor)),
      reason_id &&
        or(...reason_id.map((id) => sql`${moderation.reasons} @> ${JSON.stringify([{ reason_id: id }])}::jsonb`)),
      onDays(actor, moderation.created_at, created_from, created_to),
    ],
    sort: {
      due_at: moderation.due_at,
      created_at: moderation.created_at,
      priority: moderation.priority_rank,
      attempt: moderation.attempt,
    },
    order: ['due_at'],
  }
}

function assignedTo(actor: Actor, given: string[]): SQL | undefined {
  const ids = given.filter((who) => who !== 'none').map((who) => (who === 'me' ? actor.userId : Number(who)))
  return or(
    given.includes('none') ? isNull(moderation.assignee_id) : undefined,
    ids.length > 0 ? inArray(moderation.assignee_id, ids) : undefined,
  )
}

export function listRequests(db: Database, actor: Actor, query: Call<'moderation.list'>['query']) {
  return listPage(db, query, listOf(db, actor, query), db.select(row(actor)).from(moderation))
}

/** Reads the rows of an export. */
export function rowsOf(db: Database, actor: Actor, ids: number[]) {
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
  const [found] = await db
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
  return { id: found?.id ?? null }
}
