import type { PermissionName } from '@admin-panel/permissions'
import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { OperationId } from '#contract/handlers.ts'

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
  /** What follows from a record that is there again; throws if it may not be. */
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
