import { attempt } from '#query/attempt.ts'
import { type Operation, readContract } from '#contract/operations.ts'
import { refusalOf } from '#db/failures.ts'
import { primaryOf } from '#db/replica.ts'
import { notFound, type Refusal } from '#errors.ts'
import type { Person } from '#db/actor.ts'
import type { Call, Handlers } from '#contract/handlers.ts'
import { handlerOf } from '#contract/trusted.ts'
import { isStaff } from '#query/scope.ts'
import { reachOf } from './reach.ts'

type AnyCall = Call<'presence.report'> | Call<'auditLog.own'> | Call<'deletions.check'>

interface Place {
  entity: string
  entity_id: number
}

/** The caller with the scope of the record's view operation; undefined unless that succeeds. */
export async function viewerOf(handlers: Handlers, call: AnyCall, place: Place): Promise<Person | undefined> {
  const operation = operationOf('GET', place.entity)
  const actor = operation && (await actorFor(operation, call))
  if (!operation || !actor) return undefined
  const isSeen = await isDone(() => handlerOf(handlers, operation.id).handle({ ...callOf(call, place), actor }))
  return isSeen ? actor : undefined
}

/** Staff may update by permission alone; a seller's update is tried and rolled back. */
export async function mayEdit(handlers: Handlers, call: AnyCall, place: Place): Promise<boolean> {
  const operation = operationOf('PUT', place.entity)
  const actor = operation && (await actorFor(operation, call))
  if (!operation || !actor) return false
  if (isStaff(actor)) return true
  const { handle: update } = handlerOf(handlers, operation.id)
  return isDone(() => attempt(call.db, (db) => update({ ...callOf(call, place), body: {}, actor, db })))
}

/** Deletes the record and rolls that back: the refusal, if its state or other records are the reason of one. */
export async function refusalOfDeletion(handlers: Handlers, call: AnyCall, place: Place): Promise<Refusal | undefined> {
  const operation = operationOf('DELETE', place.entity)
  const actor = operation && (await actorFor(operation, call))
  if (!operation || !actor) throw notFound()
  const { handle: remove, transaction } = handlerOf(handlers, operation.id)
  // What writes outside of the transaction of its call would stay deleted.
  if (transaction === false) throw new TypeError(`${operation.id} cannot be tried`)
  try {
    await attempt(primaryOf(call.db), (db) => remove({ ...callOf(call, place), actor, db }))
    return undefined
  } catch (error) {
    const refusal = refusalOf(error)
    if (refusal?.kind !== 'conflict') throw error
    return refusal
  }
}

function operationOf(method: 'GET' | 'PUT' | 'DELETE', entity: string): Operation | undefined {
  const path = new RegExp(`^/api/[\\w-]+/admin/${entity}/\\{id\\}$`)
  return readContract().find((operation) => operation.method === method && path.test(operation.path))
}

async function actorFor({ permission }: Operation, { db, actor }: AnyCall): Promise<Person | undefined> {
  if (!Array.isArray(permission)) return undefined
  const scope = await reachOf(db, actor, permission)
  return scope === 'none' ? undefined : { ...actor, scope }
}

function callOf(call: AnyCall, place: Place) {
  return { ...call, params: { id: place.entity_id }, query: {}, body: undefined, version: undefined }
}

async function isDone(run: () => Promise<unknown>): Promise<boolean> {
  try {
    await run()
    return true
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal || refusal.kind === 'unavailable') throw error
    return false
  }
}
