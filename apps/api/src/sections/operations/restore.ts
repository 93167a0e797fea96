import type { PermissionName } from '@admin-panel/permissions'
import { sql } from '#db/drizzle.ts'
import { type Actor, nobodyToAsk } from '#db/actor.ts'
import type { Call, Handlers } from '#contract/handlers.ts'
import { conflict, invalid, Refusal, withoutPermission } from '#errors.ts'
import { attempt } from '#query/attempt.ts'
import { reaches } from '#records/access/reach.ts'
import { type Applied, applyTogether, wayOf } from '#records/restore/apply-together.ts'
import type { AnyMany } from '#records/restore/trusted.ts'
import { applyTarget, permissionsOf, type Restoring, type RestoreTarget } from '#records/restore/apply-target.ts'
import { writersOf } from '#records/restore/rights.ts'
import { type Selection, targetAsOf, targetOfDeleted, targetsOf } from '#records/restore/find-targets.ts'
import { keepTouched } from '#records/restore/touched-since.ts'
import { text } from '#text/language/language.ts'
import { requestIdOf } from './authors/actor.ts'
import type { Batch, Outcome } from './change.ts'
import { insertOperation } from './prepare.ts'
import type { StoredItem, StoredOperation } from './schema.ts'
import { asTarget } from './calls/trusted.ts'

const LOG = ['audit-log.index', 'log.index'] as const

type Input = Call<'operations.restore'>['body']

/** Takes a snapshot of what is to come back; a user who may write none of it is refused at once. */
export async function prepareRestore(handlers: Handlers, call: Call<'operations.restore'>): Promise<number> {
  const { reason, start = false, ...input } = call.body
  const targets = await findTargets(handlers, call, input)
  return prepare(handlers, call, targets, { input, reason, start })
}

/** Takes a snapshot of what an operation has changed, but for the records that were changed since. */
export async function prepareUndo(
  handlers: Handlers,
  call: Call<'operations.undo'>,
  before: StoredOperation,
): Promise<number> {
  const { reason, start = false } = call.body
  const everywhere: Actor = { ...call.actor, scope: 'all' }
  const selection = { request_id: requestIdOf(before.id) }
  const targets = await targetsOf(call.db, everywhere, selection, { untouched: true })
  return prepare(handlers, call, targets, { input: selection, reason, start, undoes: before.id })
}

async function findTargets(
  handlers: Handlers,
  call: Call<'operations.restore'>,
  input: Omit<Input, 'reason' | 'start'>,
) {
  const { entity, entity_id: id, at, fields } = input
  if (entity !== undefined && id !== undefined) {
    if (at !== undefined) return [await targetAsOf(handlers, call, { entity, id }, { at, fields })]
    return [await targetOfDeleted(call.db, { entity, id })]
  }
  const selection = selectionOf(input)
  if (!selection) throw invalid({ entity: ['Объект: укажите запись, запрос или пользователя с временем'] })
  const reach = await reaches(call.db, call.actor, LOG)
  const scope = reach(LOG)
  if (scope === 'none') throw withoutPermission(LOG)
  return targetsOf(call.db, { ...call.actor, scope }, selection)
}

function selectionOf({ request_id, user_id, from, to }: Omit<Input, 'reason' | 'start'>): Selection | undefined {
  if (request_id !== undefined) return { request_id }
  return user_id !== undefined && from !== undefined && to !== undefined ? { user_id, from, to } : undefined
}

interface Prepared {
  input: Record<string, unknown>
  reason: string | null | undefined
  start: boolean
  undoes?: number
}

async function prepare(
  handlers: Handlers,
  { db, actor, env }: Pick<Call<'operations.restore'>, 'db' | 'actor' | 'env'>,
  targets: RestoreTarget[],
  { input, reason, start, undoes }: Prepared,
): Promise<number> {
  if (targets.length === 0) throw conflict('Возвращать нечего: изменений не нашлось')
  // A dry run asks for no proof.
  const trying = { ...actor, requireProof: nobodyToAsk }
  const restoring = await restoringOf(handlers, { db, actor: trying, env }, targets)
  requireAnyRight(restoring, targets)
  const rights = targets.flatMap(neededFor)
  // A record alone is refused where it was asked for, and by the fields.
  const [only, ...others] = targets
  if (only && others.length === 0 && isWork(only)) await attempt(db, (tx) => applyTarget({ ...restoring, tx }, only))
  const { id } = await insertOperation(db, actor, {
    call: 'restore',
    kind: 'restore',
    input,
    filter: null,
    reason: reason?.trim() || null,
    starts_itself: start,
    rights: [...new Map(rights.map((names) => [names.toSorted().join(), names])).values()],
    ...(undoes !== undefined && { undoes }),
  })
  await db.execute(sql`
    insert into operation_item (operation_id, position, entity_id, payload)
    select ${id}, position, (target ->> 'id')::int8, target || jsonb_build_object('seen', (
      select coalesce(max(id), 0) from audit_log where entity = target ->> 'entity' and entity_id = (target ->> 'id')::int8))
    from jsonb_array_elements(${JSON.stringify(targets)}::jsonb) with ordinality as item (target, position)`)
  await db.execute(sql`update operation set total = ${targets.length} where id = ${id}`)
  return id
}

/** Whether anything is to be written; a target without work only tells why. */
export function isWork({ kind, values }: RestoreTarget): boolean {
  return kind !== 'change' || Object.keys(values).length > 0
}

/** What it takes to decide on a target: to write it, or where nothing is to be written, to write such records. */
function neededFor(target: RestoreTarget): (readonly PermissionName[])[] {
  const needed = isWork(target) ? permissionsOf(target) : []
  return needed.length > 0 ? needed : [writersOf(target.entity)]
}

/** Records without permissions are their user's own, who is asked for where they are written. */
function requireAnyRight({ actorFor }: Restoring, targets: readonly RestoreTarget[]): void {
  const guarded = targets.map(neededFor).filter((needed) => needed.every((permissions) => permissions.length > 0))
  const lacking = guarded.map((needed) => needed.find((permissions) => !actorFor(permissions)))
  const [first] = lacking
  if (first && lacking.every((permissions) => permissions !== undefined)) throw withoutPermission(first)
}

async function restoringOf(
  handlers: Handlers,
  { db, actor, env }: Pick<Call<'operations.restore'>, 'db' | 'actor' | 'env'>,
  targets: readonly RestoreTarget[],
): Promise<Restoring> {
  const reach = await reaches(db, actor, [
    ...new Set(targets.flatMap((target) => [...permissionsOf(target), ...neededFor(target)].flat())),
  ])
  const actorFor = (permissions: readonly PermissionName[]): Actor | undefined => {
    const scope = reach(permissions)
    return scope === 'none' ? undefined : { ...actor, scope }
  }
  return { tx: db, env, handlers, actor, actorFor }
}

/** So many records that go one by one are a batch: they take longer than those that go together. */
const ALONE_AT_MOST = 10

/** The first of the items that are one batch: those that go together, or a few that go one by one. */
export function firstTogether(items: StoredItem[]): StoredItem[] {
  const kinds = items.map(({ payload }) => kindOf(asTarget(payload)))
  const first = kinds.find((kind) => kind !== 'idle')
  let alone = 0
  const end = kinds.findIndex((kind) => {
    if (kind === 'alone') alone++
    return (kind !== 'idle' && kind !== first) || alone > ALONE_AT_MOST
  })
  return end === -1 ? items : items.slice(0, end)
}

function kindOf(target: RestoreTarget): AnyMany | 'alone' | 'idle' {
  return isWork(target) ? (wayOf(target)?.many ?? 'alone') : 'idle'
}

/** Brings the records of a batch back, together where that is possible. */
export async function restore({ tx, env, actor, handlers, operation, items }: Batch): Promise<Outcome[]> {
  const prepared = items.map(({ payload }) => asTarget(payload))
  const targets = await keepTouched(tx, prepared, {
    request_id: requestIdOf(operation.id),
    timeZone: actor.timeZone,
  })
  const restoring = await restoringOf(handlers, { db: tx, actor, env }, targets)
  const applied = await together(restoring, targets.filter(isWork))
  const outcomes: Outcome[] = []
  for (const [index, { position }] of items.entries()) {
    const target = targets[index]
    if (target) outcomes.push({ position, ...(await outcomeOf(restoring, target, applied?.get(target.id))) })
  }
  return outcomes
}

/** Undefined where the records go one by one: a single one does, and is refused as its form would be. */
async function together(restoring: Restoring, targets: readonly RestoreTarget[]) {
  const [first, ...others] = targets
  const way = first && wayOf(first)
  if (!way || others.length === 0 || others.some((target) => wayOf(target)?.many !== way.many)) return undefined
  return applyTogether(restoring, way, targets)
}

async function outcomeOf(
  restoring: Restoring,
  target: RestoreTarget,
  applied: Applied | undefined,
): Promise<Omit<Outcome, 'position'>> {
  if (!isWork(target)) return { state: target.notes.length > 0 ? 'skipped' : 'unchanged', ...explained(target.notes) }
  try {
    if (applied instanceof Refusal) throw applied
    const { version, notes } = applied ?? (await applyTarget(restoring, target))
    return { state: 'changed', ...explained(notes), ...(version !== undefined && { next_version: version }) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const messages = Object.values(error.details ?? {}).flat()
    return { state: 'skipped', ...explained([...(messages.length > 0 ? messages : [error.message]), ...target.notes]) }
  }
}

function explained(notes: readonly string[]): { message?: string } {
  return notes.length > 0 ? { message: notes.map((note) => text(note)).join('\n') } : {}
}
