import type { Schemas } from '@admin-panel/sdk'
import { eq, inArray, isNotNull, or, sql } from '#db/drizzle.ts'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Call } from '#contract/handlers.ts'
import { withoutContacts } from '#contract/personal.ts'
import { since, until } from '#query/days.ts'
import { defineList, oneOf } from '#query/define-list.ts'
import { listPage } from '#query/list.ts'
import { kindOfEntity, namesOf } from '#records/names-of.ts'
import { withWords } from '#sections/audit-log/public.ts'
import { type Access, accessOf, type Known, requireVisible, undoingOf } from './access.ts'
import { manyCalls } from './calls/calls.ts'
import { operation, operationItem } from './schema.ts'
import { undoUntil } from './states/states.ts'
import { titleOf } from './calls/titles.ts'

type Row = Schemas['OperationRow']

export async function listOperations(db: Database, actor: Actor, query: Call<'operations.list'>['query']) {
  const access = await accessOf(db, actor)
  const list = defineList<'operations.list'>(query, {
    table: operation,
    scope: [access.visible],
    where: {
      mine: (isMine) =>
        isMine ? or(eq(operation.author_id, actor.userId), eq(operation.starter_id, actor.userId)) : undefined,
      id: (ids) => inArray(operation.id, ids),
      awaiting: (isAwaiting) => (isAwaiting ? access.awaiting : undefined),
      status: oneOf(operation.status),
      kind: oneOf(operation.kind),
      call: oneOf(operation.call),
      author_id: (ids) => inArray(operation.author_id, ids),
      created_from: since(actor, operation.created_at),
      created_to: until(actor, operation.created_at),
    },
    sort: { created_at: operation.created_at },
    order: ['-created_at'],
  })
  const { items, meta } = await listPage(db, query, list, (position) =>
    db.select({ stored: operation, id: operation.id, ...position }).from(operation),
  )
  const undoing = await undoingOf(
    db,
    items.map(({ id }) => id),
  )
  const known = items.map(({ stored }) => ({ ...stored, undoing: undoing.get(stored.id) ?? null }))
  return { items: known.map((one) => rowOf(one, access, actor.at)), meta }
}

export async function findOperation(db: Database, actor: Actor, id: number): Promise<Schemas['Operation']> {
  const access = await accessOf(db, actor)
  const stored = await requireVisible(db, access, id)
  const entity = manyCalls().get(stored.call)?.entity ?? 'operation'
  const isOwn = stored.author_id === actor.userId
  const filter = stored.filter && (isOwn ? stored.filter : withoutContacts(entity, stored.filter))
  // The order of an export has names of fields.
  const { sort: _sort, ...input } = stored.input
  const given = Object.entries(stored.kind === 'export' ? input : stored.input).map(
    ([field, value]): [string, unknown[]] => [field, [null, value]],
  )
  const [described, filtered] = await withWords(db, actor, [
    { entity, changes: Object.fromEntries(given) },
    { entity, changes: { filters: [null, filter] } },
  ])
  const words = Object.entries(described?.words ?? {}).map(([field, [, next = null]]) => [field, next] as const)
  return {
    ...rowOf(stored, access, actor.at),
    input: stored.input,
    words: Object.fromEntries(words),
    filter,
    filter_words: filtered?.words['filters']?.[1] ?? null,
    changes: stored.changes,
    price_change: stored.price_change,
    explanation: stored.explanation,
    created: stored.created,
    price_checks: stored.price_checks,
    undone_by: stored.undoing,
  }
}

function rowOf(stored: Known, access: Access, at: Date): Row {
  const { author_id, author_key_id, author_name, starter_id, starter_key_id, starter_name } = stored
  return {
    id: stored.id,
    call: stored.call,
    kind: stored.kind,
    status: stored.status,
    reason: stored.reason,
    total: stored.total,
    done: stored.done,
    changed: stored.changed,
    skipped: stored.skipped,
    undoes: stored.undoes,
    source_name: stored.source_name,
    result_name: stored.result_name,
    created_at: stored.created_at,
    started_at: stored.started_at,
    finished_at: stored.finished_at,
    title: titleOf(stored),
    resource: manyCalls().get(stored.call)?.resource ?? null,
    author: { id: author_key_id === null ? author_id : null, label: author_name },
    starter: starter_name === null ? null : { id: starter_key_id === null ? starter_id : null, label: starter_name },
    undo_until: undoUntil(stored),
    has_errors_file: stored.kind === 'import' && stored.skipped > 0,
    actions: access.actions(stored, at),
  }
}

export async function listItems(db: Database, actor: Actor, query: Call<'operations.items'>['query']) {
  const stored = await requireVisible(db, await accessOf(db, actor), query.operation_id)
  const list = {
    table: operationItem,
    id: operationItem.position,
    where: [
      eq(operationItem.operation_id, stored.id),
      query.state && inArray(operationItem.state, query.state),
      query.explained ? isNotNull(operationItem.message) : undefined,
    ],
    sort: { position: operationItem.position },
    order: ['position'],
  }
  const { items, meta } = await listPage(db, query, list, (position) =>
    db
      .select({
        id: operationItem.position,
        line: operationItem.line,
        entity_id: operationItem.entity_id,
        state: operationItem.state,
        message: operationItem.message,
        of: sql<string | null>`payload ->> 'entity'`,
        ...position,
      })
      .from(operationItem),
  )
  const entityOf = (item: { of: string | null }) => manyCalls().get(stored.call)?.entity ?? item.of
  const names = new Map<string, ReadonlyMap<number, string>>()
  for (const [entity, same] of Map.groupBy(items, entityOf)) {
    const kind = entity && kindOfEntity(entity)
    const ids = same.flatMap(({ entity_id }) => entity_id ?? [])
    if (kind) names.set(kind, await namesOf(db, kind, ids))
  }
  return {
    items: items.map(({ of, id, line, entity_id, state, message }) => ({
      id,
      line,
      entity: entityOf({ of }),
      entity_id,
      state,
      message,
      label: names.get(entityOf({ of }) ?? '')?.get(entity_id ?? 0) ?? null,
    })),
    meta,
  }
}
