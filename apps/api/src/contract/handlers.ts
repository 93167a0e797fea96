import type { operations, operationPermissions } from '@admin-panel/sdk'
import type { Readable } from 'node:stream'
import type { Actor, Caller, Person } from '#db/actor.ts'
import type { Database } from '#db/database.ts'
import type { Env } from '#env.ts'
import type { UploadedFile } from './uploaded-file.ts'
import type { WrongRow } from './validate.ts'

export type OperationId = keyof operations

type Sent<Content> = Content extends { content: { 'application/json': infer Body } }
  ? Body
  : Content extends { content: { 'multipart/form-data': infer Form } }
    ? { [Part in keyof Form]: Form[Part] extends Blob ? UploadedFile : Form[Part] }
    : undefined
type Success<Responses> = Responses[Extract<keyof Responses, 200 | 201 | 204>]

export interface FileReply {
  name: string
  type: string
  body: Readable | Buffer | string
  /** The row count of an export, sent in a header before the body. */
  rowCount?: number
}

export interface EventReply {
  events: Readable
}

type Replied<Reply> = Reply extends { content: { 'application/json': infer Body } }
  ? Body
  : Reply extends { content: { 'text/event-stream': unknown } }
    ? EventReply
    : Reply extends { content: object }
      ? FileReply
      : void

/** The result of a handler: the bare body of the contract, a file, or nothing for 204. */
export type Result<Id extends OperationId> = Replied<Success<operations[Id]['responses']>>

type ActorOf<Permission> = Permission extends 'public' ? undefined : Permission extends 'person' ? Person : Actor

export interface Call<Id extends OperationId> {
  params: NonNullable<operations[Id]['parameters']['path']>
  query: NonNullable<operations[Id]['parameters']['query']>
  body: Sent<operations[Id]['requestBody']>
  /** The rows of `body.items` that violate the contract, for an import. */
  wrongRows: WrongRow[]
  /** The version from If-Match; undefined only where the contract makes it optional. */
  version: number | undefined
  /** The transaction of a request that writes; the database itself for a read. */
  db: Database
  actor: ActorOf<(typeof operationPermissions)[Id]>
  caller: Caller
  /** The `Last-Event-ID` header, from which an event stream resumes. */
  lastEventId: string | undefined
  /** The bearer token of the request, if any. */
  token: string | undefined
  env: Env
}

/** The filters of a list, without pagination and sorting. */
export type ListFilters<Id extends OperationId> = Omit<Call<Id>['query'], 'page' | 'per_page' | 'sort' | 'after'>

type Handle<Id extends OperationId> = (call: Call<Id>) => Promise<Result<Id>>

/**
 * A handler may opt out of the transaction (its writes must outlive a refusal), of the session check (it checks the
 * token itself), of the audit requirement (it may write without changing a record), or of repeats by an idempotency key
 * (its response must not be stored). `headers` are sent with a successful response.
 */
export type Handler<Id extends OperationId> =
  | Handle<Id>
  | {
      handle: Handle<Id>
      transaction?: false
      session?: false
      audited?: false
      repeatable?: false
      headers?: Record<string, string>
    }

export type Handlers = { [Id in OperationId]: Handler<Id> }
/** The handlers of one section; `satisfies Section<'users'>` reports the missing ones. */
export type Section<Group extends string> = {
  [Id in OperationId as Id extends `${Group}.${string}` ? Id : never]: Handler<Id>
}
