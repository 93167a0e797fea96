import type { operations, operationPermissions } from '@admin-panel/sdk'
import type { Readable } from 'node:stream'
import type { Actor, Caller } from '#db/actor.ts'
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
  /** Of an export, to be told before the last row is written. */
  rowCount?: number
}

/** Server-sent events, as they come. */
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

/** What a handler answers: the bare body of the contract, a file, or nothing for 204. */
export type Result<Id extends OperationId> = Replied<Success<operations[Id]['responses']>>

export interface Call<Id extends OperationId> {
  params: NonNullable<operations[Id]['parameters']['path']>
  query: NonNullable<operations[Id]['parameters']['query']>
  body: Sent<operations[Id]['requestBody']>
  /** Of an import: the rows of `body.items` that break the contract. */
  wrongRows: WrongRow[]
  /** From If-Match; undefined only where the contract lets it be absent. */
  version: number | undefined
  /** The transaction of the request where it changes something, the database itself where it reads. */
  db: Database
  actor: (typeof operationPermissions)[Id] extends 'public' ? undefined : Actor
  caller: Caller
  /** `Last-Event-ID` as it came: where a stream of events is to go on. */
  lastEventId: string | undefined
  /** The bearer token as it came, if one came. */
  token: string | undefined
  env: Env
}

/** The filters of a list, apart from its page and order. */
export type ListFilters<Id extends OperationId> = Omit<Call<Id>['query'], 'page' | 'per_page' | 'sort' | 'after'>

type Handle<Id extends OperationId> = (call: Call<Id>) => Promise<Result<Id>>

/**
 * A handler, or a handler that opts out: of the transaction (what it writes must outlive its refusal),
 * of the session check (it judges the token itself), or of the audit row (it may write what is no change of a record).
 * `headers` go with its success.
 */
export type Handler<Id extends OperationId> =
  | Handle<Id>
  | { handle: Handle<Id>; transaction?: false; session?: false; audited?: false; headers?: Record<string, string> }

export type Handlers = { [Id in OperationId]: Handler<Id> }
/** The handlers of one section: `satisfies Section<'users'>` says which are missing. */
export type Section<Group extends string> = {
  [Id in OperationId as Id extends `${Group}.${string}` ? Id : never]: Handler<Id>
}
