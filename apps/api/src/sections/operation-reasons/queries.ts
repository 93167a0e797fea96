import { and, arrayContains, arrayOverlaps, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '#db/actor.ts'
import { type Changes, changesBetween } from '#db/audit.ts'
import type { Database } from '#db/database.ts'
import { notFound, Stale } from '#http/errors.ts'
import type { Call } from '#http/handlers.ts'
import { alphabetical, containsWords, listPage } from '#http/list.ts'
import { operationReason } from './schema.ts'

// The table is named in full: in a select of one table drizzle leaves the name out, and `id` would be the inner one.
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
  is_system: operationReason.is_system,
  is_active: operationReason.is_active,
  position: operationReason.position,
  usage_count: usageCount,
  created_at: operationReason.created_at,
  updated_at: operationReason.updated_at,
  version: operationReason.version,
}

export function listReasons(db: Database, query: Call<'operationReasons.list'>['query']) {
  const { q, operations, initiator, is_active } = query
  return listPage(
    db,
    query,
    {
      table: operationReason,
      id: operationReason.id,
      where: [
        containsWords(sql`${operationReason.name} || ' ' || ${operationReason.code}`, q),
        operations && arrayOverlaps(operationReason.operations, operations),
        initiator && inArray(operationReason.initiator, initiator),
        is_active === undefined ? undefined : eq(operationReason.is_active, is_active),
      ],
      sort: { position: operationReason.position, name: alphabetical(operationReason.name), usage_count: usageCount },
      order: ['position'],
    },
    ({ where, orderBy, limit, offset }) =>
      db
        .select(columns)
        .from(operationReason)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset),
  )
}

/** Active reasons; one that is asked for by its id comes also when it is off, so that a form can show what it holds. */
export function reasonOptions(
  db: Database,
  { q, operation, ids, limit = 50 }: Call<'operationReasons.options'>['query'],
) {
  return db
    .select({
      id: operationReason.id,
      label: operationReason.name,
      hint: operationReason.text_public,
      is_active: operationReason.is_active,
      requires_comment: operationReason.requires_comment,
    })
    .from(operationReason)
    .where(
      and(
        operation && arrayContains(operationReason.operations, [operation]),
        ids ? inArray(operationReason.id, ids) : eq(operationReason.is_active, true),
        containsWords(operationReason.name, q),
      ),
    )
    .orderBy(asc(operationReason.position), asc(operationReason.id))
    .limit(limit)
}

export async function findReason(db: Database, id: number) {
  const [found] = await db.select(columns).from(operationReason).where(eq(operationReason.id, id))
  if (!found) throw notFound()
  return found
}

/** The reason as the caller saw it, kept from others until the transaction ends. */
export async function lockReason(tx: Database, id: number, version: number | undefined) {
  const [locked] = await tx
    .select({ version: operationReason.version })
    .from(operationReason)
    .where(eq(operationReason.id, id))
    .for('no key update')
  const found = await findReason(tx, id)
  if (version !== undefined && locked?.version !== version) throw new Stale(found)
  return found
}

export async function insertReason(
  tx: Database,
  actor: Actor,
  values: Omit<typeof operationReason.$inferInsert, 'position'>,
) {
  const [created] = await tx
    .insert(operationReason)
    .values({
      ...values,
      position: sql`(select coalesce(max(position), 0) + 1 from operation_reason)`,
      ...stamps(actor),
      created_at: actor.at.toISOString(),
      created_by: actor.userId,
    })
    .returning({ id: operationReason.id })
  if (!created) throw new Error('The reason was not stored')
  return findReason(tx, created.id)
}

type Reason = Awaited<ReturnType<typeof findReason>>

/** Writes the fields that differ, and says which did. */
export async function updateReason(
  tx: Database,
  actor: Actor,
  before: Reason,
  next: Partial<Reason>,
): Promise<Changes> {
  const changes = changesBetween(before, next)
  if (Object.keys(changes).length > 0) {
    await tx
      .update(operationReason)
      .set({ ...next, ...stamps(actor), version: before.version + 1 })
      .where(eq(operationReason.id, before.id))
  }
  return changes
}

export async function deleteReason(tx: Database, id: number): Promise<void> {
  await tx.delete(operationReason).where(eq(operationReason.id, id))
}

/** Ids in their order, kept from others until the transaction ends. */
export async function lockOrder(tx: Database): Promise<number[]> {
  const rows = await tx
    .select({ id: operationReason.id })
    .from(operationReason)
    .orderBy(asc(operationReason.position), asc(operationReason.id))
    .for('no key update')
  return rows.map(({ id }) => id)
}

export async function saveOrder(tx: Database, actor: Actor, ids: number[]): Promise<void> {
  await tx.execute(sql`
    update operation_reason reason set position = given.position, version = version + 1, updated_by = ${actor.userId}, updated_at = ${actor.at.toISOString()}
    from unnest(${sql.param(ids)}::int8[]) with ordinality as given (id, position)
    where reason.id = given.id and reason.position <> given.position`)
}

function stamps({ at, userId }: Actor) {
  return { updated_at: at.toISOString(), updated_by: userId }
}
