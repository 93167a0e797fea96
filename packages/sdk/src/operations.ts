import type { Operations } from './operations.gen.ts'
import type { components } from './schema.gen.ts'

/**
 * The models of the contract by name.
 * @example
 * type User = Schemas['User']
 */
export type Schemas = components['schemas']

/** The signed-in member of staff, with roles and their permissions. */
export type Profile = Schemas['Profile']

/** The name of an operation: `resource.verb`, such as `users.update`. */
export type OperationId = keyof Operations

/** The operations that answer with a page of rows. */
export type ListId = { [K in OperationId]: Operations[K] extends { item: unknown } ? K : never }[OperationId]

/**
 * The path, query, body and version of an operation in one flat object. An optional field may be `undefined`, which is not sent.
 * `version` is the one that was read; where the contract lets a change go without, `null` overwrites whatever is stored.
 */
export type Params<K extends OperationId> = {
  [P in keyof Operations[K]['params']]: Partial<Pick<Operations[K]['params'], P>> extends Pick<
    Operations[K]['params'],
    P
  >
    ? Operations[K]['params'][P] | undefined
    : Operations[K]['params'][P]
}

/** The bare body of the operation's success: `void` where there is none, `Blob` for a file, a byte stream for events. */
export type Result<K extends OperationId> = Operations[K]['result']

/** A row of a list operation. */
export type Item<K extends OperationId> = Operations[K] extends { item: infer T } ? T : never

/** The first part of an operation's name: `users`. */
export type Resource = OperationId extends `${infer R}.${string}` ? R : never

/** The verbs of a resource: `list`, `view`, `update` … */
export type Verb<R extends Resource> = Extract<OperationId, `${R}.${string}`> extends `${R}.${infer V}` ? V : never

/** The operation of a resource and a verb; `never` where the contract has no such pair. */
export type Id<R extends Resource, V extends string> = Extract<OperationId, `${R}.${V}`>
