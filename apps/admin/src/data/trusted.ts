import type {
  ApiError,
  CallOptions,
  Item,
  ListId,
  OperationId,
  PagePromise,
  Params,
  Result,
  Schemas,
} from '@admin-panel/sdk'
import { isRecord } from '#text/is-record.ts'

type List<K extends ListId> = (params: Params<K>, options: CallOptions) => PagePromise<Result<K>, Item<K>>

/** The method of a list; its id is the path of the method. */
export function listAt<K extends ListId>(api: object, id: K): List<K> {
  return functionAt(api, id) as List<K>
}

export interface QueryOf<K extends OperationId> {
  readonly queryKey: readonly [string, string, Params<K>]
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Result<K>>
  readonly retry: (failureCount: number, error: ApiError) => boolean
}

/** The factory of a query; the id of its operation is the path of the factory. */
export function queryAt<K extends OperationId>(queries: object, id: K) {
  return functionAt(queries, id) as (params: Params<K>) => QueryOf<K>
}

/** The contract defines the payload of each event name. */
export function parseChanges(data: string): Schemas['Changes'] {
  const changes: unknown = JSON.parse(data)
  return changes as Schemas['Changes']
}

interface Draft<Values> {
  values: Values
  base: Values | undefined
  version: number | null
  at: number
}

/** `fittingValues` compares what a draft holds with the form's own values before they are used. */
export function asDraft<Values>(draft: Draft<object>): Draft<Values> {
  return draft as Draft<Values>
}

function functionAt(groups: object, id: string): unknown {
  const [resource = '', verb = ''] = id.split('.')
  const group: unknown = Reflect.get(groups, resource)
  const found = isRecord(group) ? group[verb] : undefined
  if (typeof found !== 'function') throw new TypeError(`There is no operation ${id}`)
  return found
}
