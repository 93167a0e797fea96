import type { Actor } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Call, OperationId } from '#contract/handlers.ts'

export type ModeratedEntity = 'product' | 'company' | 'store-point' | 'bank-detail'

export interface ModeratedRecord {
  version: number
  /** What a request may propose to change, named and written as in the record's input, with the present values. */
  fields: Record<string, unknown>
  label: string
}

/** What the update of a moderated record takes of its call, so that a proposal can be held against it. */
export type Updating<Id extends OperationId> = Pick<Call<Id>, 'params' | 'body' | 'version' | 'db' | 'actor'>

/** The chief reason of a decision, and what the author is told. */
export interface Said {
  reason_id: number | null
  comment: string | null
}

/** What the queue of requests must know of a kind of record that people propose changes of. */
export interface Moderated {
  entity: ModeratedEntity
  /** The record as it is now; 404 where the actor may not see it. */
  find: (db: Database, actor: Actor, id: number) => Promise<ModeratedRecord>
  /** The same, kept from others until the transaction ends. */
  lock: (tx: Database, actor: Actor, id: number) => Promise<ModeratedRecord>
  /** Writes the proposed fields by the record's own rules, with its row of the log. */
  apply: (tx: Database, actor: Actor, id: number, after: Record<string, unknown>) => Promise<void>
  /** What the decision means for the record itself, such as its status. Comes after `apply` where it is approved. */
  decided: (
    tx: Database,
    actor: Actor,
    id: number,
    status: 'approved' | 'rejected' | 'revision' | 'cancelled',
    said: Said,
  ) => Promise<void>
}
