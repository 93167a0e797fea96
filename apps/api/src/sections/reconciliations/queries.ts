import type { Schemas } from '@admin-panel/sdk'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { and, eq, gte, inArray, isNotNull, isNull, lte, ne, sql } from '#db/drizzle.ts'
import { notFound } from '#errors.ts'
import type { Call, ListFilters } from '#contract/handlers.ts'
import { defineList, either, equals, oneOf, words } from '#query/define-list.ts'
import { listPage } from '#query/list.ts'
import { isStaff } from '#query/scope.ts'
import { authorTo } from '#records/author.ts'
import { reconciliation } from './schema.ts'

/** Registries have payments of all sellers, so staff alone read them. */
const visible = (actor: Principal) => (isStaff(actor) ? undefined : sql`false`)

const isOpen = and(ne(reconciliation.outcome, 'matched'), isNull(reconciliation.resolved_at)) ?? sql`true`

export function listOf(actor: Principal, filters: ListFilters<'reconciliations.list'>) {
  return defineList<'reconciliations.list'>(filters, {
    table: reconciliation,
    scope: [visible(actor)],
    where: {
      q: words(reconciliation.external_id),
      source: equals(reconciliation.source),
      outcome: oneOf(reconciliation.outcome),
      registry_event: oneOf(reconciliation.registry_event),
      is_open: either(isOpen, sql`(${reconciliation.outcome} = 'matched' or ${isNotNull(reconciliation.resolved_at)})`),
      occurred_from: (day) => gte(reconciliation.occurred_on, day),
      occurred_to: (day) => lte(reconciliation.occurred_on, day),
    },
    sort: { occurred_on: reconciliation.occurred_on, external_id: reconciliation.external_id },
    order: ['-occurred_on'],
  })
}

const row = (actor: Principal) => ({
  id: reconciliation.id,
  source: reconciliation.source,
  external_id: reconciliation.external_id,
  registry_event: reconciliation.registry_event,
  occurred_on: reconciliation.occurred_on,
  outcome: reconciliation.outcome,
  registry_kopecks: reconciliation.registry_kopecks,
  recorded_kopecks: reconciliation.recorded_kopecks,
  order: sql<Schemas['Reference'] | null>`(
    select json_build_object('id', entity_id, 'label', entity_label) from fact where fact.id = reconciliation.fact_id and entity = 'order')`,
  fact_id: reconciliation.fact_id,
  resolution: reconciliation.resolution,
  resolved_by: authorTo(
    actor,
    sql`reconciliation.resolved_by`,
    sql`(select person_label("user") from "user" where "user".id = reconciliation.resolved_by)`,
  ),
  resolved_at: reconciliation.resolved_at,
  version: reconciliation.version,
})

export function listReconciliations(db: Database, actor: Principal, query: Call<'reconciliations.list'>['query']) {
  return listPage(db, query, listOf(actor, query), (position) =>
    db.select({ ...row(actor), ...position }).from(reconciliation),
  )
}

/** Reads the rows of an export. */
export function exportRows(db: Database, actor: Principal, ids: number[]) {
  return db.select(row(actor)).from(reconciliation).where(inArray(reconciliation.id, ids))
}

export async function findReconciliation(db: Database, actor: Principal, id: number) {
  const [found] = await db
    .select(row(actor))
    .from(reconciliation)
    .where(and(eq(reconciliation.id, id), visible(actor)))
  if (!found) throw notFound()
  return found
}
