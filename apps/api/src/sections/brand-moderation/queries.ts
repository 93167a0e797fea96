import { and, desc, eq, inArray, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { withinCompanies } from '#query/scope.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { defineList, either, oneOf, words } from '#query/define-list.ts'
import { alphabetical, containsWords, listPage, type OptionsQuery } from '#query/list.ts'
import { since, until } from '#query/days.ts'
import { referenceTo } from '#query/reference.ts'
import { assignedTo, overdue, queueColumns } from '#sections/moderation/public.ts'
import { brandModeration } from './schema.ts'

const targetBrand = referenceTo('brand', brandModeration.target_brand_id)
const productsCount = sql<number>`(
  select count(*)::int from product where brand_request_id = "brand_moderation".id and brand_id is null)`

export function row(actor: Actor) {
  return {
    id: brandModeration.id,
    number: brandModeration.number,
    company: referenceTo('company', brandModeration.company_id),
    status: brandModeration.status,
    assigned_until: brandModeration.assigned_until,
    due_at: brandModeration.due_at,
    attempt: brandModeration.attempt,
    created_at: brandModeration.created_at,
    updated_at: brandModeration.updated_at,
    decided_at: brandModeration.decided_at,
    version: brandModeration.version,
    ...queueColumns(brandModeration, actor),
    proposed_name: brandModeration.proposed_name,
    resolution: brandModeration.resolution,
    target_brand: targetBrand,
    products_count: productsCount,
  }
}

const searched = sql`${brandModeration.number} || ' ' || ${brandModeration.proposed_name}`

export function listOf(actor: Actor, filters: ListFilters<'brandModeration.list'>) {
  return defineList<'brandModeration.list'>(filters, {
    table: brandModeration,
    scope: [withinCompanies(actor, brandModeration.company_id)],
    where: {
      q: words(searched),
      status: oneOf(brandModeration.status),
      resolution: oneOf(brandModeration.resolution),
      company_id: oneOf(brandModeration.company_id),
      assignee_id: (ids) => assignedTo(brandModeration, actor, ids),
      overdue: either(overdue(brandModeration, actor)),
      created_from: since(actor, brandModeration.created_at),
      created_to: until(actor, brandModeration.created_at),
    },
    sort: {
      due_at: brandModeration.due_at,
      created_at: brandModeration.created_at,
      proposed_name: alphabetical(brandModeration.proposed_name),
      attempt: brandModeration.attempt,
    },
    order: ['due_at'],
  })
}

export function listRequests(db: Database, actor: Actor, query: Call<'brandModeration.list'>['query']) {
  return listPage(db, query, listOf(actor, query), (position) =>
    db.select({ ...row(actor), ...position }).from(brandModeration),
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
  const [record] = await db.select(row(actor)).from(brandModeration).where(eq(brandModeration.id, id))
  return record
}

export async function companyExists(db: Database, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from company where id = ${id}`)
  return rows.length > 0
}
