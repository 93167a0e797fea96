import type { PermissionName } from '@admin-panel/permissions'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import { invalid, isNotFound, notFound, Refusal, withoutPermission } from '#errors.ts'
import type { Handlers } from '#contract/handlers.ts'
import type { Operation } from '#contract/operations.ts'
import { handlerOf } from '#contract/trusted.ts'
import { readBody } from '#contract/validate.ts'
import { sameValue } from '#db/same-value.ts'
import { allResources } from '#records/resources.ts'
import { fieldNames } from '#text/field-names.gen.ts'
import { isRecord } from '#text/is-record.ts'
import { omit } from '#text/pick.ts'
import { ownValue } from '#text/own-value.ts'
import { text } from '#text/language/language.ts'
import { say } from '#text/language/say.ts'
import { inputOf } from './as-of.ts'
import { findRecord } from './find-record.ts'
import { giveBack } from './give-back.ts'
import { fieldsOf, operationsOf, rowsOf } from './operations-of.ts'
import { reasonsOf, type Values } from './reasons-of.ts'

/** One record to be brought back. */
export interface RestoreTarget {
  entity: string
  id: number
  kind: 'change' | 'create' | 'delete'
  /** The values to set; those of a deleted record that differ from what it was deleted with. */
  values: Record<string, unknown>
  /** The deleted record, for `create`. */
  deletedId?: number
  /** The parts that cannot be restored, in words. */
  notes: string[]
  /** The record's last row of the log when this was prepared. */
  seen?: number
}

export interface Restoring {
  tx: Database
  env: Env
  handlers: Handlers
  /** The restoring user, with the scope of any of these permissions; undefined without one. */
  actorFor: (permissions: readonly PermissionName[]) => Actor | undefined
  /** The restoring user, with the rights of any signed-in user. */
  actor: Actor
}

interface Step {
  operation: Operation
  body: Record<string, unknown> | undefined
}

/** Brings the record back by the rights and rules of now; returns its version and what could not come back. */
export async function applyTarget(
  restoring: Restoring,
  target: RestoreTarget,
): Promise<{ version: number | undefined; notes: string[] }> {
  return restoring.tx.transaction(async (tx) => {
    const inner = { ...restoring, tx }
    if (target.kind === 'delete') return remove(inner, target)
    const notes = [...target.notes]
    if (target.kind === 'create') notes.push(...(await create(inner, target)))
    const version = await change(inner, target)
    return { version, notes }
  })
}

/** The permissions that a target needs today: of each list one suffices. */
export function permissionsOf({ entity, kind, values }: RestoreTarget): (readonly PermissionName[])[] {
  const operations = kind === 'delete' ? [operationsOf(entity).delete] : []
  const steps = stepsOf(entity, values).map(({ operation }) => operation)
  const made = kind === 'create' ? [creating(entity)] : []
  return [...operations, ...made, ...steps].flatMap((operation) =>
    operation && Array.isArray(operation.permission) ? [operation.permission] : [],
  )
}

/** The operation whose right brings a deleted record back: that which makes one, else that which deletes it. */
function creating(entity: string): Operation | undefined {
  const { create, upsert, delete: removal } = operationsOf(entity)
  return create ?? upsert ?? removal
}

/** The operations that write the values; a field that none of them writes is refused by its name. */
function stepsOf(entity: string, values: Record<string, unknown>): Step[] {
  const { update, statusChange, enable, disable, upsert } = operationsOf(entity)
  const details = Object.keys(values).flatMap((field) => {
    const why = whyLeft(entity, field)
    return why === undefined ? [] : [[field, [why]]]
  })
  if (details.length > 0) throw invalid(Object.fromEntries(details))
  const written = writtenBy(entity)
  const fields = Object.fromEntries(Object.entries(values).filter(([field]) => Object.hasOwn(written, field)))
  const { status, is_active } = omit(values, Object.keys(fields))
  const switching = is_active === true ? enable : disable
  const writing = update ?? upsert
  return [
    ...(writing && Object.keys(fields).length > 0 ? [{ operation: writing, body: fields }] : []),
    ...(is_active !== undefined && switching ? [{ operation: switching, body: undefined }] : []),
    ...(status !== undefined && statusChange ? [{ operation: statusChange, body: { status } }] : []),
  ]
}

/** Why a field stays as it is, whatever becomes of the record; undefined where it can come back. */
export function whyLeft(entity: string, field: string): string | undefined {
  const { statusChange, enable } = operationsOf(entity)
  const isWritten =
    Object.hasOwn(writtenBy(entity), field) ||
    (field === 'status' && statusChange !== undefined) ||
    (field === 'is_active' && enable !== undefined)
  if (isWritten) return undefined
  const why = allResources().get(entity)?.back?.kept?.[field]
  // What is computed or counted follows from the fields that are written.
  if (why !== undefined || !fieldsOf(entity).has(field)) return why
  return say`${labelOf(entity, field)}: это поле не возвращается отдельно от записи`
}

/** The fields that the change of a record writes. */
function writtenBy(entity: string): object {
  return operationsOf(entity).update?.body?.properties ?? rowsOf(entity)?.properties ?? {}
}

/** The name of a field, as forms call it. */
export function labelOf(entity: string, field: string): string {
  if (field === 'status') return text('Статус')
  return text(ownValue<string>(fieldNames, `${entity}.${field}`) ?? ownValue<string>(fieldNames, field) ?? field)
}

async function change(restoring: Restoring, { entity, id, values }: RestoreTarget): Promise<number | undefined> {
  let version: number | undefined
  for (const step of stepsOf(entity, values)) version = await run(restoring, step, { entity, id }).catch(namedBy(step))
  return version
}

/** A state that cannot be reached from the present one is refused by its field. */
function namedBy({ body }: Step) {
  return (error: unknown): never => {
    const field = body === undefined ? 'is_active' : 'status'
    const isState = body === undefined || 'status' in body
    if (!(error instanceof Refusal) || error.kind !== 'conflict' || error.details || !isState) throw error
    throw invalid({ [field]: [error.message] }, undefined, error)
  }
}

async function run(restoring: Restoring, { operation, body }: Step, place: { entity: string; id: number }) {
  const actor = actorOf(restoring, operation)
  const marked = { ...actor, restores: { entity: place.entity, ids: new Set([place.id]) } }
  const row = operation === operationsOf(place.entity).upsert ? await rowOf(restoring, actor, place, body) : undefined
  const sent = row ? { items: [row] } : await withReason(restoring, operation, body, place)
  const { value, wrongRows } = readBody(operation)(sent)
  const result = await handlerOf(restoring.handlers, operation.id)
    .handle({ ...sharedOf(restoring, marked), params: { id: place.id }, body: value, wrongRows, version: undefined })
    .catch((error: unknown) => {
      throw row ? withoutRow(error) : error
    })
  return isRecord(result) && typeof result['version'] === 'number' ? result['version'] : undefined
}

async function withReason(
  { tx }: Restoring,
  operation: Operation,
  body: Values,
  { entity, id }: { entity: string; id: number },
) {
  const withReasonOf = await reasonsOf(tx, operation, entity, [{ id, body }])
  return withReasonOf(id, body)
}

/** A list is written with whole rows, so the other fields stay as they are. */
async function rowOf(
  restoring: Restoring,
  actor: Actor,
  place: { entity: string; id: number },
  values: Record<string, unknown> | undefined,
) {
  const present = await findRecord(restoring.handlers, sharedOf(restoring, actor), actor, place)
  if (!present) throw notFound()
  const properties = rowsOf(place.entity)?.properties ?? {}
  const whole = Object.entries({ ...present, ...values }).filter(([field]) => Object.hasOwn(properties, field))
  return Object.fromEntries(whole)
}

function withoutRow(error: unknown): unknown {
  if (!(error instanceof Refusal) || !error.details) return error
  const details = Object.entries(error.details).map(([field, messages]) => [
    field.replace(/^items\.\d+\./, ''),
    messages,
  ])
  return invalid(Object.fromEntries(details), error.message, error)
}

/** A deleted record returns whole; a value that no longer fits is refused by its field. */
async function create(restoring: Restoring, { entity, id, deletedId = 0 }: RestoreTarget): Promise<string[]> {
  const operation = creating(entity)
  const actor = operation ? actorOf(restoring, operation) : restoring.actor
  const { item } = await giveBack(restoring.tx, actor, deletedId)
  const present = await findRecord(restoring.handlers, sharedOf(restoring, actor), actor, { entity, id })
  if (!present) throw notFound()
  const { update } = operationsOf(entity)
  const writable = update?.body?.properties ?? {}
  const was = inputOf(entity, item ?? {})
  const known = Object.entries(was).filter(([field, value]) => Object.hasOwn(writable, field) && value !== null)
  if (update) readBody(update)(Object.fromEntries(known))
  const is = inputOf(entity, present)
  const lost = known.filter(([field, value]) => field in is && !sameValue(is[field], value))
  if (!update || lost.length === 0) return []
  return completed(restoring, update, { entity, id }, Object.fromEntries(lost))
}

/** Writes what the record's own rows do not have; a rule that refuses it leaves the record without. */
async function completed(
  restoring: Restoring,
  operation: Operation,
  place: { entity: string; id: number },
  body: Record<string, unknown>,
): Promise<string[]> {
  try {
    await restoring.tx.transaction((tx) => run({ ...restoring, tx }, { operation, body }, place))
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return Object.values(error.details ?? { '': [error.message] })
      .flat()
      .map((message) => text(message))
  }
}

async function remove(restoring: Restoring, { entity, id, notes }: RestoreTarget) {
  const { delete: operation } = operationsOf(entity)
  if (!operation) throw new Refusal('conflict', 'Записи этого вида не удаляются, поэтому добавленная остаётся')
  const actor = actorOf(restoring, operation)
  await handlerOf(restoring.handlers, operation.id)
    .handle({ ...sharedOf(restoring, actor), params: { id }, body: undefined, wrongRows: [], version: undefined })
    .catch((error: unknown) => {
      // Another record of the selection may have taken it along.
      if (!isNotFound(error)) throw error
    })
  return { version: undefined, notes }
}

export function actorOf({ actorFor, actor }: Restoring, { permission }: Operation): Actor {
  const permitted = Array.isArray(permission) ? actorFor(permission) : actor
  if (!permitted) throw withoutPermission(Array.isArray(permission) ? permission : [])
  return permitted
}

function sharedOf({ tx, env }: Restoring, actor: Actor) {
  return { query: {}, db: tx, actor, caller: actor, token: undefined, lastEventId: undefined, env }
}
