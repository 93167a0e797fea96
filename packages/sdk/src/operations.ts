import type { Operations } from './operations.gen.ts'
import type { CallOptions } from './options.ts'
import type { PagePromise } from './transport/pages.ts'
import type { components } from './schema.gen.ts'

/** The models of the contract: `Schemas['User']`. */
export type Schemas = components['schemas']

/** The signed-in member of staff, with roles and their permissions. */
export type User = Schemas['Profile']

export type OperationId = keyof Operations
export type ListId = { [K in OperationId]: Operations[K] extends { item: unknown } ? K : never }[OperationId]

/** Path, query, body and version of an operation in one flat object. */
export type Params<K extends OperationId> = Flat<Operations[K]['params']>

/** The bare body of the operation's success; `void` where there is none, `Blob` for a file. */
export type Result<K extends OperationId> = Operations[K]['result']

/** A row of a list operation. */
export type Item<K extends OperationId> = Operations[K] extends { item: infer T } ? T : never

export type Resource = OperationId extends `${infer R}.${string}` ? R : never
export type Verb<R extends Resource> = Extract<OperationId, `${R}.${string}`> extends `${R}.${infer V}` ? V : never

/** One method per operation; parameters may be left out where none is required. */
export type Call<K extends OperationId> = K extends ListId
  ? (params?: Params<K>, options?: CallOptions) => PagePromise<Result<K>, Item<K>>
  : Partial<Params<K>> extends Params<K>
    ? (params?: Params<K>, options?: CallOptions) => Promise<Result<K>>
    : (params: Params<K>, options?: CallOptions) => Promise<Result<K>>

/** Something for every operation, grouped by resource: `Grouped<…>['users']['list']`. */
export type Api = { readonly [R in Resource]: { readonly [V in Verb<R>]: Call<Id<R, V>> } }

export type Id<R extends Resource, V extends string> = Extract<OperationId, `${R}.${V}`>

// An optional field may also be given as undefined, which is then not sent.
type Flat<T> = { [P in keyof T]: Partial<Pick<T, P>> extends Pick<T, P> ? T[P] | undefined : T[P] }
