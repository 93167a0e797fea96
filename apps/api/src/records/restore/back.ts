import type { PermissionName } from '@admin-panel/permissions'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Call, OperationId } from '#contract/handlers.ts'
import type { ChangeOf } from '#records/many/in-groups.ts'
import type { ManyResult } from '#records/many/outcomes.ts'
import type { Context } from '#records/record.ts'

/** How the records of an entity come back, where the addresses of the contract do not say it. */
export interface Back {
  /** The operations that stand at another address, or that have no address of their own. */
  operations?: {
    view?: OperationId
    create?: OperationId
    update?: OperationId
    statusChange?: OperationId
    delete?: OperationId
  }
  /** Reads a record that no operation shows alone. */
  find?: (db: Database, actor: Actor, id: number) => Promise<object>
  /** Any of these permissions shows such a record; without them, `find` decides. */
  seenBy?: readonly PermissionName[]
  /** The operation that writes such records by lists; its rows name a record by their fields. */
  upsert?: OperationId
  /** How some of its operations change many records with few statements. */
  many?: { readonly [Id in OperationId]?: Many<Call<Id>['body']> }
  /** Runs after a record is restored; throws if it may not exist. */
  returned?: (tx: Database, actor: Actor, id: number) => Promise<void>
  /** Each record belongs to one user, and no other user sees it. */
  isPrivate?: true
  /** A change that is related to another record comes back with that one's. */
  isLed?: true
  /** Why a deleted record cannot come back. */
  gone?: string
  /** Why a changed field cannot come back. */
  kept?: Readonly<Record<string, string>>
}

/** Gives each record what the operation gives to one, with the same rows of the log and the same refusals. */
export interface Many<Body> {
  /** A change of any other field goes record by record. */
  fields: readonly (keyof Body & string)[]
  /** Whether it can write these values, where it cannot write all. */
  takes?: (values: Record<string, unknown>) => boolean
  change: (context: Context, changes: readonly ChangeOf<Body>[]) => Promise<ManyResult>
}
