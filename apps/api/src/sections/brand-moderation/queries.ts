import { and, desc, eq, inArray, isNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { isSeller, withinCompanies } from '#query/scope.ts'
import type { Call } from '#contract/handlers.ts'
import { alphabetical, containsWords, listPage, type OptionsQuery } from '#query/list.ts'
import { onDays } from '#query/days.ts'
import { type Reference, referenceTo } from '#query/reference.ts'
import { brandModeration } from './schema.ts'

const company = referenceTo('company', brandModeration.company_id)
const targetBrand = referenceTo('brand', brandModeration.target_brand_id)
const productsCount = sql<number>`(
  select count(*)::int from product where brand_request_id = "brand_moderation".id and brand_id is null)`

function person(column: 'assignee_id' | 'author_id' | 'decided_by') {
  return sql<Reference | null>`(
    select json_build_object('id', person.id, 'label', person_label(person)) from "user" person
    where person.id = "brand_moderation".${sql.identifier(column)})`
}

function overdue({ at }: Actor): SQL {
  return sql`(${inArray(brandModeration.status, ['new', 'in_work'])} and ${lt(brandModeration.due_at, at.toISOString())})`
}

/** Sellers must not see which staff member handles their requests. */
export function row(actor: Actor) {
  const ofStaff = (column: 'assignee_id' | 'decided_by') =>
    isSeller(actor) ? sql<Reference | null>`null` : person(column)
  return {
    id: brandModeration.id,
    number: brandModeration.number,
    proposed_name: brandModeration.proposed_name,
    company,
    status: brandModeration.status,
    resolution: brandModeration.resolution,
    target_brand: targetBrand,
    assignee: ofStaff('assignee_id'),
    assigned_until: brandModeration.assigned_until,
    due_at: brandModeration.due_at,
    is_overdue: sql<boolean>`${overdue(actor)}`,
    attempt: brandModeration.attempt,
    products_count: productsCount,
    author: person('author_id'),
    decided_by: ofStaff('decided_by'),
    created_at: brandModeration.created_at,
    updated_at: brandModeration.updated_at,
    decided_at: brandModeration.decided_at,
    version: brandModeration.version,
  }
}

const searched = sql`${brandModeration.number} || ' ' || ${brandModeration.proposed_name}`

export function listRequests(db: Database, actor: Actor, query: Call<'brandModeration.list'>['query']) {
  const { q, status, resolution, company_id, assignee_id, created_from, created_to } = query
  return listPage(
    db,
    query,
    {
      table: brandModeration,
      id: brandModeration.id,
      where: [
        withinCompanies(actor, brandModeration.company_id),
        containsWords(searched, q),
        status && inArray(brandModeration.status, status),
        resolution && inArray(brandModeration.resolution, resolution),
        company_id && inArray(brandModeration.company_id, company_id),
        assignee_id && assignedTo(actor, assignee_id),
        query.overdue === undefined ? undefined : query.overdue ? overdue(actor) : not(overdue(actor)),
        onDays(actor, brandModeration.created_at, created_from, created_to),
      ],
      sort: {
        due_at: brandModeration.due_at,
        created_at: brandModeration.created_at,
        proposed_name: alphabetical(brandModeration.proposed_name),
        attempt: brandModeration.attempt,
      },
      order: ['due_at'],
    },
    db.select(row(actor)).from(brandModeration),
  )
}

function assignedTo(actor: Actor, given: string[]): SQL | undefined {
  const ids = given.filter((who) => who !== 'none').map((who) => (who === 'me' ? actor.userId : Number(who)))
  return or(
    given.includes('none') ? isNull(brandModeration.assignee_id) : undefined,
    ids.length > 0 ? inArray(brandModeration.assignee_id, ids) : undefined,
  )
}

export function requestOptions(db: Database, actor: Actor, { q, ids, limit = 50 }: OptionsQuery) {
  return db
    .select({
      id: brandModeration.id,
      label: brandModeration.proposed_name,
      hint: brandModeration.number,
      is_active: sql<boolean>`${inArray(brandModeration.status, ['new', 'in_work', 'revision'])}`,
    })
    .from(brandModeration)
    .where(
      and(
        withinCompanies(actor, brandModeration.company_id),
        ids && inArray(brandModeration.id, ids),
        containsWords(searched, q),
      ),
    )
    .orderBy(desc(brandModeration.created_at), desc(brandModeration.id))
    .limit(limit)
}

export async function findRow(db: Database, actor: Actor, id: number) {
  const [found] = await db.select(row(actor)).from(brandModeration).where(eq(brandModeration.id, id))
  return found
}

interface Told {
  reason: Reference
  field: string | null
  comment: string | null
  text_public: string | null
}

export async function reasonsOf(db: Database, id: number): Promise<Told[]> {
  const { rows } = await db.execute<{ reasons: Told[] }>(sql`
    select coalesce(json_agg(json_build_object(
      'reason', json_build_object('id', reason.id, 'label', reason.name), 'field', given.value ->> 'field',
      'comment', given.value ->> 'comment', 'text_public', reason.text_public) order by given.ordinality), '[]') as reasons
    from brand_moderation, jsonb_array_elements(reasons) with ordinality given
      join operation_reason reason on reason.id = (given.value ->> 'reason_id')::int8
    where brand_moderation.id = ${id}`)
  return rows[0]?.reasons ?? []
}

export async function companyExists(db: Database, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from company where id = ${id}`)
  return rows.length > 0
}
