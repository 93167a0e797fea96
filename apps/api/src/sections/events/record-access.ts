import { attempt } from '#query/attempt.ts'
import { type Operation, readContract } from '#contract/operations.ts'
import { refusalOf } from '#db/failures.ts'
import type { Call, Handlers } from '#contract/handlers.ts'
import { handlerOf } from '#contract/trusted.ts'
import { reachOf } from '#records/access/reach.ts'
import { isStaff } from '#query/scope.ts'

type Report = Call<'presence.report'>

/** Whether the record's view operation succeeds for the caller. */
export async function maySee(handlers: Handlers, call: Report): Promise<boolean> {
  const operation = operationOf('GET', call.body.entity)
  const actor = operation && (await actorFor(operation, call))
  if (!operation || !actor) return false
  return isDone(() => handlerOf(handlers, operation.id).handle({ ...callOf(call), actor }))
}

/** Staff may update by permission alone; a seller's update is tried and rolled back. */
export async function mayEdit(handlers: Handlers, call: Report): Promise<boolean> {
  const operation = operationOf('PUT', call.body.entity)
  const actor = operation && (await actorFor(operation, call))
  if (!operation || !actor) return false
  if (isStaff(actor)) return true
  const { handle: update } = handlerOf(handlers, operation.id)
  return isDone(() => attempt(call.db, (db) => update({ ...callOf(call), body: {}, actor, db })))
}

function operationOf(method: 'GET' | 'PUT', entity: string): Operation | undefined {
  const path = new RegExp(`^/api/[\\w-]+/admin/${entity}/\\{id\\}$`)
  return readContract().find((operation) => operation.method === method && path.test(operation.path))
}

async function actorFor({ permission }: Operation, { db, actor }: Report) {
  if (!Array.isArray(permission)) return undefined
  const scope = await reachOf(db, actor, permission)
  return scope === 'none' ? undefined : { ...actor, scope }
}

function callOf(call: Report) {
  return { ...call, params: { id: call.body.entity_id }, query: {}, body: undefined, version: undefined }
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
