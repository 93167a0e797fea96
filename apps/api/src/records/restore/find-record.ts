import type { Call, Handlers } from '#contract/handlers.ts'
import type { Operation } from '#contract/operations.ts'
import { handlerOf } from '#contract/trusted.ts'
import type { Actor } from '#db/actor.ts'
import { isNotFound } from '#errors.ts'
import { reachOf } from '#records/access/reach.ts'
import { allResources } from '#records/resources.ts'
import { isRecord } from '#text/is-record.ts'
import { operationsOf } from './operations-of.ts'

/** The part of a call that its handlers share. */
export type Shared = Pick<Call<'auditLog.asOf'>, 'db' | 'actor' | 'env' | 'caller'>

/** The caller with the scope of one of these permissions; undefined where they have none. */
export async function actorWith({ db, actor }: Pick<Shared, 'db' | 'actor'>, permission: Operation['permission']) {
  if (!Array.isArray(permission)) return actor
  const scope = await reachOf(db, actor, permission)
  return scope === 'none' ? undefined : { ...actor, scope }
}

/** The caller as a viewer of the entity's records; undefined if they see none, or if the entity has no records to view. */
export function viewerOfEntity(call: Shared, entity: string): Promise<Actor | undefined> | undefined {
  const { find, seenBy } = allResources().get(entity)?.back ?? {}
  const { view } = operationsOf(entity)
  if (view) return actorWith(call, view.permission)
  return find && actorWith(call, seenBy ? [...seenBy] : 'authenticated')
}

/** The record as the viewer sees it; undefined where it is not there, or not for them. */
export async function findRecord(
  handlers: Handlers,
  call: Shared,
  viewer: Actor,
  { entity, id }: { entity: string; id: number },
): Promise<Record<string, unknown> | undefined> {
  const { find } = allResources().get(entity)?.back ?? {}
  const { view } = operationsOf(entity)
  try {
    const item = view
      ? await handlerOf(handlers, view.id).handle({ ...call, actor: viewer, params: { id }, query: {} })
      : await find?.(call.db, viewer, id)
    return isRecord(item) ? item : undefined
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}
