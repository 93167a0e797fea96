import type { Schemas } from '@admin-panel/sdk'
import type { Database } from '#db/database.ts'
import type { Actor } from '#db/actor.ts'
import { allResources } from '#records/resources.ts'
import type { ListOptions } from '#query/list.ts'
import type { RestoreTarget } from '#records/restore/apply-target.ts'
import type { ManyCall } from './calls.ts'
import type { StoredItem } from '#sections/operations/schema.ts'

/** Only `prepareRestore` and `prepareUndo` store the payload of a restore. */
export function asTarget(payload: StoredItem['payload']): RestoreTarget {
  return payload as unknown as RestoreTarget
}

type AnyList = (db: Database, actor: Actor, filters: object) => ListOptions | Promise<ListOptions>

/** The list of a call's records; its filters have been read by the list's own schema. */
export function listOf({ entity, resource }: ManyCall): AnyList | undefined {
  const lists: Readonly<Record<string, unknown>> = allResources().get(entity)?.lists ?? {}
  return lists[resource] as AnyList | undefined
}

/** The reply of an upsert, as every import of rows makes it. */
export const asUpserted = (value: unknown) => value as Schemas['UpsertResult']
