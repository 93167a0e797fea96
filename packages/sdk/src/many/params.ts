import type { Id, OperationId, Operations, Params, Resource, Schemas } from '@admin-panel/sdk'

/**
 * A call that the server does for many records: a bulk one, a change of a status, a change of fields that are open to it, or
 * an export.
 */
export type ManyId = { [K in OperationId]: Operations[K] extends { many: unknown } ? K : never }[OperationId]

/** The values of a call, without its records. */
export type ManyInput<K extends ManyId> = Pick<Params<K>, Operations[K]['many'] & keyof Params<K>>

/** The filters of the list that shows the records of a call; `{}` means all of them. */
export type ManyFilter<K extends ManyId> = K extends `${string}.export`
  ? Omit<Params<K>, 'format' | 'sort'>
  : K extends `${infer R extends Resource}.${string}`
    ? Omit<Params<Id<R, 'list'>>, 'page' | 'per_page' | 'after' | 'sort'>
    : never

/** What is done to which records. */
export type ManyParams<K extends ManyId> = Pick<Schemas['OperationInput'], 'expected_count' | 'reason' | 'start'> &
  RecordsOf<K> &
  InputOf<K>

type RecordsOf<K extends ManyId> =
  | {
      /** The filters of the list whose records are meant; `{}` means all of them. */
      readonly filter: ManyFilter<K>
      /** The records are named by the filters. */
      readonly items?: never
    }
  | {
      /** The records by id, with the versions that were read; an export takes none. */
      readonly items: K extends `${string}.export` ? never : Schemas['BulkItem'][]
      /** The records are named one by one. */
      readonly filter?: never
    }

type InputOf<K extends ManyId> = [keyof ManyInput<K>] extends [never]
  ? {
      /** The call has no values but its records. */
      readonly input?: never
    }
  : Partial<ManyInput<K>> extends ManyInput<K>
    ? {
        /** The values of the call, without its records. */
        readonly input?: ManyInput<K>
      }
    : {
        /** The values of the call, without its records. */
        readonly input: ManyInput<K>
      }
