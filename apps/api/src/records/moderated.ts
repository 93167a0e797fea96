import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Call, OperationId } from '#contract/handlers.ts'
import type { Context } from './record.ts'

export type ModeratedEntity = 'product' | 'company' | 'store-point' | 'bank-detail'

export interface ModeratedRecord {
  version: number
  /** The fields that a request may change, with the names and formats of the record's input and the present values. */
  fields: Record<string, unknown>
  label: string
}

/** The part of an update call that is compared with a proposal. */
export type Updating<Id extends OperationId> = Pick<Call<Id>, 'params' | 'body' | 'version' | 'db' | 'actor'>

/** The main reason of a decision and the comment for the author. */
export interface ReasonAndComment {
  reason_id: number | null
  comment: string | null
}

interface Decision extends ReasonAndComment {
  status: 'approved' | 'rejected' | 'revision' | 'cancelled'
}

/** The interface between the moderation queue and a kind of record. */
export interface Moderated {
  entity: ModeratedEntity
  /** Loads the present record; 404 where the actor may not see it. */
  find: (db: Database, actor: Actor, id: number) => Promise<ModeratedRecord>
  /** Loads the record and locks it until the transaction ends. */
  lock: (tx: Database, actor: Actor, id: number) => Promise<ModeratedRecord>
  /** Writes the proposed fields by the record's own rules and logs them. */
  apply: (tx: Database, actor: Actor, id: number, after: Record<string, unknown>) => Promise<void>
  /** Applies the decision to the record itself, such as its status; after an approval it runs after `apply`. */
  decided: (context: Context, id: number, decision: Decision) => Promise<void>
}

/** How users propose changes of a kind of record. */
export interface Moderation {
  moderated: Moderated
  /** The operation that defines the field values and the permission to change them. */
  updatedBy: OperationId
  /** The handler of `updatedBy`. */
  update(
    this: void,
    call: {
      params: { id: number }
      body: Record<string, unknown>
      version: undefined
      db: Database
      actor: Actor
    },
  ): Promise<unknown>
}
