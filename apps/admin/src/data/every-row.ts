import {
  retryQuery,
  type ApiError,
  type CallOptions,
  type Item,
  type ListId,
  type PagePromise,
  type Params,
  type Result,
} from '@admin-panel/sdk'
import { client } from './client.ts'

interface EveryRow<Row> {
  items: Row[]
  meta: { total: number }
}

interface EveryRowQuery<K extends ListId> {
  readonly queryKey: readonly [K, 'every', Params<K>]
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<EveryRow<Item<K>>>
  readonly retry: (failureCount: number, error: ApiError) => boolean
}

/** The query of all rows of a list, for what a screen shows or offers as a whole. More than ten thousand fail. */
export function everyRow<K extends ListId>(id: K, params: Params<K>): EveryRowQuery<K> {
  return {
    queryKey: [id, 'every', params],
    async queryFn({ signal }) {
      const items = await listOf(id)({ ...params, per_page: 100 }, { signal, retry: false }).all()
      return { items, meta: { total: items.length } }
    },
    retry: retryQuery,
  }
}

type List<K extends ListId> = (params: Params<K>, options: CallOptions) => PagePromise<Result<K>, Item<K>>

// An id is the path of its method.
function listOf<K extends ListId>(id: K): List<K> {
  const [resource = '', verb = ''] = id.split('.')
  const groups: object = client.api
  const byId = groups as Record<string, Record<string, List<K>> | undefined>
  const list = byId[resource]?.[verb]
  if (!list) throw new Error(`No list ${id}`)
  return list
}
