import { and, arrayContains, arrayOverlaps, asc, eq, inArray, max, sql } from '#db/drizzle.ts'
import type { Principal } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import { notFound } from '#errors.ts'
import type { Call } from '#contract/handlers.ts'
import { defineList, equals, oneOf, words } from '#query/define-list.ts'
import { alphabetical, containsWords, listPage } from '#query/list.ts'
import { reasonApplies } from '#records/reasons.ts'
import { operationReason } from './schema.ts'

const usageCount = sql<number>`(select count(*)::int from status_history where reason_id = "operation_reason".id)`

const columns = {
  id: operationReason.id,
  code: operationReason.code,
  operations: operationReason.operations,
  name: operationReason.name,
  text_public: operationReason.text_public,
  initiator: operationReason.initiator,
  requires_comment: operationReason.requires_comment,
  affects_rating: operationReason.affects_rating,
  order_statuses: operationReason.order_statuses,
  subjects: operationReason.subjects,
  staff_only: operationReason.staff_only,
  is_system: operationReason.is_system,
  is_active: operationReason.is_active,
  position: operationReason.position,
  usage_count: usageCount,
  created_at: operationReason.created_at,
  updated_at: operationReason.updated_at,
  version: operationReason.version,
}

export function listReasons(db: Database, query: Call<'operationReasons.list'>['query']) {
  return listPage(
    db,
    query,
    defineList<'operationReasons.list'>(query, {
      table: operationReason,
      where: {
        q: words(sql`${operationReason.name} || ' ' || ${operationReason.code}`),
        operations: (wanted) => arrayOverlaps(operationReason.operations, wanted),
        initiator: oneOf(operationReason.initiator),
        is_active: equals(operationReason.is_active),
      },
      sort: { position: operationReason.position, name: alphabetical(operationReason.name), usage_count: usageCount },
      order: ['position'],
    }),
    (position) => db.select({ ...columns, ...position }).from(operationReason),
  )
}

/** Lists active reasons; `ids` also finds inactive ones, so that a form can show its present value. */
export function reasonOptions(
  db: Database,
  { scope }: Principal,
  { q, operation, order_status, subject, ids, limit = 50 }: Call<'operationReasons.options'>['query'],
) {
  return db
    .select({
      id: operationReason.id,
      label: operationReason.name,
      hint: operationReason.text_public,
      is_active: operationReason.is_active,
      requires_comment: operationReason.requires_comment,
      affects_rating: operationReason.affects_rating,
    })
    .from(operationReason)
    .where(
      and(
        operation && arrayContains(operationReason.operations, [operation]),
        ids
          ? inArray(operationReason.id, ids)
          : and(eq(operationReason.is_active, true), reasonApplies({ operation, from: order_status, subject, scope })),
        containsWords(operationReason.name, q),
      ),
    )
    .orderBy(asc(operationReason.position), asc(operationReason.id))
    .limit(limit)
}

export async function findReason(db: Database, id: number) {
  const [reason] = await db.select(columns).from(operationReason).where(eq(operationReason.id, id))
  if (!reason) throw notFound()
  return reason
}

export async function nextPosition(tx: Database): Promise<number> {
  const [last] = await tx.select({ position: max(operationReason.position) }).from(operationReason)
  return (last?.position ?? 0) + 1
}
